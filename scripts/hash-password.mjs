import { randomBytes, scrypt } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ask } from './setup/ask.mjs';

// One of the equivalent settings in OWASP's Password Storage Cheat Sheet, with 32 MB per run. The
// server reads it in src/server/auth/password.ts; a test there checks that both use the same
// format.
const cost = 2 ** 15;
const blockSize = 8;
const parallelization = 3;
const shortest = 10;

const derive = promisify(scrypt);

/**
 * The value of `ADMIN_PASSWORD_HASH` for a password: `scrypt:N:r:p:salt:hash`. Colons, because a `$`
 * would be expanded by shells and by readers of `.env` files.
 */
export async function hashPassword(password, salt = randomBytes(16)) {
  const options = { cost, blockSize, parallelization, maxmem: 256 * cost * blockSize };
  const hash = await derive(password.normalize('NFC'), salt, 32, options);
  return [
    'scrypt',
    cost,
    blockSize,
    parallelization,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join(':');
}

async function readPassword() {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const password = await ask('New password (nothing is shown): ', { isSecret: true });
  if ((await ask('Once more: ', { isSecret: true })) !== password)
    throw new Error('The two passwords differ. Run the command again.');
  return password;
}

async function main() {
  const password = await readPassword();
  if ([...password].length < shortest)
    throw new Error(`Choose a password of at least ${shortest} characters.`);
  process.stdout.write(`ADMIN_PASSWORD_HASH=${await hashPassword(password)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
