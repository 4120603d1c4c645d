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
}

const documentKey = 'unused-pictures';
/** Where pictures are named: in records, in the trash or not, and in all their versions. */
const sources = ['properties', 'blogs', 'history'] as const;

/** Milliseconds for reading what names pictures; what does not fit is read the next night. */
const readMilliseconds = 15_000;
/** Erased in one night; the rest waits for the next. */
const maxErased = 500;
/** Milliseconds reserved, while many pictures are erased, for the list. */
const reserve = 3_000;
const concurrency = 10;
/** The maximum number of pictures that one purge names. */
const maxTags = 50;

/** The pictures that nothing names; `null` before the first night. */
export async function readUnused(): Promise<UnusedPictures | null> {
  try {
    const stored = (await openStore('derived').readValue(documentKey)) as UnusedDocument | null;
    // The first form held when a picture was listed: read as a day of erasure, that would be long over.
    return stored?.format === 2 ? new Map(stored.unused) : null;
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
 * memory or comes from a workbook exported long ago, a draft that was worked on for more than a month and never
 * saved, or the same picture uploaded in the very moment it is erased, would miss its picture.
 */
export async function eraseUnusedPictures(now: Date): Promise<void> {
  const images = openStore('images');
  // Listed before the names are read, so that the names are at least as new.
  const stored = (await images.list()).map(({ key }) => key);
  const named = await readNames();
  if (named === null) return;
  const unnamed = await pMap(
    stored.filter((hash) => !named.has(hash)),
    async (hash) => [hash, await uploadedAt(images, hash)] as const,
    { concurrency },
  );
  const unused = new Map(updateUnused((await readUnused()) ?? new Map(), new Map(unnamed), now));
  await write(unused);
  const erased = await erase(images, dueOf(unused, now).slice(0, maxErased), now);
  for (const hash of erased) unused.delete(hash);
  if (erased.length > 0) await write(unused);
}

async function uploadedAt(images: KeyValueStore, hash: string): Promise<unknown> {
  return (await images.readMetadata(hash))?.at;
}

async function write(unused: UnusedPictures): Promise<void> {
  const document: UnusedDocument = { format: 2, unused: [...unused] };
  await openStore('derived').writeJson(documentKey, document);
}

/** All pictures that are named; only what is new is read. `null` when that takes another night. */
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

/** Purged before they are removed: if that fails, the next night repeats it. */
async function erase(images: KeyValueStore, due: readonly string[], now: Date): Promise<string[]> {
  const tags = due.length > maxTags ? [cacheTags.pictures] : due.map(cacheTags.picture);
  if (!(await purge(tags))) return [];
  const erased = await pMap(
    due,
    async (hash) => {
      // Somebody may have uploaded it again since.
      const isDrafted = draftedUntil(await uploadedAt(images, hash)) > now.toISOString();
      if (timeLeft() < reserve || isDrafted) return [];
      await markErased('images', [hash], now);
      await images.remove(hash);
      return [hash];
    },
    { concurrency },
  );
  return erased.flat();
}
