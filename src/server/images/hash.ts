import { createHash } from 'node:crypto';

/** 96 bits tell any two pictures apart, and the addresses of a thousand covers stay small in the list answer. */
const length = 24;

/** The name of a picture: the beginning of its content's SHA-256, in lower-case hex. */
export function pictureHash(bytes: ArrayBuffer): string {
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex').slice(0, length);
}

/** Whether a text can be the name of a picture. */
export function isPictureHash(text: string): boolean {
  return text.length === length && /^[0-9a-f]+$/.test(text);
}
