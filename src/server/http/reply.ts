/**
 * The answers that calls give, by who may keep them: one client alone, whoever has a tag, or nobody; and how much one
 * answer holds.
 */
import { createHash } from 'node:crypto';
import { problems } from '../../content/problems';
import { Problem } from './problem';

const json = 'application/json; charset=utf-8';
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The maximum size of one answer, in bytes: the platform's limit is 6 MB, and headers and rounding need room. */
export const maxAnswerBytes = 4_500_000;

/** The most that the platform sends of one answer, in bytes, with room for its headers. */
export const maxSentBytes = 6_200_000;

/** A value as JSON; throws 400 where it is more than the platform sends, which would lose the answer without a word. */
function writeJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) > maxSentBytes) throw new Problem(400, problems.tooMuch);
  return text;
}

/** A JSON answer for one client: never cached. */
export function privateJson(
  value: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(writeJson(value), {
    status: init.status ?? 200,
    headers: { 'content-type': json, 'cache-control': 'private, no-store', ...init.headers },
  });
}

/** A page or an answer that supports `If-None-Match`; `headers` say who may cache it. */
export function tagged(
  request: Request,
  body: string,
  headers: Headers,
  tag = makeTag(body),
): Response {
  headers.set('etag', tag);
  if (!isUnchanged(request, tag)) return new Response(body, { headers });
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
}

/** A JSON answer that supports `If-None-Match`; `headers` say who may cache it. */
export function taggedJson(
  request: Request,
  value: unknown,
  headers: Record<string, string>,
  tag?: string,
): Response {
  const all = new Headers({ 'content-type': json, ...headers });
  return tagged(request, writeJson(value), all, tag);
}

/** A file to be saved under this name (plain letters), for one client: never cached. */
export function fileResponse(body: BodyInit, fileName: string, type: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** An .xlsx file to be saved under this name. */
export function workbookResponse(bytes: Uint8Array<ArrayBuffer>, fileName: string): Response {
  return fileResponse(bytes, fileName, workbook);
}

/** As many of the first values as fit into one JSON answer. */
export function takeWhileFits<Value>(values: readonly Value[], limit = maxAnswerBytes): Value[] {
  let left = limit;
  const end = values.findIndex((value) => {
    left -= Buffer.byteLength(JSON.stringify(value)) + 1;
    return left < 0;
  });
  return end < 0 ? [...values] : values.slice(0, end);
}

/** A version as written in `ETag` and `If-Match`. */
export function quote(version: string): string {
  return `"${version}"`;
}

/** An entity tag for a body that has no version of its own. */
export function makeTag(body: string): string {
  return quote(createHash('sha256').update(body).digest('base64url').slice(0, 27));
}

/** Whether the client has this very version already (RFC 9110, 13.1.2). */
export function isUnchanged(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match');
  if (known === null) return false;
  return known.trim() === '*' || known.split(',').some((entry) => withoutWeakness(entry) === tag);
}

/** Proxies mark a tag as weak when they compress the body; the version is still the same. */
function withoutWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
