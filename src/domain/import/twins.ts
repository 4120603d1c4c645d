import type { Property } from '../property/schema';
import type { Twin } from './faults';
import type { Row } from './row';

type Named = Pick<Property, 'name' | 'address'>;

/** Name and address without case, spaces and punctuation: no two properties differ in these alone. */
export function twinKey({ name, address }: Named): string {
  return [name, address]
    .map((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
    )
    .join('\n');
}

/** The properties that are not in the trash, by the key that a twin of theirs has too. */
export function twinsOf(properties: Iterable<Property>): Map<string, Twin> {
  const shown = [...properties].filter(({ deletedAt }) => deletedAt === undefined);
  // Of several with one key the first stays.
  return new Map(shown.reverse().map((one) => [twinKey(one), { name: one.name, id: one._id }]));
}

/** The rows; those without a reference that have the name and address of a property become changes of it. */
export function asChanges(rows: readonly Row[], properties: Iterable<Property>): Row[] {
  const twins = twinsOf(properties);
  return rows.map((row) => {
    const { name, address } = row.fields;
    if (row.reference !== '' || typeof name !== 'string' || typeof address !== 'string') return row;
    const twin = twins.get(twinKey({ name, address }));
    return twin && 'id' in twin ? { ...row, reference: twin.id } : row;
  });
}
