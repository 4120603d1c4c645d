import type { Listed, Trashed } from '../../domain/record';
import type { IndexEntry } from './record-index';

/** What the order of the list depends on. */
export interface Dated {
  _id: string;
  date: string;
}

/** What is not in the trash, newest first. */
export function listed<Summary extends Dated>(entries: IndexEntry<Summary>[]): Listed<Summary>[] {
  return entries
    .filter((entry) => entry.deletedAt === undefined)
    .map(({ summary, updatedAt, version }) => ({ ...summary, updatedAt, version }))
    .sort((one, other) => compareText(other.date, one.date) || compareText(one._id, other._id));
}

/** What is in the trash, last deleted first. */
export function trashed<Summary extends Dated>(entries: IndexEntry<Summary>[]): Trashed<Summary>[] {
  return entries
    .flatMap(({ summary, updatedAt, version, deletedAt }) =>
      deletedAt === undefined ? [] : { ...summary, updatedAt, version, deletedAt },
    )
    .sort((one, other) => compareText(other.deletedAt, one.deletedAt));
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
