import type { RecordMeta } from '../../domain/property/schema';
import { inParallel } from '../in-parallel';
import { timeLeft } from './deadline';
import { historyOf, readPast } from './history';
import type { Table } from './table';

/** One version of a record by its name. */
export interface NamedVersion {
  id: string;
  version: string;
}

const parallelReads = 24;

/** Milliseconds kept back from reading many versions for what has to follow. */
const reserve = 2_500;

/** The document of one version, or `null`: one list and one read, however many versions there are. */
async function readVersion<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  { id, version }: NamedVersion,
): Promise<Stored | null> {
  const keys = (await table.past.list(historyOf(table, id))).map(({ key }) => key).sort();
  const key = keys.findLast((each) => each.endsWith(`-${version}`));
  const document = key === undefined ? null : ((await readPast(table, key))?.document ?? null);
  return document?.version === version ? document : null;
}

/**
 * Versions as they were written, by the id of their record. Missing in the answer are those of which
 * nothing is known, and those that the running operation has no time left for.
 */
export async function readVersions<Stored extends RecordMeta>(
  table: Table<Stored, unknown>,
  wanted: Iterable<NamedVersion>,
): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>();
  await inParallel(wanted, parallelReads, async (named) => {
    if (timeLeft() <= reserve) return;
    const document = await readVersion(table, named);
    if (document) found.set(named.id, document);
  });
  return found;
}
