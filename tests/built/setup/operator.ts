import { adminPaths } from '../../../src/admin-paths';
import { operator } from '../../support/site/operator';
import { ask, parsePage } from './ask';

let cookie: Promise<string> | undefined;

async function signIn(): Promise<string> {
  const send = () =>
    ask(adminPaths.api.signin, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(operator),
    });
  let answer = await send();
  // On a busy machine the site may give up on its store at first.
  while (answer.status === 503) answer = await send();
  if (!answer.ok) throw new Error(`The operator of the test was refused: ${answer.status}.`);
  const lines = answer.headers.getSetCookie();
  return lines.map((line) => line.split(';')[0] ?? '').join('; ');
}

/** An answer of the tested site to its operator, who signs in once for a file. */
export async function askAsOperator(path: string): Promise<Response> {
  return ask(path, { headers: { cookie: await (cookie ??= signIn()) } });
}

/** The document of a page of the admin area as it is served, before its code runs. */
export async function readAdminPage(path: string): Promise<Document> {
  return parsePage(await (await askAsOperator(path)).text());
}
