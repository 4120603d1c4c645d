import type { Property } from '../property/schema';
import type { Twin } from './faults';
import type { Row } from './row';

type Named = Pick<Property, 'name' | 'address'>;

/** Name and address without case, spaces and punctuation: no two properties differ in these alone. */
function keyOf({ name, address }: Named): string {
  return [name, address]
    .map((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
    )
    .join('\n');
}

/** Finds the property or earlier row that has the name and address of a new row. */
export class Twins {
  #places = new Map<string, Twin>();

  constructor(properties: Iterable<Named & Pick<Property, '_id' | 'deletedAt'>>) {
    for (const property of properties) {
      if (property.deletedAt === undefined) this.#add(property, { id: property._id });
    }
  }

  #add(named: Named, place: { id: string } | { row: number }): void {
    const key = keyOf(named);
    if (!this.#places.has(key)) this.#places.set(key, { name: named.name, ...place });
  }

  /** Adds a row that makes a property, for the rows after it. */
  addRow(named: Named, row: number): void {
    this.#add(named, { row });
  }

  /** The twin of a new property, or `null`. */
  find(named: Named): Twin | null {
    return this.#places.get(keyOf(named)) ?? null;
  }
}

/** The rows; those without a reference that have the name and address of a property become changes of it. */
export function asChanges(rows: readonly Row[], twins: Twins): Row[] {
  return rows.map((row) => {
    const { name, address } = row.fields;
    if (row.reference !== '' || typeof name !== 'string' || typeof address !== 'string') return row;
    const twin = twins.find({ name, address });
    return twin && 'id' in twin ? { ...row, reference: twin.id } : row;
  });
}
