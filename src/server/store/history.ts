/**
 * Every version of every record, each a blob of its own under a name that says whose and when. It is written before the
 * document, so that nothing saved is lost.
 */
import pMap from 'p-map';
import type { RecordKind } from '../../domain/record';
import { timeKey, timeOfKey } from './keys';
import { openStore } from './open';
import { historyFileSchema, type HistoryFile } from './schema';

export interface HistoryEntry<Stored> {
  /** When it was written, ISO 8601 in UTC. */
  at: string;
  saved: boolean;
  document: Stored;
}

type Past<Stored> = Omit<HistoryFile, 'document'> & { document: Stored };

interface NewEntry {
  id: string;
  record: { version: string };
  basedOn: string | null;
}

interface HistoryOf<Stored> {
  kind: RecordKind;
  read: (document: unknown) => Stored | null;
}

const historyLimit = 50;
const concurrency = 50;
const store = () => openStore('history');

/** Writes records to the history before their document; a repeated change (`at`) writes the same keys. */
export async function appendHistory(
  kind: string,
  entries: readonly NewEntry[],
  at: string,
): Promise<void> {
  const write = ({ id, record, basedOn }: NewEntry) => {
    const past: HistoryFile = { at, basedOn, document: record };
    return store().writeJson(`${kind}/${id}/${timeKey(new Date(at))}-${record.version}`, past);
  };
  await pMap(entries, write, { concurrency });
}

/** Whether anything was ever written of a kind. */
export async function hasHistory(kind: RecordKind): Promise<boolean> {
  return (await store().list(`${kind}/`)).length > 0;
}

/** The newest versions written under an id, newest first; `current` is the record's version. */
export async function readHistory<Stored extends { version: string }>(
  of: HistoryOf<Stored>,
  id: string,
  current: string | null,
): Promise<HistoryEntry<Stored>[]> {
  const keys = await store().list(`${of.kind}/${id}/`);
  const newest = keys.slice(-historyLimit).reverse();
  const found = await Promise.all(newest.map((key) => readPast(of, key)));
  const past = found.filter((entry) => entry !== null);
  const saved = savedVersions(past, current);
  return past.map(({ at, document }) => ({ at, saved: saved.has(document.version), document }));
}

async function readPast<Stored>(
  { read }: HistoryOf<Stored>,
  key: string,
): Promise<Past<Stored> | null> {
  return store().readValue(key, (value) => {
    const past = historyFileSchema.safeParse(value).data;
    const document = past && read(past.document);
    return document ? { ...past, document } : null;
  });
}

function savedVersions(
  past: readonly Past<{ version: string }>[],
  current: string | null,
): Set<string> {
  const basedOn = new Map(past.map((entry) => [entry.document.version, entry.basedOn]));
  const saved = new Set<string>();
  let version = current;
  while (version && !saved.has(version)) {
    saved.add(version);
    version = basedOn.get(version) ?? null;
  }
  return saved;
}

export interface NamedVersion {
  id: string;
  version: string;
}

/** Versions as they were written, by the id of their record: two store calls each. Unknown versions are missing. */
export async function readVersions<Stored extends { version: string }>(
  of: HistoryOf<Stored>,
  wanted: Iterable<NamedVersion>,
): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>();
  const find = async ({ id, version }: NamedVersion) => {
    const keys = await store().list(`${of.kind}/${id}/`);
    const key = keys.findLast((each) => each.endsWith(`-${version}`));
    const document = key === undefined ? null : (await readPast(of, key))?.document;
    if (document?.version === version) found.set(id, document);
  };
  await pMap(wanted, find, { concurrency });
  return found;
}

/** Erases the history of records that were erased. */
export async function eraseHistory(kind: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await store().removeAll(await store().list(`${kind}/${id}/`));
}

/** Changes every version that was written under an id, as when something has to be gone from all of them. */
export async function rewriteHistory(
  kind: RecordKind,
  id: string,
  change: (document: object) => object,
): Promise<void> {
  const rewrite = async (key: string) => {
    const past = await store().readValue(
      key,
      (value) => historyFileSchema.safeParse(value).data ?? null,
    );
    if (typeof past?.document !== 'object' || past.document === null) return;
    await store().writeJson(key, { ...past, document: change(past.document) });
  };
  await pMap(await store().list(`${kind}/${id}/`), rewrite, { concurrency });
}

/** Erases history before `oldest`, and that of records not in `ids` before `oldestOrphan` (ISO 8601 in UTC). */
export async function eraseOldHistory(
  kind: string,
  ids: ReadonlySet<string>,
  { oldest, oldestOrphan }: { oldest: string; oldestOrphan: string },
): Promise<void> {
  const isDue = (key: string) => {
    const [, id = '', name = ''] = key.split('/');
    const time = timeOfKey(name.slice(0, name.indexOf('-')));
    return time < Date.parse(ids.has(id) ? oldest : oldestOrphan);
  };
  await store().removeAll((await store().list(`${kind}/`)).filter(isDue));
}
