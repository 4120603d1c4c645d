/**
 * Pages of plain HTML for what goes wrong before a page of the site can be made: a rejected form, a wrong method, a store
 * that does not answer.
 */
import { company } from '../../content/company';
import { enquiryWords } from '../../content/enquiries/enquiry';
import { errorMessages } from '../../content/screen-messages';
import { errorPages, site } from '../../content/pages/site';
import { telephoneLink } from '../../domain/links';
import { paths } from '../../paths';
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

/** What happened, what to do, and the number to call. */
function withCall(status: number, { title, text }: { title: string; text: string }) {
  const { phone } = company.agent;
  const call = `<a href="${telephoneLink(phone)}">${enquiryWords.call} ${phone}</a>`;
  return { status, title, body: [text, call] };
}

/** The page for a form that seems to come from another site. */
export function crossOriginPage(): Response {
  return plainPage(withCall(403, errorPages.refused));
}

/** The pages outside the admin area that forms are sent to, also by a browser whose code has not come yet. */
const formPages: ReadonlySet<string> = new Set([
  paths.enquiry,
  paths.news,
  paths.join(),
  paths.signin,
]);

/** The answer to a method that a page does not have; `null` where it has it. */
export function answerMethod(method: string, page: string, isGuarded: boolean): Response | null {
  const allowed = ['GET', 'HEAD', ...(isGuarded || formPages.has(page) ? ['POST'] : [])];
  if (allowed.includes(method)) return null;
  const headers = { allow: ['OPTIONS', ...allowed].join(', ') };
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers });
  return plainPage({ ...withCall(405, errorPages.wrongMethod), headers });
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
