import { createHash } from 'node:crypto';

/** 96 bits tell any two pictures apart, and the addresses of a thousand covers stay small in the list answer. */
const hashLength = 24;

/** The name of a picture: the beginning of its content's SHA-256, in lower-case hex. */
export function pictureHash(bytes: ArrayBuffer): string {
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex').slice(0, hashLength);
}

/** Whether a text can be the name of a picture. */
export function isPictureHash(text: string): boolean {
  return text.length === hashLength && /^[0-9a-f]+$/.test(text);
}

/** The kinds of picture that browsers show, told by their first bytes and never by what the sender says. */
const signatures: readonly { type: string; at: number; bytes: string }[] = [
  { type: 'image/jpeg', at: 0, bytes: '\xFF\xD8\xFF' },
  { type: 'image/png', at: 0, bytes: '\x89PNG\r\n\x1A\n' },
  { type: 'image/webp', at: 8, bytes: 'WEBP' },
  { type: 'image/gif', at: 0, bytes: 'GIF87a' },
  { type: 'image/gif', at: 0, bytes: 'GIF89a' },
  { type: 'image/avif', at: 4, bytes: 'ftypavif' },
  { type: 'image/avif', at: 4, bytes: 'ftypavis' },
];

/** The media type of a picture, or `null` when it is none of these. */
export function pictureType(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const found = signatures.find(({ at, bytes: wanted }) => head.startsWith(wanted, at));
  if (found?.type === 'image/webp' && !head.startsWith('RIFF')) return null;
  return found?.type ?? null;
}

/** Whether a stored type is one that we would store. */
export function isPictureType(type: unknown): type is string {
  return signatures.some((signature) => signature.type === type);
}
