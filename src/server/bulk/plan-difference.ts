import type { RowAction, RowCounts, RowResult } from '../../domain/bulk/preview';
import type { BatchRow } from './batch-file';

const actions = {
  created: 'create',
  updated: 'update',
  unchanged: 'unchanged',
  kept: 'error',
} as const satisfies Record<RowResult['state'], RowAction>;

/** By how many rows a chunk came out otherwise than planned, to be added to the plan's counts; `null` when by none. */
export function planDifference(
  rows: readonly BatchRow[],
  results: readonly RowResult[],
): RowCounts | null {
  const difference: RowCounts = { create: 0, update: 0, unchanged: 0, error: 0 };
  for (const { write } of rows) difference[write.kind] -= 1;
  for (const { state } of results) difference[actions[state]] += 1;
  return Object.values(difference).some((count) => count !== 0) ? difference : null;
}
