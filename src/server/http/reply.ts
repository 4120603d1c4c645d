import { isUnchanged, tagOf } from './entity-tag';

const json = 'application/json; charset=utf-8';

/** A JSON answer for one client: never cached. */
export function privateJson(
  value: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify(value), {
    status: init.status ?? 200,
    headers: { 'content-type': json, 'cache-control': 'private, no-store', ...init.headers },
  });
}

/** A JSON answer that may be asked for again with `If-None-Match`; `headers` say who may keep it. */
export function taggedJson(
  request: Request,
  value: unknown,
  headers: Record<string, string>,
  tag?: string,
): Response {
  const body = JSON.stringify(value);
  const etag = tag ?? tagOf(body);
  if (isUnchanged(request, etag))
    return new Response(null, { status: 304, headers: { ...headers, etag } });
  return new Response(body, { status: 200, headers: { 'content-type': json, ...headers, etag } });
}
