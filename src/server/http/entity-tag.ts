import { createHash } from 'node:crypto';
import { Problem } from './problem';

/** A version as it stands in `ETag` and `If-Match`. */
export function quote(version: string): string {
  return `"${version}"`;
}

/** An entity tag for a body that has no version of its own. */
export function tagOf(body: string): string {
  return quote(createHash('sha256').update(body).digest('base64url').slice(0, 27));
}

/** Proxies mark a tag as weak when they compress the body; the version is still the same. */
function plain(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Whether the client has this very version already (RFC 9110, 13.1.2). */
export function isUnchanged(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match');
  if (known === null) return false;
  return known.trim() === '*' || known.split(',').some((entry) => plain(entry) === tag);
}

/** The version that a save is based on; undefined without the header or for `*` (any version). */
export function ifMatch(request: Request): string | undefined {
  const header = request.headers.get('if-match')?.trim();
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"([^"]+)"$/.exec(header)?.[1];
  if (version === undefined) {
    throw new Problem(
      400,
      'If-Match takes the one ETag that the record was loaded with, in quotes.',
    );
  }
  return version;
}
