import { readReference, referenceOf } from '../reference';
import type { Row } from './row';

/**
 * The rows, with the short references that people read on the site replaced by ids; one that several properties share
 * stays as it is.
 */
export function resolveReferences(rows: readonly Row[], ids: readonly string[]): Row[] {
  const known = new Set(ids);
  const isOpen = ({ reference }: Row) => reference !== '' && !known.has(reference);
  if (!rows.some(isOpen)) return [...rows];
  const byReference = Map.groupBy(ids, referenceOf);
  return rows.map((row) => {
    const [id, ...more] = byReference.get(readReference(row.reference) ?? '') ?? [];
    return isOpen(row) && id !== undefined && more.length === 0 ? { ...row, reference: id } : row;
  });
}
