/** `npm run hash-password`, or before anything is installed `node scripts/hash-password.mjs`: makes `ADMIN_PASSWORD_HASH`. */
import { randomBytes, scrypt } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ask } from './setup/ask.mjs';
import { run, Stop } from './setup/say.mjs';

// One of the equivalent settings in OWASP's Password Storage Cheat Sheet, with 32 MB per run. The
// server reads it in src/server/auth/password.ts; a test there checks that both use the same
// format.
const cost = 2 ** 15;
const blockSize = 8;
const parallelization = 3;
const minLength = 10;

/**
 * The value of `ADMIN_PASSWORD_HASH` for a password: `scrypt:N:r:p:salt:hash`. Colons, because a `$`
 * would be expanded by shells and by readers of `.env` files.
 *
 * @param {string} password
 * @param {Buffer} [salt]
 * @returns {Promise<string>}
 */
export function hashPassword(password, salt = randomBytes(16)) {
  const options = { cost, blockSize, parallelization, maxmem: 256 * cost * blockSize };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, 32, options, (error, hash) => {
      const [saltText, hashText] = [salt, hash].map((bytes) => bytes.toString('base64url'));
      const parts = ['scrypt', cost, blockSize, parallelization, saltText, hashText];
      if (error) reject(error);
      else resolve(parts.join(':'));
    });
  });
}

async function readPassword() {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const password = await ask('New password (nothing is shown): ', { isSecret: true });
  if ((await ask('Once more: ', { isSecret: true })) !== password)
    throw new Stop('The two passwords differ. Run the command again.');
  return password;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await run(async () => {
    const password = await readPassword();
    if (Array.from(password).length < minLength)
      throw new Stop(`Choose a password of at least ${minLength} characters.`);
    process.stdout.write(`ADMIN_PASSWORD_HASH=${await hashPassword(password)}\n`);
  });
