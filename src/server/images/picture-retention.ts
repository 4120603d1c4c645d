/** Which stored pictures no document and no nightly backup names any more, and their end. */
import pMap from 'p-map';
import { documentNames, type DocumentName } from '../../domain/backup/documents';
import { addDays, isoDay } from '../../domain/date';
import { picturesNamedIn } from '../../domain/picture/names';
import { backupNights, daysBefore, unusedPictureDays } from '../../domain/retention-periods';
import { backups, listNights, nightKey } from '../store/nights';
import { cacheTags, purge } from '../cdn';
import { unpackBytes } from '../store/pack';
import { DamagedDocument } from '../store/key-value-store';
import { type KeyValueStore, openStore } from '../store/open';

const concurrency = 10;

const images = () => openStore('images');

async function listUnused(): Promise<string[]> {
  // Listed before the names are read, so that the names are at least as new.
  const stored = await images().list();
  if (stored.length === 0) return [];
  const documents = openStore('documents');
  const named = await Promise.all(documentNames.map((name) => namesIn(documents, name, name)));
  return [...new Set(stored).difference(new Set(named.flat()))];
}

/** Erases pictures that no record has named for 30 nights; none when a night cannot be read. */
export async function eraseUnusedPictures(now: Date): Promise<void> {
  const unused = await listUnused();
  const old = await pMap(unused, (hash) => isOld(hash, now), { concurrency });
  const due = await unnamedInNights(
    unused.filter((_hash, index) => old[index]),
    now,
  );
  await erase(due);
}

async function isOld(hash: string, now: Date): Promise<boolean> {
  const { at } = (await images().readMetadata(hash)) ?? {};
  return typeof at === 'string' && at < daysBefore(now, unusedPictureDays);
}

async function unnamedInNights(hashes: readonly string[], now: Date): Promise<string[]> {
  let unnamed = new Set(hashes);
  if (unnamed.size === 0) return [];
  const nights = await listNights();
  // Younger backups do not show what was still in use 30 days ago.
  const oldest = addDays(isoDay(now.toISOString()), 1 - backupNights);
  if (!nights.properties.includes(oldest)) return [];
  for (const name of documentNames)
    for (const day of nights[name].toReversed()) {
      if (unnamed.size === 0) return [];
      const named = await namesIn(backups(), nightKey(day, name), name);
      unnamed = unnamed.difference(new Set(named));
    }
  return [...unnamed];
}

async function namesIn(store: KeyValueStore, key: string, name: DocumentName): Promise<string[]> {
  const found = await store.readBytes(key);
  if (!found) return [];
  const json = await unpackBytes(new Uint8Array(found.bytes)).catch(() => null);
  if (json === null) throw new DamagedDocument(name);
  return picturesNamedIn(json.toString());
}

/** Removes pictures after the purge, so that the next night repeats an interruption. */
async function erase(hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  if (!(await purge([cacheTags.pictures])))
    throw new Error('The CDN was not purged of erased pictures.');
  await images().removeAll(hashes);
}
