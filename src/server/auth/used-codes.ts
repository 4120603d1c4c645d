/**
 * Which set-up codes were used. What was used stays used when the people are lost or damaged, so each is a mark outside of
 * them, and its name says all: there is nothing in it that could become unreadable.
 */
import { openStore } from '../store/open';
import { deriveKey } from './password';

const marks = () => openStore('marks');
const root = 'used-code/';

/** Equal codes have equal hashes, so the salt is always the same. Another setting would make used codes good again. */
const codeWork = { cost: 2 ** 15, blockSize: 8, parallelization: 1 };

/** A set-up code as scrypt in hex: it is kept for as long as the site, and people choose words. */
export async function hashCode(code: string): Promise<string> {
  return (await deriveKey(code, Buffer.from('set-up code'), codeWork)).toString('hex');
}

/** Whether somebody has come with a set-up code: then people are stored, or were. */
export async function hasUsedCodes(): Promise<boolean> {
  return (await marks().list(root)).length > 0;
}

/** Whether a set-up code, given as its hash, was used. */
export async function isUsedCode(hash: string): Promise<boolean> {
  return (await marks().list(root + hash)).length > 0;
}

/** Remembers a set-up code, given as its hash; remembered again, nothing changes. */
export async function rememberCode(hash: string): Promise<void> {
  await marks().writeJson(root + hash, {});
}
