import { randomInt } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
 * The hash of a password, made once and kept in `kept`: a new one would end every session.
 *
 * @param {string} password @param {string} kept
 */
export async function keptHash(password, kept = path.join(root, '.netlify', 'operator-hash')) {
  const before = existsSync(kept) ? readFileSync(kept, 'utf8') : '';
  const salt = Buffer.from(before.split(':')[4] ?? '', 'base64url');
  if (before !== '' && (await hashPassword(password, salt)) === before) return before;
  const hash = await hashPassword(password);
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, hash, { mode: 0o600 });
  return hash;
}

/**
 * The operator's sign-in for a local run: `ADMIN_PASSWORD_HASH` is used if set; otherwise a
 * password is taken from `DEMO_ADMIN_PASSWORD`, or generated once and stored in `.env`. `password`
 * is `null` when only the hash is known. `environment` has the other variables of `.env` too.
 */
export async function localCredentials() {
  const settings = { ...readFile(), ...process.env };
  const own = Object.keys(readFile()).map((name) => [name, settings[name]]);
  const username = settings.ADMIN_USERNAME || 'admin';
  const ownHash = settings.ADMIN_PASSWORD_HASH;
  const password = settings.DEMO_ADMIN_PASSWORD || (ownHash ? null : makePassword());
  const hash = ownHash || (await keptHash(password));
  return {
    username,
    password,
    environment: {
      ...Object.fromEntries(own),
      ADMIN_USERNAME: username,
      ADMIN_PASSWORD_HASH: hash,
    },
  };
}
