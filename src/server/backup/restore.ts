import { createHash } from 'node:crypto';
import pMap from 'p-map';
import { isBackedUpStore } from '../../domain/backup/manifest';
import { problems } from '../../content/problems';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import { readJson } from '../http/request';
import type { Call } from '../http/router';
import { timeLeft } from '../store/deadline';
import { listErased } from '../store/erased';
import { openStore } from '../store/open';
import { isRestorable, markedAt } from './restorable';
import { compareBody, type ComparedEntry, type GivenEntry, restoreBody } from './schema';

/**
 * What became of an entry of the file: `different` is on the site with other bytes; `erased` was erased on purpose
 * after the backup; `rejected` is not what its store holds; `unread` had no time: ask again. A mark of erasure is
 * `missing` too where the site has an earlier one: what counts is the last erasure that is known of.
 */
export type EntryState =
  'same' | 'different' | 'missing' | 'erased' | 'written' | 'rejected' | 'unread';

const concurrency = 24;
/** Milliseconds reserved for the answer. */
const reserve = 2_000;
/** A part of a file is at most 4 MB, but a single picture of 4 MB is longer as text. */
const maxBodyBytes = 5_900_000;

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Calls `act` for each entry, as long as there is time. */
function forEach<Entry>(
  entries: readonly Entry[],
  act: (entry: Entry) => Promise<EntryState>,
): Promise<EntryState[]> {
  return pMap(entries, (entry) => (timeLeft() < reserve ? 'unread' : act(entry)), { concurrency });
}

/** Tells what was erased on purpose after a backup was begun. */
async function findErased(at: string): Promise<(entry: ComparedEntry) => boolean> {
  const erased = await listErased();
  const since = new Date(at).toISOString();
  return ({ store, key }) => (erased.get(`${store}/${key}`) ?? '') >= since;
}

async function stateOf({ store, key, sha256, text = '' }: ComparedEntry): Promise<EntryState> {
  const found = await openStore(store).readBytes(key);
  if (!found) return 'missing';
  const bytes = new Uint8Array(found.bytes);
  if (store === 'erased') return markedAt(bytes) < markedAt(Buffer.from(text)) ? 'missing' : 'same';
  return sha256Of(bytes) === sha256 ? 'same' : 'different';
}

/** `POST /api/backup/compare`: the state of each entry on the site; writes nothing. */
export async function compareWithSite({ request }: Call): Promise<Response> {
  const { at, entries } = await readJson(request, compareBody);
  const wasErased = await findErased(at);
  const states = await forEach(entries, async (entry) =>
    wasErased(entry) ? 'erased' : stateOf(entry),
  );
  return privateJson({ states });
}

/** `GET /api/backup/keys/{store}`: the keys of a store, so that what the site alone has can be named. */
export async function listStoreKeys({ ids }: Call): Promise<Response> {
  const { store = '' } = ids;
  if (!isBackedUpStore(store)) throw new Problem(404, problems.unknownAddress);
  const listed = await openStore(store).list();
  return privateJson({ keys: listed.map(({ key }) => key) });
}

/**
 * `POST /api/backup/restore`: stores entries of a backup as they are in the file, those that are missing, and with
 * `replace` also those that differ. Repeated it writes nothing twice.
 */
export async function restoreEntries({ request }: Call): Promise<Response> {
  const { at, replace, entries } = await readJson(request, restoreBody, maxBodyBytes);
  const wasErased = await findErased(at);
  const now = new Date();
  const states = await forEach(entries, async (entry) => {
    if (wasErased(entry)) return 'erased';
    const bytes = bytesOf(entry);
    if (sha256Of(bytes) !== entry.sha256 || !isRestorable(entry, bytes, now)) return 'rejected';
    return writeEntry(entry, bytes, replace);
  });
  return privateJson({ states });
}

function bytesOf({ text, base64 }: GivenEntry): Uint8Array<ArrayBuffer> {
  const buffer = text === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(text);
  return new Uint8Array(buffer);
}

/** How often a list that lacks an existing key is requested again: that of the local server can, while others write. */
const maxLooks = 10;

/** The etag comes before the bytes, so that a write in between makes the replacement fail. */
async function writeEntry(
  { store, key, sha256, metadata = {}, text }: GivenEntry,
  bytes: Uint8Array<ArrayBuffer>,
  replace: boolean,
): Promise<EntryState> {
  const target = openStore(store);
  if (await target.createBytes(key, bytes.buffer, metadata)) return 'written';
  for (let look = 0; look < maxLooks; look += 1) {
    const etag = (await target.list(key)).find((listed) => listed.key === key)?.etag;
    const state = await stateOf({ store, key, sha256, text });
    const isToReplace = store === 'erased' ? state === 'missing' : replace && state === 'different';
    if (!isToReplace) return state;
    if (etag !== undefined)
      return (await target.replaceBytes(key, bytes.buffer, metadata, etag)) ? 'written' : state;
  }
  return 'different';
}
