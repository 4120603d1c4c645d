import { hashSecret } from '../secrets';
import { openStore } from '../store/open';

// Outside of the people: what was used stays used when they are lost or damaged.
const marks = () => openStore('marks');
const root = 'used-code/';

const parseCode = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The set-up codes that were used, as scrypt. */
export async function readUsedCodes(): Promise<string[]> {
  const keys = await marks().list(root);
  const found = await Promise.all(keys.map((key) => marks().readValue(key, parseCode)));
  return found.filter((code) => code !== null);
}

/** Whether somebody has come with a set-up code: then people are stored, or were. */
export async function hasUsedCodes(): Promise<boolean> {
  return (await marks().list(root)).length > 0;
}

/** Remembers a set-up code, given as scrypt; remembered again, nothing changes. */
export async function rememberCode(code: string): Promise<void> {
  await marks().writeJson(root + hashSecret(code), code);
}
