import { createHash } from 'node:crypto';
import pMap from 'p-map';
import { backedUpStores, type BackupEntry, type Manifest } from '../../domain/backup/manifest';
import { type ListedValue, planBackup, recentHistory } from '../../domain/backup/plan';
import { isoDay } from '../../domain/date';
import { backupNights, daysBefore } from '../../domain/retention';
import { timeLeft } from '../store/deadline';
import { timeKey } from '../store/keys';
import { openStore } from '../store/open';
import {
  amountOf,
  listDays,
  listObjects,
  readLatest,
  readManifest,
  readPartial,
  removePartial,
  writeLatest,
  writeManifest,
  writeObject,
  writePartial,
} from './manifests';
import { tidyBackups } from './tidy';

const concurrency = 24;
/** Milliseconds reserved, while values are read, for writing the manifest. */
const reserve = 6_000;

/**
 * Makes the backup of the day, or the part of it for which there is time: the next run continues. Where
 * the day has one, deletes what is too old; where that is done too, returns at once. Throws `StoreUnavailable`.
 */
export async function backUp(now: Date): Promise<void> {
  const day = isoDay(now.toISOString());
  const known = await readLatest();
  if (known?.day === day && known.tidied) return;
  const stored = new Set(await listObjects());
  const manifest = (await readManifest(day)) ?? (await makeManifest(day, now, stored));
  if (manifest === null) return;
  const pictures = manifest.entries.filter(({ store }) => store === 'images');
  const latest = {
    day,
    at: known?.day === day ? known.at : new Date().toISOString(),
    all: amountOf(manifest.entries),
    pictures: amountOf(pictures),
  };
  await writeLatest({ ...latest, tidied: false });
  await removePartial();
  const tidied = await tidyBackups(day, manifest, stored);
  if (tidied) await writeLatest({ ...latest, tidied });
}

/**
 * The backup of a day, or `null` where a part of it is left for the next run. Adds to the hashes of the bytes that
 * are `stored` those that it stores.
 */
async function makeManifest(day: string, now: Date, stored: Set<string>): Promise<Manifest | null> {
  const [listed, before] = await Promise.all([listValues(now), readBefore()]);
  const { unchanged, toRead } = planBackup(listed, before, stored);
  const read = await pMap(toRead, (value) => copyUnlessLate(value, stored), { concurrency });
  const entries = [...unchanged, ...read.filter((entry) => entry !== null && entry !== 'late')];
  const manifest = { at: now.toISOString(), entries: inOrder(entries) };
  if (read.includes('late')) {
    const late = toRead.filter((_value, place) => read[place] === 'late');
    const isLate = new Set(late.map(nameOf));
    // The entry of the night before stays, so that what a list lacks is looked for in the next run.
    const earlier = before.filter((entry) => isLate.has(nameOf(entry)));
    await writePartial({ ...manifest, entries: inOrder([...entries, ...earlier]) });
    return null;
  }
  await writeManifest(day, manifest);
  return manifest;
}

const nameOf = ({ store, key }: Pick<BackupEntry, 'store' | 'key'>) => `${store}/${key}`;

/** What the run or the night before has done already. */
async function readBefore(): Promise<BackupEntry[]> {
  const partial = await readPartial();
  if (partial) return partial.entries;
  const newest = (await listDays()).at(-1);
  return (newest === undefined ? null : await readManifest(newest))?.entries ?? [];
}

async function listValues(now: Date): Promise<ListedValue[]> {
  const since = timeKey(new Date(daysBefore(now, backupNights)));
  const lists = await pMap(backedUpStores, async (store) => {
    const values = (await openStore(store).list()).map((value) => ({ store, ...value }));
    if (store !== 'history') return values;
    const recent = recentHistory(
      values.map(({ key }) => key),
      since,
    );
    return values.filter(({ key }) => recent.has(key));
  });
  return lists.flat();
}

/**
 * Stores the bytes of a value, unless they are stored, and returns its entry; `null` when it has been removed.
 * Its etag is that of the list: if it has been written since, the next night finds another one.
 */
async function copyUnlessLate(
  { store, key, etag }: ListedValue,
  stored: Set<string>,
): Promise<BackupEntry | 'late' | null> {
  if (timeLeft() < reserve) return 'late';
  const found = await openStore(store).readBytes(key);
  if (!found) return null;
  const bytes = Buffer.from(found.bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (!stored.has(sha256)) {
    await writeObject(sha256, found.bytes);
    stored.add(sha256);
  }
  const metadata = found.metadata as Record<string, string>;
  const hasMetadata = Object.keys(metadata).length > 0;
  return {
    store,
    key,
    etag,
    sha256,
    size: bytes.byteLength,
    ...(hasMetadata && { metadata }),
  };
}

/** In the order in which they are restored. */
function inOrder(entries: readonly BackupEntry[]): BackupEntry[] {
  const place = ({ store }: BackupEntry) => backedUpStores.indexOf(store);
  return entries.toSorted(
    (one, other) => place(one) - place(other) || (one.key < other.key ? -1 : 1),
  );
}
