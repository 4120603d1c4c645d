import type { RecordMeta } from '../../domain/property/schema';
import type { HistoryEntry } from './collection';
import { CorruptValue } from './key-value-store';
import type { Table } from './table';
import { timeKey } from './time-key';

/** What one write leaves in the history, under a key of its own. */
interface PastDocument {
  at: string;
  /** The version that the writer had seen, `null` for a new record. */
  basedOn: string | null;
  document: unknown;
}

/** The history answers at most so many of the newest versions. */
export const historyLimit = 50;

/** What the keys of all versions of a record begin with; the version itself is their end. */
export function historyOf({ kind }: { kind: string }, id: string): string {
  return `${kind}/${id}/`;
}

/** Keeps the full document of a write before it is tried, so that a losing edit can be rescued. */
export async function keepHistory<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  document: Stored,
  basedOn: string | null,
): Promise<void> {
  const now = table.now();
  const key = `${historyOf(table, document._id)}${timeKey(now)}-${document.version}`;
  await table.past.writeJson(key, { at: now.toISOString(), basedOn, document });
}

/** The newest versions written under an id, newest first; `current` is the record's version. */
export async function readHistory<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  id: string,
  current: string | null,
): Promise<HistoryEntry<Stored>[]> {
  const listed = await table.past.list(historyOf(table, id));
  const keys = listed.map(({ key }) => key).sort();
  const newest = keys.slice(-historyLimit).reverse();
  const past = (await Promise.all(newest.map((key) => readPast(table, key)))).filter(
    (entry) => entry !== null,
  );
  const saved = savedVersions(past, current);
  return past.map(({ at, document }) => ({ at, saved: saved.has(document.version), document }));
}

type Past<Stored> = Omit<PastDocument, 'document'> & { document: Stored };

/** What lies under a key of the history, or `null` when it is no version that can be read. */
export async function readPast<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  key: string,
): Promise<Past<Stored> | null> {
  try {
    const found = await table.past.readJson<PastDocument>(key);
    const document = found && table.read(found.value.document);
    return document && { at: found.value.at, basedOn: found.value.basedOn, document };
  } catch (error) {
    if (error instanceof CorruptValue) return null;
    throw error;
  }
}

/** Follows the versions back from the current one: what lies off this path never became the record. */
function savedVersions(past: Past<RecordMeta>[], current: string | null): Set<string> {
  const basedOn = new Map(past.map((entry) => [entry.document.version, entry.basedOn]));
  const saved = new Set<string>();
  for (
    let version = current;
    version && !saved.has(version);
    version = basedOn.get(version) ?? null
  ) {
    saved.add(version);
  }
  return saved;
}
