import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** Limit of unpacked bytes of what the site wrote itself: a hundred thousand properties, more than the memory of a function holds. */
const maxUnpacked = 256_000_000;
const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip);
const deflate = promisify(gzip);

/** A value as JSON with gzip; speed matters more than size. */
export function pack(value: unknown): Promise<Uint8Array> {
  return deflate(JSON.stringify(value), { level: 1 });
}

/** The JSON that was packed, in UTF-8; throws when the bytes are damaged, or more than `max` unpacked. */
export function unpackBytes(bytes: Uint8Array, max = maxUnpacked): Promise<Buffer> {
  return inflate(bytes, { maxOutputLength: max });
}

/** The value that was packed; `null` when the bytes are damaged. */
export async function unpack(bytes: Uint8Array): Promise<unknown> {
  try {
    return JSON.parse((await unpackBytes(bytes)).toString());
  } catch {
    return null;
  }
}
