import type { RecordMeta } from './property/schema';

/** One version of a record as the history call answers it. */
export interface RecordVersion<Stored> {
  /** When it was written, ISO 8601 in UTC. */
  at: string;
  /** Whether it became the record; `false` for an edit that lost to another and for one that failed. */
  saved: boolean;
  /**
   * The fields that differ from the next older version that was saved, `deletedAt` for a delete or
   * restore; `null` where there is no older one to compare with.
   */
  changed: string[] | null;
  document: Stored;
}

type Version<Stored> = Omit<RecordVersion<Stored>, 'changed'>;

/** These differ in every version and say nothing. */
const stamps: readonly string[] = ['version', 'updatedAt', 'restores'];

/** The names of the fields that differ, lists and texts compared by content. */
export function changedFields(newer: object, older: object): string[] {
  const before = new Map<string, unknown>(Object.entries(older));
  const after = new Map<string, unknown>(Object.entries(newer));
  const names = new Set([...after.keys(), ...before.keys()]);
  return [...names].filter(
    (name) =>
      !stamps.includes(name) &&
      JSON.stringify(after.get(name)) !== JSON.stringify(before.get(name)),
  );
}

/** Adds to each version, newest first, what it changed. */
export function withChanges<Stored extends RecordMeta>(
  versions: readonly Version<Stored>[],
): RecordVersion<Stored>[] {
  return versions.map((version, place) => {
    const older = versions.slice(place + 1).find(({ saved }) => saved);
    const changed = older ? changedFields(version.document, older.document) : null;
    return { ...version, changed };
  });
}
