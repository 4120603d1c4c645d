import type { Property } from '../property/schema';
import { readReference, referenceOf } from '../reference';
import type { Row } from './row';

/** Name and address without case, spaces and punctuation: properties that have these alike are the same. */
export function sameKey({ name, address }: Pick<Property, 'name' | 'address'>): string {
  return [name, address]
    .map((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
    )
    .join('\n');
}

/** The properties that are not in the trash, by what makes them the same. */
export function bySameKey(properties: Iterable<Property>): Map<string, Property[]> {
  const present = [...properties].filter(({ deletedAt }) => deletedAt === undefined);
  return Map.groupBy(present, sameKey);
}

/** Replaces the short references of the site by ids, unless several properties share one. */
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
