import { randomInt } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashPassword } from '../hash-password.mjs';
import { root } from './root.mjs';

const file = path.join(root, '.env');
// Without letters and digits that look alike, because people type it.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function readFile() {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const pairs = lines.map((line) => /^\s*(?:export\s+)?([A-Z_]+)\s*=\s*(.*?)\s*$/.exec(line));
  return Object.fromEntries(
    pairs.filter(Boolean).map(([, name, value]) => [name, value.replace(/^(['"])(.*)\1$/, '$2')]),
  );
}

function makePassword() {
  const word = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  const password = [word(), word(), word()].join('-');
  const start = existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n') ? '\n' : '';
  appendFileSync(
    file,
    `${start}# Made by npm start for this machine only; no deploy reads it.\nDEMO_ADMIN_PASSWORD=${password}\n`,
  );
  return password;
}

/**
 * The operator's sign-in for a local run: `ADMIN_PASSWORD_HASH` is used if set; otherwise a
 * password is taken from `DEMO_ADMIN_PASSWORD`, or generated once and stored in `.env`. `password`
 * is `null` when only the hash is known.
 */
export async function localCredentials() {
  const settings = { ...readFile(), ...process.env };
  const username = settings.ADMIN_USERNAME || 'admin';
  const ownHash = settings.ADMIN_PASSWORD_HASH;
  const password = settings.DEMO_ADMIN_PASSWORD || (ownHash ? null : makePassword());
  const hash = ownHash || (await hashPassword(password));
  return {
    username,
    password,
    environment: { ADMIN_USERNAME: username, ADMIN_PASSWORD_HASH: hash },
  };
}
