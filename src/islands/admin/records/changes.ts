import { changeProperties, type PropertyChange } from '../../../api/records';
import { withSession } from '../calls';
import type { ListedRow } from './rows';

const changes = {
  Available: { status: 'Available' },
  Occupied: { status: 'Occupied' },
  featured: { featured: true },
  plain: { featured: false },
} as const satisfies Record<string, PropertyChange>;

/** The changes of properties that the list offers, named as in its words. */
export const changeNames = ['confirmed', 'Available', 'Occupied', 'featured', 'plain'] as const;
export type ChangeName = (typeof changeNames)[number];

/** What a change sets on a day (YYYY-MM-DD). */
export function changeOf(name: ChangeName, today: string): PropertyChange {
  return name === 'confirmed' ? { confirmedAt: today } : changes[name];
}

/** Whether a property can be changed so: an occupied one cannot be confirmed as available. */
export function isPossible(name: ChangeName, { group }: ListedRow): boolean {
  return name !== 'confirmed' || group === 'Available';
}

/** The row with a change. */
export function withChange(row: ListedRow, change: PropertyChange): ListedRow {
  const { status = row.group, featured = row.featured, confirmedAt = row.confirmedAt } = change;
  return { ...row, group: status, featured, confirmedAt };
}

/** Whether a property is so already. */
export function isAlready(row: ListedRow, change: PropertyChange): boolean {
  const { group, featured, confirmedAt } = withChange(row, change);
  return group === row.group && featured === row.featured && confirmedAt === row.confirmedAt;
}

/** The change that takes another one back: it sets what the row had. */
export function reverseOf(
  change: PropertyChange,
  { group, featured, confirmedAt }: ListedRow,
): PropertyChange {
  if (change.featured !== undefined) return { featured };
  if (change.confirmedAt !== undefined) return { confirmedAt };
  return { status: group === 'Occupied' ? 'Occupied' : 'Available' };
}

/** A row, and what is to be changed of it. */
export interface Edit {
  row: ListedRow;
  change: PropertyChange;
}

/** Saves changes over the versions of the rows, all or none; returns the rows as they are then, and the server's warning. */
export async function saveChanges(
  edits: readonly Edit[],
): Promise<{ rows: ListedRow[]; warning: string | null }> {
  const sent = edits.map(({ row: { id, version }, change }) => ({ id, version, ...change }));
  const { versions, warning } = await withSession(() => changeProperties(sent));
  const rows = edits.map(({ row, change }, at) => ({
    ...withChange(row, change),
    version: versions[at] ?? row.version,
  }));
  return { rows, warning };
}
