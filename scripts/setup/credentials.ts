import { createHash, randomInt } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { hashPassword } from '../hash-password.mjs';
import { root } from './root.ts';

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

/** The hash of a password for a local run: always the same one, as another would end every session. */
export function localHash(password: string): Promise<string> {
  const salt = createHash('sha256').update(`local ${password}`).digest().subarray(0, 16);
  return hashPassword(password, salt);
}

/**
 * The operator's sign-in for a local run: `ADMIN_PASSWORD_HASH` is used if set; otherwise a
 * password is taken from `DEMO_ADMIN_PASSWORD`, or generated once and stored in `.env`. `password`
 * is `null` when only the hash is known. `environment` has the other variables of `.env` too.
 */
export async function localCredentials(): Promise<{
  username: string;
  password: string | null;
  environment: NodeJS.ProcessEnv;
}> {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const own: NodeJS.Dict<string> = parseEnv(written);
  const valueOf = (name: string) => {
    const value = process.env[name] ?? own[name];
    return value === '' ? undefined : value;
  };
  const username = valueOf('ADMIN_USERNAME') ?? 'admin';
  const ownHash = valueOf('ADMIN_PASSWORD_HASH');
  const given = valueOf('DEMO_ADMIN_PASSWORD') ?? null;
  const password = given ?? (ownHash === undefined ? makePassword(written) : null);
  const hash = ownHash ?? (await localHash(password ?? ''));
  const environment = Object.fromEntries(Object.keys(own).map((name) => [name, valueOf(name)]));
  return {
    username,
    password,
    environment: { ...environment, ADMIN_USERNAME: username, ADMIN_PASSWORD_HASH: hash },
  };
}
