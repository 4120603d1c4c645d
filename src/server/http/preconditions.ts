import { problems } from '../../content/problems';
import { isId } from '../../domain/record';
import { Problem } from './problem';

/** The version that a save is based on; undefined without the header or for `*` (any version). */
export function ifMatch(request: Request): string | undefined {
  const header = request.headers.get('if-match')?.trim();
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"([^"]+)"$/.exec(header)?.[1];
  if (version === undefined) throw new Problem(400, problems.invalidIfMatch);
  return version;
}

/**
 * The id that the browser made for a new record, in the header `Idempotency-Key`: the same create sent
 * again after an unclear answer makes no second record. Undefined without the header.
 */
export function idempotencyKey(request: Request): string | undefined {
  const header = request.headers.get('idempotency-key')?.trim();
  if (header === undefined) return undefined;
  const key = header.replace(/^"(.*)"$/, '$1');
  if (!isId(key)) throw new Problem(400, problems.invalidIdempotencyKey);
  return key;
}
