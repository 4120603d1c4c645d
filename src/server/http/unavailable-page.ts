import { messages } from '../../content/messages';

/** The page for a store that does not answer: it needs nothing of the store, and nobody may keep it. */
export function unavailablePage(): Response {
  const { title, retry } = messages.error;
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
<p>503 Service Unavailable</p>
<p>The data store did not answer. Nothing was lost, and you are not signed out.</p>
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
