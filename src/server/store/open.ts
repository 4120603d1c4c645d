import { getStore, type Store } from '@netlify/blobs';
import { environment } from '../env';
import { regionFrom, storeNameIn } from './addresses';
import { boundedFetch, type FetchLimits } from './bounded-fetch';
import {
  CorruptValue,
  StoreUnavailable,
  type KeyValueStore,
  type StoreName,
  type WriteOutcome,
} from './key-value-store';
import { checkedKey, isStoreKey } from './keys';

type Condition = { onlyIfNew: true } | { onlyIfMatch: string };
interface StoredText {
  text: string;
  etag: string;
}

/**
 * One of the site's stores, in the region of `BLOBS_REGION` and apart for each deploy context.
 * Its methods throw `StoreUnavailable` when the store does not answer clearly within the limits,
 * and `InvalidStoreKey` before any call on an unsafe key.
 */
export function openStore(name: StoreName, limits?: FetchLimits): KeyValueStore {
  const fetch = boundedFetch(limits);
  // The platform hands its context and token to each invocation anew, so nothing is kept between calls.
  const client = (): Store => {
    const { deployContext, blobsRegion } = environment();
    return getStore({
      name: storeNameIn(deployContext, name),
      consistency: 'strong',
      region: regionFrom(blobsRegion),
      fetch,
    });
  };

  return {
    async readJson<Value>(key: string, read = (value: unknown) => value as Value) {
      const found = await answered(() => readText(client(), checkedKey(key)));
      return found && { value: read(parsed(key, found)), etag: found.etag };
    },
    async readValue(key) {
      const text = await answered(() => client().get(checkedKey(key), { type: 'text' }));
      return (text as string | null) === null ? null : parsed(key, { text, etag: '' });
    },
    readBytes: (key) => answered(() => readBytes(client(), checkedKey(key))),
    readMetadata: (key) =>
      answered(async () => (await client().getMetadata(checkedKey(key)))?.metadata ?? null),
    writeJson: (key, value) => answered(() => written(client().setJSON(checkedKey(key), value))),
    writeBytes: (key, bytes, metadata) =>
      answered(() => written(client().set(checkedKey(key), bytes, { metadata }))),
    createJson: (key, value) =>
      answered(() => writeIf(client(), checkedKey(key), value, { onlyIfNew: true })),
    replaceJson: (key, value, etag) =>
      answered(() => writeIf(client(), checkedKey(key), value, { onlyIfMatch: checkedEtag(etag) })),
    readVersioned: (key, known) => answered(() => readVersioned(client(), checkedKey(key), known)),
    writeVersioned: (key, bytes, etag) =>
      answered(() => writeVersioned(client(), checkedKey(key), bytes, etag)),
    remove: (key) => answered(() => client().delete(checkedKey(key))),
    list: (prefix) => answered(() => listKeys(client(), prefix)),
  };
}

async function answered<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStoreKey') throw error;
    throw error instanceof StoreUnavailable ? error : new StoreUnavailable(error);
  }
}

async function written(write: Promise<unknown>): Promise<void> {
  await write;
}

/** An empty etag would make the write unconditional. */
function checkedEtag(etag: string): string {
  if (!etag) throw new Error('A conditional write needs the etag that it replaces.');
  return etag;
}

async function readText(store: Store, key: string): Promise<StoredText | null> {
  const found = await store.getWithMetadata(key, { type: 'text' });
  if (!found) return null;
  if (found.etag) return { text: found.data, etag: strong(found.etag) };
  const text = () => store.get(key, { type: 'text' }) as Promise<string | null>;
  const listed = await readListed(store, key, text);
  return listed && { text: listed.value, etag: listed.etag };
}

/** How often a list that lacks an existing key is requested again. */
const maxAttempts = 5;

/**
 * The local server gives etags in lists only, and its lists can lack a key while others are written.
 * The etag comes before the body, so that a write in between makes a later replacement fail instead of
 * overwriting it.
 */
async function readListed<Value>(
  store: Store,
  key: string,
  read: () => Promise<Value | null>,
): Promise<{ value: Value; etag: string } | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const listed = (await listKeys(store, key)).find((entry) => entry.key === key);
    const value = await read();
    if (value === null) return null;
    if (listed) return { value, etag: listed.etag };
  }
  throw new StoreUnavailable(new Error(`The list lacks ${key}, which is there.`));
}

function parsed(key: string, found: StoredText): unknown {
  try {
    return JSON.parse(found.text);
  } catch {
    throw new CorruptValue(key, found.etag);
  }
}

async function readBytes(store: Store, key: string) {
  const found = await store.getWithMetadata(key, { type: 'blob' });
  return found && { bytes: await found.data.arrayBuffer(), metadata: found.metadata };
}

async function writeIf(store: Store, key: string, value: unknown, condition: Condition) {
  const result = await store.setJSON(key, value, condition);
  if (!result.modified) return false;
  return result.etag
    ? strong(result.etag)
    : confirmWrite(store, key, JSON.stringify(value), condition);
}

/** After an unclear answer (rejections come as `modified` without an etag), only reading the key tells. */
async function confirmWrite(store: Store, key: string, text: string, condition: Condition) {
  const found = await readText(store, key);
  if (found?.text === text) return found.etag;
  const stillHolds =
    'onlyIfNew' in condition ? found === null : found?.etag === condition.onlyIfMatch;
  if (stillHolds) throw new StoreUnavailable(new Error(`The write to ${key} was not confirmed.`));
  return false;
}

async function readVersioned(store: Store, key: string, known?: string) {
  const options = known === undefined ? {} : { etag: known };
  // The client's types say neither that a key may be missing nor that unchanged data are not sent.
  const found = (await store.getWithMetadata(key, { type: 'arrayBuffer', ...options })) as {
    data: ArrayBuffer | null;
    etag?: string;
  } | null;
  if (!found) return null;
  const etag = found.etag ? strong(found.etag) : '';
  if (found.data === null || etag === known) return 'unchanged';
  if (etag !== '') return { bytes: new Uint8Array(found.data), etag };
  const bytes = () => store.get(key, { type: 'arrayBuffer' }) as Promise<ArrayBuffer | null>;
  const listed = await readListed(store, key, bytes);
  return listed && { bytes: new Uint8Array(listed.value), etag: listed.etag };
}

async function writeVersioned(
  store: Store,
  key: string,
  bytes: Uint8Array,
  etag: string | null,
): Promise<WriteOutcome> {
  const condition: Condition =
    etag === null ? { onlyIfNew: true } : { onlyIfMatch: checkedEtag(etag) };
  const result = await store.set(key, new Uint8Array(bytes).buffer, condition);
  if (!result.modified) return { state: 'stale' };
  return result.etag ? { state: 'written', etag: strong(result.etag) } : { state: 'unclear' };
}

async function listKeys(store: Store, prefix = ''): Promise<{ key: string; etag: string }[]> {
  const { blobs } = await store.list(prefix ? { prefix } : {});
  // The local server also lists shorter keys and its own half-written files.
  return blobs
    .filter(({ key }) => key.startsWith(prefix) && isStoreKey(key))
    .map(({ key, etag }) => ({ key, etag: strong(etag) }));
}

/** A proxy may weaken an etag, but conditional writes compare strong ones. */
function strong(etag: string): string {
  return etag.replace(/^W\//, '');
}
