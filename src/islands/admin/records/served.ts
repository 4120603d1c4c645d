import { prepareRows, readListQuery, viewRows } from './query';
import { rowsAtOnce } from './RecordTable';
import type { ListedRow } from './rows';

/** 2,000 rows make a page of 1.6 MB (170 kB compressed); the platform sends no more than 6 MB. */
const maxServed = 2_000;

/** The rows that come with a page: all, or of very many those that it shows first; `address` is its query string. */
export function servedRows(
  rows: readonly ListedRow[],
  address: string,
  today: string,
): { rows: readonly ListedRow[]; isComplete: boolean } {
  if (rows.length <= maxServed) return { rows, isComplete: true };
  const query = readListQuery(new URLSearchParams(address));
  const found = viewRows(prepareRows(rows), query, today);
  return { rows: found.slice(0, rowsAtOnce), isComplete: false };
}
