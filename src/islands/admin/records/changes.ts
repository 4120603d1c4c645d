import pMap from 'p-map';
import { hasFailed } from '../../../api/failure';
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

/** Browsers open six connections to a site; pictures need some. */
const concurrency = 4;

/**
 * Does something for each row, a few at a time, and returns the rows for which it failed. Those do not
 * stop the others, unless the operator declines to sign in again.
 */
export async function forEachRow<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<Row[]> {
  const failed: Row[] = [];
  let isSignedOut = false;
  let done = 0;
  const attempt = async (row: Row) => {
    try {
      if (isSignedOut) failed.push(row);
      else await act(row);
    } catch (thrown) {
      isSignedOut ||= hasFailed(thrown, 'signed-out');
      failed.push(row);
    }
    onProgress((done += 1));
  };
  await pMap(rows, attempt, { concurrency });
  return rows.filter((row) => failed.includes(row));
}
