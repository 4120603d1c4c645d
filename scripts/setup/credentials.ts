/** Who signs in to a site on this machine, with which password, and how that person is made. */
import { createHash, randomInt } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { callSite, readProblem } from '../site/call.ts';
import { root } from './root.ts';
import { Stop } from './say.mjs';

const file = path.join(root, '.env');
// Without letters and digits that look alike, because people type it.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function makePassword(written: string): string {
  const word = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  const password = [word(), word(), word()].join('-');
  const start = written === '' || written.endsWith('\n') ? '' : '\n';
  appendFileSync(
    file,
    `${start}# Made by npm start for this machine only; no deploy reads it.\nDEMO_ADMIN_PASSWORD=${password}\n`,
  );
  return password;
}

/** The set-up code of a local run: another password has another one, which sets it. */
function makeCode(password: string): string {
  return createHash('sha256').update(`set-up ${password}`).digest('hex').slice(0, 20);
}

export interface LocalOperator {
  username: string;
  password: string;
}

/**
 * Who signs in to a local run: `DEMO_ADMIN_PASSWORD`, or a password that is generated once and stored in `.env`.
 * `environment` has the set-up code and the other variables of `.env`.
 */
export function localCredentials(): LocalOperator & { environment: NodeJS.ProcessEnv } {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const own: NodeJS.Dict<string> = parseEnv(written);
  const readValue = (name: string) => {
    const value = process.env[name] ?? own[name];
    return value === '' ? undefined : value;
  };
  const password = readValue('DEMO_ADMIN_PASSWORD') ?? makePassword(written);
  const environment = Object.fromEntries(Object.keys(own).map((name) => [name, readValue(name)]));
  return {
    username: 'admin',
    password,
    environment: { ...environment, SETUP_CODE: makeCode(password) },
  };
}

/** Makes the person of a local run through the call that a browser uses, unless they are there already. */
export async function setUpOperator(
  site: string,
  { username, password }: LocalOperator,
  code = makeCode(password),
): Promise<void> {
  const { status, text } = await callSite(new URL('/api/auth/setup', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, name: 'The operator', username, password }),
  });
  const wasThere = status === 409;
  if (status !== 200 && !wasThere)
    throw new Stop(`Nobody can sign in: the site answered ${status}. ${readProblem(text)}`);
}
