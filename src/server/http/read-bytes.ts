import { Problem } from './problem';

function tooLarge(limit: number, what: string): Problem {
  const size =
    limit < 1_000_000 ? `${Math.floor(limit / 1_000)} KB` : `${Math.floor(limit / 1_000_000)} MB`;
  return new Problem(413, `${what} is larger than ${size}. Send less at once.`);
}

/** The body of a request; throws 413 once more than `limit` bytes have really arrived. */
export async function readBytes(
  request: Request,
  limit: number,
  what = 'The request',
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge(limit, what);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit, what);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The media type of the body, lower case, without parameters; empty when none is named. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
