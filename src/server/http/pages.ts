import { company } from '../../content/company';
import { enquiry } from '../../content/enquiries/enquiry';
import { errorMessages } from '../../content/screen-messages';
import { errorPages, site } from '../../content/pages/site';
import { telephoneLink } from '../../domain/links';
import { retryAfter } from './headers';

interface PlainPage {
  status: number;
  title: string;
  body: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

function plainPage({ status, title, body, headers }: PlainPage): Response {
  const html = `<!doctype html>
<html lang="${site.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
${body.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
</html>
`;
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'",
    },
  });
}

/** The page for a form that seems to come from another site: what happened and what to do. */
export function crossOriginPage(): Response {
  const { title, text } = errorPages.refused;
  const { phone } = company.agent;
  return plainPage({
    status: 403,
    title,
    body: [text, `<a href="${telephoneLink(phone)}">${enquiry.call} ${phone}</a>`],
  });
}

/** The page for a store that does not answer; `text` says it otherwise. */
export function unavailablePage(text: string = errorMessages.storeFailed): Response {
  const { title, retry, storeStatus } = errorMessages;
  return plainPage({
    status: 503,
    title,
    body: [storeStatus, text, `<a href="">${retry}</a>`],
    headers: retryAfter,
  });
}
