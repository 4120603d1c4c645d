/**
 * The platform's stores as the rest of the server sees them: bytes and JSON by key, with versions, and one error where the
 * platform fails. What is stored it does not know.
 */
import { getStore, type Store } from '@netlify/blobs';
import pMap from 'p-map';
import { environment } from '../env';
import { regionFrom, storeNameIn } from './addresses';
import { boundedFetch } from './bounded-fetch';
import { wasTooBusy } from './deadline';
import { SiteBusy, StoreUnavailable, type StoreName, type WriteOutcome } from './key-value-store';
import { checkKey, isStoreKey } from './keys';

const concurrency = 24;

/** One named store of the platform; every read is strongly consistent, every call bounded in time. */
export type KeyValueStore = ReturnType<typeof openStore>;

/** A store of this deploy context. Its methods throw `StoreUnavailable`, or `InvalidStoreKey` before any call. */
export function openStore(name: StoreName) {
  // The platform hands its context and token to each invocation anew, so nothing is kept between calls.
  const client = (): Store => {
    const { deployContext, blobsRegion } = environment();
    return getStore({
      name: storeNameIn(deployContext, name),
      consistency: 'strong',
      region: regionFrom(blobsRegion),
      fetch: boundedFetch,
    });
  };
  const call = async <Result>(key: string, run: (store: Store) => Promise<Result>) => {
    checkKey(key);
    return orUnavailable(() => run(client()));
  };

  /** The value as `read` reads it, with the etag for a replacement; `null` when the key is free. Broken JSON is read as `null`. */
  const readJson = <Value>(key: string, read: (value: unknown) => Value) =>
    call(key, async (store) => {
      const found = await readVersioned(store, key);
      if (found === null || found === 'unchanged') return null;
      return { value: read(parseOrNull(readText(found.bytes))), etag: found.etag };
    });
  const readValue = async <Value>(
    key: string,
    read: (value: unknown) => Value,
  ): Promise<Value | null> => (await readJson(key, read))?.value ?? null;
  const remove = (key: string): Promise<void> => call(key, (store) => store.delete(key));
  const list = async (prefix?: string): Promise<string[]> => {
    const listed = await orUnavailable(() => listKeys(client(), prefix));
    return listed.map(({ key }) => key).sort();
  };

  return {
    readJson,
    readValue,
    readBytes: (key: string) =>
      call(key, async (store) => {
        const found = await store.getWithMetadata(key, { type: 'blob' });
        return found && { bytes: await found.data.arrayBuffer(), metadata: found.metadata };
      }),
    readMetadata: (key: string) =>
      call(key, async (store) => (await store.getMetadata(key))?.metadata ?? null),
    /** Bytes with their etag; `unchanged` when that is `known`. */
    readVersioned: (key: string, known?: string) =>
      call(key, (store) => readVersioned(store, key, known)),
    writeJson: async (key: string, value: unknown): Promise<void> => {
      await call(key, (store) => store.setJSON(key, value));
    },
    writeBytes: async (key: string, bytes: ArrayBuffer, metadata: Record<string, string> = {}) => {
      await call(key, (store) => store.set(key, bytes, { metadata }));
    },
    createJson: (key: string, value: unknown) =>
      call(key, (store) => writeConfirmed(store, key, value, null)),
    /** Writes only over this etag; `false` when somebody else wrote first. */
    replaceJson: (key: string, value: unknown, etag: string) =>
      call(key, (store) => writeConfirmed(store, key, value, etag)),
    /** Writes only over this etag, or with `null` only if the key is free. */
    writeVersioned: (key: string, bytes: Uint8Array, etag: string | null) =>
      call(key, (store) => writeVersioned(store, key, bytes, etag)),
    remove,
    removeAll: async (keys: readonly string[]): Promise<void> => {
      await pMap(keys, remove, { concurrency });
    },
    removeWhere: async (isOver: (value: unknown) => boolean): Promise<void> => {
      const removeIfOver = async (key: string) => {
        if (await readValue(key, isOver)) await remove(key);
      };
      await pMap(await list(), removeIfOver, { concurrency });
    },
    list,
  };
}

async function orUnavailable<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    throw wasTooBusy() ? new SiteBusy(error) : new StoreUnavailable(error);
  }
}

const readText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The client's types do not say that a key may be missing. */
function get(store: Store, key: string): Promise<Blob | null> {
  return store.get(key, { type: 'blob' });
}

const maxAttempts = 5;

/** The local server has etags in lists only. The etag is read first, so that a write in between makes it stale. */
async function readListed(store: Store, key: string) {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const listed = (await listKeys(store, key)).find((entry) => entry.key === key);
    const value = await get(store, key);
    if (value === null) return null;
    if (listed) return { bytes: await readBytes(value), etag: listed.etag };
  }
  throw new StoreUnavailable(new Error(`The list lacks ${key}, which is there.`));
}

const readBytes = async (value: Blob) => new Uint8Array(await value.arrayBuffer());

async function readVersioned(store: Store, key: string, known?: string) {
  const options = known === undefined ? {} : { etag: known };
  const found = await store.getWithMetadata(key, { type: 'blob', ...options });
  if (!found) return null;
  // The client's types do not say that unchanged data are not sent.
  const data = found.data as Blob | null;
  const etag = found.etag ? strongEtag(found.etag) : '';
  if (data === null || etag === known) return 'unchanged';
  return etag === '' ? readListed(store, key) : { bytes: await readBytes(data), etag };
}

async function writeVersioned(
  store: Store,
  key: string,
  bytes: Uint8Array,
  etag: string | null,
): Promise<WriteOutcome> {
  // An empty etag would make the write unconditional.
  if (etag === '') throw new Error('A conditional write needs the etag that it replaces.');
  const condition = etag === null ? { onlyIfNew: true as const } : { onlyIfMatch: etag };
  const result = await store.set(key, new Uint8Array(bytes).buffer, condition);
  if (!result.modified) return { state: 'stale' };
  return result.etag ? { state: 'written', etag: strongEtag(result.etag) } : { state: 'unclear' };
}

/** Writes JSON over an etag; after an unclear answer (`modified` without an etag) only reading tells. */
async function writeConfirmed(store: Store, key: string, value: unknown, etag: string | null) {
  const text = JSON.stringify(value);
  const written = await writeVersioned(store, key, new TextEncoder().encode(text), etag);
  if (written.state === 'written') return written.etag;
  if (written.state === 'stale') return false;
  const found = await readVersioned(store, key);
  if (found !== null && found !== 'unchanged') {
    if (readText(found.bytes) === text) return found.etag;
    if (found.etag !== etag) return false;
  } else if (etag !== null) return false;
  throw new StoreUnavailable(new Error(`The write to ${key} was not confirmed.`));
}

async function listKeys(store: Store, prefix = ''): Promise<{ key: string; etag: string }[]> {
  const { blobs } = await store.list(prefix ? { prefix } : {});
  // The local server also lists shorter keys and its own half-written files.
  return blobs
    .filter(({ key }) => key.startsWith(prefix) && isStoreKey(key))
    .map(({ key, etag }) => ({ key, etag: strongEtag(etag) }));
}

/** A proxy may weaken an etag, but conditional writes compare strong ones. */
function strongEtag(etag: string): string {
  return etag.replace(/^W\//, '');
}
