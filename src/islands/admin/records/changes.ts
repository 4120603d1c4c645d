import { changeProperty, type PropertyChange } from '../../../api/records';
import { withSession } from '../calls';
import type { ListedRow } from './rows';

/** Changes of properties that the list offers, named as in its words. */
export const changes = {
  Available: { status: 'Available' },
  Occupied: { status: 'Occupied' },
  featured: { featured: true },
  plain: { featured: false },
} as const satisfies Record<string, PropertyChange>;

export type ChangeName = keyof typeof changes;

/** The row with a change. */
export function withChange(row: ListedRow, { status, featured }: PropertyChange): ListedRow {
  return { ...row, group: status ?? row.group, featured: featured ?? row.featured };
}

/** Whether a property is so already. */
export function isAlready(row: ListedRow, name: ChangeName): boolean {
  const changed = withChange(row, changes[name]);
  return changed.group === row.group && changed.featured === row.featured;
}

/** The change that gives a property the status, or the mark, of another row. */
export function changeTo(name: ChangeName, { group, featured }: ListedRow): PropertyChange {
  if ('featured' in changes[name]) return { featured };
  return { status: group === 'Occupied' ? 'Occupied' : 'Available' };
}

/** Saves a change over the version of the row; returns the row as it is then, and the server's warning. */
export async function saveChange(
  row: ListedRow,
  change: PropertyChange,
): Promise<{ row: ListedRow; warning: string | null }> {
  const saved = await withSession(() => changeProperty(row.id, change, row.version));
  return { row: { ...withChange(row, change), version: saved.version }, warning: saved.warning };
}
