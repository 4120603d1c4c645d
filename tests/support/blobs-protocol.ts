import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** One call as received; `key` is empty for a list. */
export interface StoreCall {
  method: string;
  store: string;
  key: string;
  region: string;
  prefix: string;
  cursor: string;
  authorized: boolean;
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
  metadata: string;
  body: Buffer;
}

interface StoreAnswer {
  status: number;
  headers: Record<string, string>;
  body?: Buffer;
}

interface StoredValue {
  bytes: Buffer;
  metadata: string;
}

export type StoreData = Map<string, Map<string, StoredValue>>;

const metadataHeader = 'x-amz-meta-user';
const pageLength = 1_000;

/** Reads a request of the Blobs client: `/region:<region>/<site>/site:<store>/<key>`. */
export function parseStoreCall(request: IncomingMessage, body: Buffer): StoreCall {
  const url = new URL(request.url ?? '/', 'http://store');
  const [, region = '', , store = '', ...key] = url.pathname.split('/');
  const header = (name: string) => request.headers[name]?.toString();
  return {
    method: request.method ?? 'GET',
    store: store.replace(/^site:/, ''),
    key: key.join('/'),
    region: region.replace(/^region:/, ''),
    prefix: url.searchParams.get('prefix') ?? '',
    cursor: url.searchParams.get('cursor') ?? '',
    authorized: header('authorization') === 'Bearer token',
    ifMatch: header('if-match'),
    ifNoneMatch: header('if-none-match'),
    metadata: header(metadataHeader) ?? '',
    body,
  };
}

export function findStore(data: StoreData, store: string): Map<string, StoredValue> {
  const values = data.get(store) ?? new Map<string, StoredValue>();
  data.set(store, values);
  return values;
}

/** Carries out one call atomically; etags are derived from the bytes. */
export function answerStoreCall(data: StoreData, call: StoreCall): StoreAnswer {
  if (!call.authorized) return { status: 401, headers: {} };
  const values = findStore(data, call.store);
  if (call.key === '') return listPage(values, call);
  const value = values.get(call.key);
  if (call.method === 'PUT') return put(values, call, value);
  if (call.method === 'DELETE') {
    values.delete(call.key);
    return { status: 204, headers: {} };
  }
  if (!value) return { status: 404, headers: {} };
  const headers = { etag: makeEtag(value), [metadataHeader]: value.metadata };
  if (call.ifNoneMatch === headers.etag) return { status: 304, headers };
  return { status: 200, headers, ...(call.method === 'GET' && { body: value.bytes }) };
}

function put(
  values: Map<string, StoredValue>,
  call: StoreCall,
  value: StoredValue | undefined,
): StoreAnswer {
  const taken = call.ifNoneMatch === '*' && value !== undefined;
  const changed = call.ifMatch !== undefined && (!value || makeEtag(value) !== call.ifMatch);
  if (taken || changed) return { status: 412, headers: {} };
  const written = { bytes: call.body, metadata: call.metadata };
  values.set(call.key, written);
  return { status: 200, headers: { etag: makeEtag(written) } };
}

function listPage(values: Map<string, StoredValue>, call: StoreCall): StoreAnswer {
  const keys = [...values.keys()].filter((key) => key.startsWith(call.prefix)).sort();
  const start = Number(call.cursor || 0);
  const page = keys.slice(start, start + pageLength);
  const blobs = page.flatMap((key) => {
    const value = values.get(key);
    return value ? { key, etag: makeEtag(value), size: value.bytes.length } : [];
  });
  const end = start + pageLength;
  const more = end < keys.length ? { next_cursor: String(end) } : {};
  const body = Buffer.from(JSON.stringify({ blobs, directories: [], ...more }));
  return { status: 200, headers: { 'content-type': 'application/json' }, body };
}

function makeEtag(value: StoredValue): string {
  return `"${createHash('sha256').update(value.bytes).digest('hex')}"`;
}
