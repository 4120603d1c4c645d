import { messages } from '../../content/messages';
import { site } from '../../content/site';

/** The page for a store that does not answer: it needs nothing of the store, and nobody may keep it. */
export function unavailablePage(): Response {
  const { title, retry, storeStatus, storeFailed } = messages.error;
  const body = `<!doctype html>
<html lang="${site.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
<p>${storeStatus}</p>
<p>${storeFailed}</p>
<p><a href="">${retry}</a></p>
</html>
`;
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'",
    },
  });
}
