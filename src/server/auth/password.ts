import { createHash, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** The parts of `scrypt:N:r:p:salt:hash`; salt and hash are base64url. */
interface PasswordHash {
  cost: number;
  blockSize: number;
  parallelization: number;
  salt: Buffer;
  hash: Buffer;
}

const format = /^scrypt:(\d{1,7}):(\d{1,2}):(\d{1,2}):([A-Za-z0-9_-]{22,86}):([A-Za-z0-9_-]{43})$/;
const minCost = 2 ** 14;
/** Bytes that one run may use: a function has 1 GB. */
const maxMemory = 160 * 1024 * 1024;

function memory({ cost, blockSize, parallelization }: Omit<PasswordHash, 'salt' | 'hash'>): number {
  return 128 * blockSize * (cost + parallelization + 1);
}

/** Reads a stored hash; `null` when it is malformed, too weak, or too expensive to check. */
function parsePasswordHash(text: string): PasswordHash | null {
  const [, cost, blockSize, parallelization, salt, hash] = format.exec(text.trim()) ?? [];
  if (salt === undefined || hash === undefined) return null;
  const numbers = {
    cost: Number(cost),
    blockSize: Number(blockSize),
    parallelization: Number(parallelization),
  };
  const isPowerOfTwo = Number.isInteger(Math.log2(numbers.cost));
  const fits =
    numbers.blockSize >= 8 && numbers.parallelization >= 1 && memory(numbers) <= maxMemory;
  if (!isPowerOfTwo || numbers.cost < minCost || !fits) return null;
  return { ...numbers, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}

function derive(
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letters can be typed as different code points, depending on the keyboard.
    scrypt(password.normalize('NFC'), salt, length, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** One of the equivalent settings in OWASP's Password Storage Cheat Sheet, with 32 MB per run. */
const settings = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };

/** The hash of a password as it is stored: `scrypt:N:r:p:salt:hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const maxmem = memory(settings) + 1024 * 1024;
  const hash = await derive(password, salt, 32, { ...settings, maxmem });
  const texts = [salt, hash].map((bytes) => bytes.toString('base64url'));
  return ['scrypt', ...Object.values(settings), ...texts].join(':');
}

/** A hash that no password has, so that an unknown user name takes the time of a known one. */
const dummyHash: PasswordHash = { ...settings, salt: randomBytes(16), hash: randomBytes(32) };

/** Whether the password has this stored hash; takes the same time either way, and without one. */
export async function hasPassword(password: string, stored: string | undefined): Promise<boolean> {
  const expected = stored === undefined ? null : parsePasswordHash(stored);
  return (await isPassword(password, expected ?? dummyHash)) && expected !== null;
}

/** Whether the password has this hash; takes the same time either way. */
async function isPassword(password: string, expected: PasswordHash): Promise<boolean> {
  const { cost, blockSize, parallelization, salt, hash } = expected;
  const key = await derive(password, salt, hash.length, {
    cost,
    blockSize,
    parallelization,
    maxmem: memory(expected) + 1024 * 1024,
  });
  return timingSafeEqual(key, hash);
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
