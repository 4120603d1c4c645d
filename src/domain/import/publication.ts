import type { RequiredPropertyField } from '../property/fields';
import { findMissing } from '../property/missing';
import type { Property } from '../property/schema';
import type { RowResult } from './result';

/** What visitors see of a property after its row is written; nothing where it is to be checked, is hidden by the sheet, or lacks facts. */
export type Publication =
  | { state: 'shown' | 'check' | 'hidden' }
  | { state: 'incomplete'; missing: readonly RequiredPropertyField[] };

/** `isHeld`: something about it is to be checked before visitors may see it. */
export function findPublication(
  property: Pick<Property, 'shown' | RequiredPropertyField>,
  isHeld: boolean,
): Publication {
  if (!property.shown) return { state: isHeld ? 'check' : 'hidden' };
  const missing = findMissing(property);
  return missing.length === 0 ? { state: 'shown' } : { state: 'incomplete', missing };
}

/** How many properties visitors see after an import; those that lack the same facts are counted together. */
export interface PublicationCounts {
  shown: number;
  check: number;
  hidden: number;
  incomplete: { missing: readonly RequiredPropertyField[]; count: number }[];
}

/** What visitors see of the properties that were written, as the preview of their rows has said. */
export function countWritten(
  rows: readonly { row: number; after: Partial<Record<'create' | 'update', Publication>> }[],
  results: readonly RowResult[],
): PublicationCounts {
  const states = new Map(results.map(({ row, state }) => [row, state]));
  return countPublications(
    rows.flatMap(({ row, after }) => {
      const state = states.get(row);
      const seen = state === 'created' ? after.create : state === 'updated' ? after.update : null;
      return seen ? [seen] : [];
    }),
  );
}

export function countPublications(all: readonly Publication[]): PublicationCounts {
  const count = (state: Publication['state']) => all.filter((one) => one.state === state).length;
  const lacking = all.flatMap((one) => (one.state === 'incomplete' ? [one.missing] : []));
  const alike = Map.groupBy(lacking, (missing) => missing.join(' '));
  return {
    shown: count('shown'),
    check: count('check'),
    hidden: count('hidden'),
    incomplete: [...alike.values()].flatMap(([missing, ...more]) =>
      missing ? [{ missing, count: 1 + more.length }] : [],
    ),
  };
}
