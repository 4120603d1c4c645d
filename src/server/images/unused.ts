import pMap from 'p-map';
import { picturesNamedIn } from '../../domain/picture/names';
import {
  draftedUntil,
  dueOf,
  updateUnused,
  type UnusedPictures,
} from '../../domain/picture/unused';
import { cacheTags, purge } from '../cdn';
import { timeLeft } from '../store/deadline';
import { markErased } from '../store/erased';
import { CorruptValue, type KeyValueStore } from '../store/key-value-store';
import { openStore } from '../store/open';
import { readVerified } from '../store/verified';

/** The list of unused pictures as it is stored: a dry run of what is erased 30 days later. */
interface UnusedDocument {
  format: 2;
  unused: [hash: string, due: string][];
  /** Pictures that were erased, and of which the CDN is still to be purged; absent in older documents. */
  unpurged?: string[];
}

const documentKey = 'unused-pictures';
/** Where pictures are named: in records, in the trash or not, and in all their versions. */
const sources = ['properties', 'blogs', 'history'] as const;

/** Milliseconds for reading what names pictures; what does not fit is read in the next run. */
const readMilliseconds = 15_000;
/** Erased in one run; the rest waits for the next. */
const maxErased = 500;
/** Milliseconds reserved, while many pictures are read or erased, for the purge and the list. */
const reserve = 5_000;
const concurrency = 10;
/** The maximum number of pictures that one purge names. */
const maxTags = 50;

/** The pictures that nothing names; `null` before the first night. */
export async function readUnused(): Promise<UnusedPictures | null> {
  const document = await readDocument();
  return document && new Map(document.unused);
}

async function readDocument(): Promise<UnusedDocument | null> {
  try {
    const value = await openStore('derived').readValue(documentKey);
    const stored = value as UnusedDocument | null;
    // The first form held when a picture was listed: read as a day of erasure, that would be long over.
    return stored?.format === 2 && Array.isArray(stored.unused) ? stored : null;
  } catch (thrown) {
    // The 30 days begin again.
    if (thrown instanceof CorruptValue) return null;
    throw thrown;
  }
}

/**
 * Lists the pictures that no record and no version names, and erases those that have been on the list for 30
 * days and were uploaded 60 days ago or more: until then, a draft in a browser may name them. When what names
 * pictures cannot be read as a whole, nothing is listed and nothing erased.
 *
 * A save that names a picture between the reading and the erasure: a new picture is guarded by the time of its
 * upload, and an old one can only come from a version, which names it. Only an address that was typed from
 * memory, a draft that was worked on for more than a month and never saved, or the same picture uploaded in the very
 * moment it is erased, would miss its picture. A workbook exported long ago is told of it in its import's preview.
 */
export async function eraseUnusedPictures(now: Date): Promise<void> {
  const images = openStore('images');
  // Listed before the names are read, so that the names are at least as new.
  const stored = (await images.list()).map(({ key }) => key);
  const named = await readNames();
  if (named === null) return;
  const document = await readDocument();
  const before = new Map(document?.unused);
  const unnamed = stored.filter((hash) => !named.has(hash));
  const added = unnamed.filter((hash) => !before.has(hash));
  const unused = updateUnused(before, unnamed, await readUploads(images, added), now);
  // A run that was cut off has left what it removed on the list.
  const removedBefore = new Set([...(document?.unpurged ?? []), ...before.keys()]);
  const unpurged = [...removedBefore.difference(new Set(stored))];
  await write(unused, unpurged);
  const { removed, again } = await removeDue(images, dueOf(unused, now).slice(0, maxErased), now);
  const toPurge = [...unpurged, ...removed];
  const isPurged = await purgePictures(toPurge);
  if (toPurge.length + again.size === 0) return;
  const gone = new Set(removed);
  const left = [...unused, ...again].filter(([hash]) => !gone.has(hash));
  await write(left, isPurged ? [] : toPurge);
}

/** The last upload of each picture, of as many as there is time for. */
async function readUploads(
  images: KeyValueStore,
  hashes: readonly string[],
): Promise<Map<string, unknown>> {
  const read = await pMap(
    hashes,
    async (hash) => (timeLeft() < reserve ? [] : [[hash, await uploadedAt(images, hash)] as const]),
    { concurrency },
  );
  return new Map(read.flat());
}

async function uploadedAt(images: KeyValueStore, hash: string): Promise<unknown> {
  return (await images.readMetadata(hash))?.at;
}

async function write(
  unused: Iterable<readonly [hash: string, due: string]>,
  unpurged: string[],
): Promise<void> {
  const document: UnusedDocument = { format: 2, unused: [...new Map(unused)], unpurged };
  await openStore('derived').writeJson(documentKey, document);
}

/** All pictures that are named; only what is new is read. `null` when that takes another run. */
async function readNames(): Promise<Set<string> | null> {
  const found = await Promise.all(sources.map((store) => readNamesIn(store)));
  if (found.some(({ left }) => left > 0)) return null;
  // What cannot be read may name pictures.
  if (found.some(({ entries, total }) => entries.size < total))
    throw new Error('A stored record or version cannot be read, so no picture is erased.');
  return new Set(
    found.flatMap(({ entries }) => [...entries.values()].flatMap((one) => one.summary)),
  );
}

function readNamesIn(store: (typeof sources)[number]) {
  return readVerified(
    {
      store,
      index: `pictures-in-${store}`,
      format: 1,
      read: (value) => ({
        version: '',
        updatedAt: '',
        names: picturesNamedIn(JSON.stringify(value)),
      }),
      summarize: ({ names }) => names,
    },
    { catchUp: readMilliseconds },
  );
}

/**
 * Purged after the removal, when no request can bring them back to the CDN. Until that has succeeded they stay in the
 * document, and the next run purges them.
 */
function purgePictures(hashes: readonly string[]): Promise<boolean> {
  return purge(hashes.length > maxTags ? [cacheTags.pictures] : hashes.map(cacheTags.picture));
}

/** Removes pictures that are due; `again` are those that somebody has uploaded again since, with another day. */
async function removeDue(images: KeyValueStore, due: readonly string[], now: Date) {
  const removed: string[] = [];
  const again = new Map<string, string>();
  await pMap(
    due,
    async (hash) => {
      if (timeLeft() < reserve) return;
      const drafted = draftedUntil(await uploadedAt(images, hash));
      if (drafted > now.toISOString()) {
        again.set(hash, drafted);
        return;
      }
      await markErased('images', [hash], now);
      await images.remove(hash);
      removed.push(hash);
    },
    { concurrency },
  );
  return { removed, again };
}
