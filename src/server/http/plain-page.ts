import { site } from '../../content/site';

/** What a page says that is made without the site's layout. */
interface PlainPage {
  status: number;
  title: string;
  /** Paragraphs, as HTML of our own. */
  body: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

/** A page that needs nothing of the store and loads nothing; nobody may keep it. */
export function plainPage({ status, title, body, headers }: PlainPage): Response {
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
