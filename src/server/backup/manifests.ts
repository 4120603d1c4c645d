import {
  type BackupEntry,
  type Manifest,
  packManifest,
  unpackManifest,
} from '../../domain/backup/manifest';
import type { Amount, LatestBackup } from '../../domain/backup/state';
import type { FetchLimits } from '../store/bounded-fetch';
import { CorruptValue } from '../store/key-value-store';
import { openStore } from '../store/open';

/** A picture, or the manifest of a large site, has megabytes. */
const largeLimits: FetchLimits = { tries: 2, perTry: 12_000, inAll: 20_000, pause: 100 };

/** Where the backups are: `object/<sha256>` has bytes, `manifest/<day>` names those of a day. */
export const backupStore = () => openStore('backups');
/** The same store for what may be large: nobody waits so long for a list, or for the day of the newest backup. */
const largeValues = () => openStore('backups', largeLimits);

const manifestPrefix = 'manifest/';
const objectPrefix = 'object/';
const partialKey = 'partial';
const latestKey = 'latest';
const lastNamedKey = 'last-named';

const objectKey = (sha256: string) => `${objectPrefix}${sha256}`;

/** Bytes that are kept, by their hash. */
export const readObject = (sha256: string) => largeValues().readBytes(objectKey(sha256));
export const writeObject = (sha256: string, bytes: ArrayBuffer) =>
  largeValues().writeBytes(objectKey(sha256), bytes, {});
export const removeObject = (sha256: string) => backupStore().remove(objectKey(sha256));

async function readTolerantly(key: string, store = largeValues()): Promise<unknown> {
  try {
    return await store.readValue(key);
  } catch (error) {
    if (error instanceof CorruptValue) return null;
    throw error;
  }
}

const readAt = async (key: string) => unpackManifest(await readTolerantly(key));
const writeAt = (key: string, manifest: Manifest) =>
  largeValues().writeJson(key, packManifest(manifest));

/** The backup of a day; `null` when there is none that can be read. */
export const readManifest = (day: string) => readAt(`${manifestPrefix}${day}`);
/** Completes the backup of a day. */
export const writeManifest = (day: string, manifest: Manifest) =>
  writeAt(`${manifestPrefix}${day}`, manifest);
/** Removes the backup of a day; its objects stay until nothing names them. */
export const removeManifest = (day: string) => backupStore().remove(`${manifestPrefix}${day}`);

/** The backup that is being made, as far as the last run came. */
export const readPartial = () => readAt(partialKey);
export const writePartial = (manifest: Manifest) => writeAt(partialKey, manifest);
export const removePartial = () => backupStore().remove(partialKey);

async function listUnder(prefix: string): Promise<string[]> {
  return (await backupStore().list(prefix)).map(({ key }) => key.slice(prefix.length));
}

/** The days that have a complete backup, oldest first. */
export const listDays = async () => (await listUnder(manifestPrefix)).sort();
/** The hashes of all bytes that are kept. */
export const listObjects = () => listUnder(objectPrefix);

/** The newest backup in a few words, without its manifest; `null` when there is none. */
export async function readLatest(): Promise<LatestBackup | null> {
  return (await readTolerantly(latestKey, backupStore())) as LatestBackup | null;
}

export const writeLatest = (latest: LatestBackup) => backupStore().writeJson(latestKey, latest);

/** The last day whose backup names some bytes. */
export interface LastNamed {
  /** The backups that it was made of: those of other days have to be read. */
  days: Set<string>;
  /** The day, by hash. */
  dayOf: Map<string, string>;
}

/** Made of no backup where it is missing or cannot be read: the manifests tell. */
export async function readLastNamed(): Promise<LastNamed> {
  const { days = [], rows = [] } = ((await readTolerantly(lastNamedKey)) ?? {}) as {
    days?: string[];
    rows?: [string, string][];
  };
  return { days: new Set(days), dayOf: new Map(rows) };
}

export const writeLastNamed = ({ days, dayOf }: LastNamed) =>
  largeValues().writeJson(lastNamedKey, { days: [...days], rows: [...dayOf] });

/** How many entries there are, and how many bytes they have together. */
export function amountOf(entries: readonly BackupEntry[]): Amount {
  return { count: entries.length, bytes: entries.reduce((sum, { size }) => sum + size, 0) };
}
