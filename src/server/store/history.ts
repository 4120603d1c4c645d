import pMap from 'p-map';
import type { RecordMeta } from '../../domain/record';
import type { KeptVersion } from '../../domain/retention';
import { timeLeft } from './deadline';
import { CorruptValue, type KeyValueStore } from './key-value-store';
import { timeKey, timeOfKey } from './keys';

/** One version of a record as it was written. */
export interface HistoryEntry<Stored> {
  /** When it was written, ISO 8601 in UTC. */
  at: string;
  /** Whether it became the record; `false` for an edit that lost to another and for one that failed. */
  saved: boolean;
  document: Stored;
}

/** One history entry, under a key of its own. */
interface PastDocument<Document = unknown> {
  at: string;
  /** The version that the writer had seen, `null` for a new record. */
  basedOn: string | null;
  document: Document;
}

/** The history settings of a kind of record. */
interface HistoryTable<Stored> {
  kind: string;
  history: KeyValueStore;
  read: (document: unknown) => Stored | null;
  now: () => Date;
}

/** The maximum number of versions that the history returns, newest first. */
const historyLimit = 50;

/** Appends the full document before its write is attempted, so that a losing edit can be rescued. */
export async function appendHistory<Stored extends RecordMeta>(
  { kind, history, now }: HistoryTable<Stored>,
  document: Stored,
  basedOn: string | null,
): Promise<void> {
  const at = now();
  const key = `${kind}/${document._id}/${timeKey(at)}-${document.version}`;
  const past: PastDocument = { at: at.toISOString(), basedOn, document };
  await history.writeJson(key, past);
}

/** What a key of the history tells without its entry. */
export function versionOfKey(key: string): KeptVersion {
  const [time = '', ...version] = key.slice(key.lastIndexOf('/') + 1).split('-');
  return { key, version: version.join('-'), at: timeOfKey(time) };
}

/**
 * The versions that became the record, as far as these keys tell: a writer sees only those, so that each but the
 * last has another based on it, and an edit that lost has none.
 */
export async function savedOnes(
  history: KeyValueStore,
  keys: readonly string[],
): Promise<Set<string>> {
  const readBase = async (key: string) => {
    try {
      return ((await history.readValue(key)) as Partial<PastDocument> | null)?.basedOn;
    } catch (error) {
      if (error instanceof CorruptValue) return null;
      throw error;
    }
  };
  const based = await pMap(keys, readBase, { concurrency: 24 });
  return new Set(based.filter((version) => typeof version === 'string'));
}

/** The newest versions written under an id, newest first; `current` is the record's version. */
export async function readHistory<Stored extends RecordMeta>(
  table: HistoryTable<Stored>,
  id: string,
  current: string | null,
): Promise<HistoryEntry<Stored>[]> {
  const listed = await table.history.list(`${table.kind}/${id}/`);
  const keys = listed.map(({ key }) => key).sort();
  const newest = keys.slice(-historyLimit).reverse();
  const found = await Promise.all(newest.map((key) => readPast(table, key)));
  const past = found.filter((entry) => entry !== null);
  const saved = savedVersions(past, current);
  return past.map(({ at, document }) => ({ at, saved: saved.has(document.version), document }));
}

/** Reads one history entry; `null` if it cannot be parsed. */
async function readPast<Stored extends RecordMeta>(
  { history, read }: HistoryTable<Stored>,
  key: string,
): Promise<PastDocument<Stored> | null> {
  try {
    const past = (await history.readValue(key)) as PastDocument | null;
    const document = past && read(past.document);
    return document && { at: past.at, basedOn: past.basedOn, document };
  } catch (error) {
    if (error instanceof CorruptValue) return null;
    throw error;
  }
}

/**
 * Follows the versions back from the current one: a version not on this path never became the record. The
 * path ends where the history was thinned; of the months before, the kept versions count as saved.
 */
function savedVersions(
  past: readonly PastDocument<RecordMeta>[],
  current: string | null,
): Set<string> {
  const versions = past.map(({ document }) => document.version);
  const basedOn = new Map(past.map((entry) => [entry.document.version, entry.basedOn]));
  const saved = new Set<string>();
  let version = current;
  while (version && !saved.has(version)) {
    saved.add(version);
    const base = basedOn.get(version) ?? null;
    if (base && !basedOn.has(base)) {
      for (const older of versions.slice(versions.indexOf(version) + 1)) saved.add(older);
    }
    version = base;
  }
  return saved;
}

/** One version of a record by its name. */
export interface NamedVersion {
  id: string;
  version: string;
}

/** Milliseconds reserved, while many versions are read, for the steps that follow. */
const reserve = 2_500;

/**
 * Versions as they were written, by the id of their record: two store calls each. Unknown versions,
 * and those that there was no time to read, are missing.
 */
export async function readVersions<Stored extends RecordMeta>(
  table: HistoryTable<Stored>,
  wanted: Iterable<NamedVersion>,
): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>();
  const find = async ({ id, version }: NamedVersion) => {
    if (timeLeft() <= reserve) return;
    const keys = (await table.history.list(`${table.kind}/${id}/`)).map(({ key }) => key).sort();
    const key = keys.findLast((each) => each.endsWith(`-${version}`));
    const document = key === undefined ? null : (await readPast(table, key))?.document;
    if (document?.version === version) found.set(id, document);
  };
  await pMap(wanted, find, { concurrency: 24 });
  return found;
}
