import { gunzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setEnvironmentContext } from '@netlify/blobs';
import type { StoreCall, StoreData } from './blobs-protocol';
import { answerStoreCall, parseStoreCall, findStore } from './blobs-protocol';
import { packed } from './documents';
import { startServer } from './server';

/**
 * The fault of a store call: a status: rejected with it, nothing done; `hang`: nothing done,
 * never answered; `lost`: done, but the connection is cut; `crash`: this call and all later ones are
 * cut, as after the death of the process; `crash after`: the same, but this call is still done.
 */
type FaultKind = number | 'hang' | 'lost' | 'crash' | 'crash after';

export interface Fault {
  kind: FaultKind;
  /** The first of the matching calls that it hits, counted from 1 since it was set. */
  nth?: number;
  /** How many matching calls it hits in a row; the client retries on its own. */
  times?: number;
  match?: (call: StoreCall) => boolean;
}

export type StrictStore = Awaited<ReturnType<typeof startStrictStore>>;

/** Matches the writes of a store, such as `documents`. */
export const isWrite =
  (name: string) =>
  ({ method, store }: StoreCall) =>
    method === 'PUT' && store === `local-${name}`;

export async function startStrictStore() {
  const data: StoreData = new Map();
  const calls: StoreCall[] = [];
  const faults: { fault: Fault; seen: number }[] = [];

  const hit = (call: StoreCall): FaultKind | null => {
    const counted = faults.filter(({ fault }) => fault.match?.(call) ?? true);
    for (const entry of counted) entry.seen += 1;
    const found = counted.find(({ fault: { kind, nth = 1, times = 1 }, seen }) => {
      const endless = kind === 'crash' || kind === 'crash after';
      return seen >= nth && (endless || seen < nth + times);
    });
    if (!found) return null;
    const { kind, nth = 1 } = found.fault;
    return kind === 'crash after' && found.seen > nth ? 'crash' : kind;
  };

  const { address, stop } = await startServer((request, response) => {
    void buffer(request).then((body) => {
      const call = parseStoreCall(request, body);
      calls.push(call);
      respond(hit(call), call, data, response);
    });
  });
  const place = { edgeURL: address, uncachedEdgeURL: address };
  setEnvironmentContext({ ...place, siteID: 'site', token: 'token' });
  // On the platform's build machines the stores would have other names.
  delete process.env.CONTEXT;

  const put = (store: string, key: string, content: string | Buffer | null) => {
    const entries = findStore(data, store);
    if (content === null) entries.delete(key);
    else entries.set(key, { bytes: Buffer.from(content), metadata: '' });
  };
  const forget = () => {
    faults.length = 0;
    calls.length = 0;
  };
  return {
    /** Every call since the last `forget` or `reset`, in order. */
    calls,
    fault: (fault: Fault) => faults.push({ fault, seen: 0 }),
    /** Ends all faults and forgets the calls; the data stays. */
    forget,
    /** Ends all faults, forgets the calls and the data. */
    reset: () => {
      forget();
      data.clear();
    },
    /** The stored values of a store, by key; the store's name as on the platform, without a prefix. */
    values: (store: string) =>
      new Map<string, unknown>(
        [...(data.get(store) ?? [])].map(([key, { bytes }]) => [key, JSON.parse(bytes.toString())]),
      ),
    /** The records of a document as stored, read past the site's own code; none without a document. */
    documentRecords: (name: string): unknown[] => {
      const found = data.get('local-documents')?.get(name);
      if (!found) return [];
      const { records } = JSON.parse(gunzipSync(found.bytes).toString()) as { records: unknown[] };
      return records;
    },
    /** Remembers the data; the function returned puts them back, and ends all faults. */
    snapshot: () => {
      const copy = structuredClone(data);
      return () => {
        forget();
        data.clear();
        for (const [name, values] of structuredClone(copy)) {
          // A copy has bare bytes.
          for (const value of values.values()) value.bytes = Buffer.from(value.bytes);
          data.set(name, values);
        }
      };
    },
    /** How many values have this text in them, unpacked, or in their key. */
    countWith: (text: string) =>
      [...data.values()]
        .flatMap((values) => [...values])
        .filter(([key, { bytes }]) => {
          const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
          return `${key}\n${(isPacked ? gunzipSync(bytes) : bytes).toString()}`.includes(text);
        }).length,
    /** The bytes of a key; undefined when it is not there. */
    bytes: (store: string, key: string) => data.get(store)?.get(key)?.bytes,
    /** Stores or removes bytes directly, past the client. */
    put,
    /** Puts a document with these records directly, past the client; the erased ones are forgotten. */
    putDocument: (name: string, records: readonly unknown[]) =>
      put('local-documents', name, Buffer.from(packed(records))),
    stop: async () => {
      delete process.env.NETLIFY_BLOBS_CONTEXT;
      await stop();
    },
  };
}

/** Carries out a call and replies, unless a fault prevents it; synchronously, so that calls never interleave. */
function respond(
  fault: FaultKind | null,
  call: StoreCall,
  data: StoreData,
  response: ServerResponse,
): void {
  if (fault === 'hang') return;
  if (fault === 'crash') {
    response.destroy();
  } else if (typeof fault === 'number') {
    response.writeHead(fault).end();
  } else {
    const answer = answerStoreCall(data, call);
    if (fault === null) response.writeHead(answer.status, answer.headers).end(answer.body);
    else response.destroy();
  }
}
