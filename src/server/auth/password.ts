import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

type HashWork = Readonly<{ cost: number; blockSize: number; parallelization: number }>;

/**
 * The work of one hash, one of the equivalent settings in OWASP's Password Storage Cheat Sheet, with 32 MB per run.
 * Nothing that is set on a deployed site changes it; tests lower the cost.
 */
export const hashWork: HashWork = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };

/** Names the settings in a stored hash: one of other settings is unusable. */
const makePrefix = ({ cost, blockSize, parallelization } = hashWork) =>
  `scrypt:${cost}:${blockSize}:${parallelization}:`;
const hashLength = 32;

/** The scrypt of a secret, 32 bytes. The same letters can be typed as different code points, depending on the keyboard. */
export function deriveKey(secret: string, salt: Buffer, work: HashWork): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const settings = { ...work, maxmem: 34 * 1024 * 1024 };
    scrypt(secret.normalize('NFC'), salt, hashLength, settings, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await deriveKey(password, salt, hashWork);
  return makePrefix() + [salt, hash].map((bytes) => bytes.toString('base64url')).join(':');
}

/** Whether the password has this stored hash; takes the same time either way, and without one. */
export async function hasPassword(password: string, stored = ''): Promise<boolean> {
  const prefix = makePrefix();
  const parts = stored.startsWith(prefix) ? stored.slice(prefix.length).split(':') : [];
  const [salt = '', hash = ''] = parts;
  const expected = Buffer.from(hash, 'base64url');
  const key = await deriveKey(password, Buffer.from(salt, 'base64url'), hashWork);
  return expected.length === hashLength && timingSafeEqual(key, expected);
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
