import { readArea, readCount } from '../property/measure';
import type { Twin } from './preview';
import type { Row } from './row';

/** What tells whether two properties are the same. */
export interface Compared {
  name: string;
  address: string;
  propertySize: string;
  bedrooms: string;
}

/** A property that is there, or an earlier row of the sheet. */
type Where = { id: string } | { row: number };
interface Place {
  name: string;
  doors: ReadonlySet<string>;
  where: Where;
}

/** Case, spaces and punctuation tell no two properties apart. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function alikeKey({ name, address }: Pick<Compared, 'name' | 'address'>): string {
  return `${plain(name)}\n${plain(address)}`;
}

const pinCode = /(?:^|\D)([1-9]\d{2}\s?\d{3})(?!\d)/;

/** Pin code, size and bedrooms; `null` where one of them is not known. */
function measuresKey({ address, propertySize, bedrooms }: Compared): string | null {
  const pin = pinCode.exec(address)?.[1]?.replace(/\s/, '');
  const [size, rooms] = [readArea(propertySize), readCount(bedrooms)];
  return pin === undefined || size === null || rooms === null ? null : `${pin} ${size} ${rooms}`;
}

/** The numbers of doors, flats and plots in an address: 12/5A, not 3rd Avenue or the pin code. */
function doorsOf(address: string): Set<string> {
  const rest = address
    .toLowerCase()
    .replace(pinCode, ' ')
    .replace(/\d+(?:st|nd|rd|th)\b/g, ' ');
  return new Set((rest.match(/\d+(?:[\s-]?[a-z]\b)?/g) ?? []).map((door) => plain(door)));
}

/** Whether each address has a number that the other lacks: two doors of one building. */
function areTwoDoors(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return !one.isSubsetOf(other) && !other.isSubsetOf(one);
}

/** The properties that are there and the rows read so far, to find what a new row looks like. */
export class Twins {
  #alike = new Map<string, Place>();
  #measured = new Map<string, Place[]>();

  constructor(known: Iterable<readonly [id: string, Compared & { deletedAt?: string }]>) {
    for (const [id, property] of known) {
      if (property.deletedAt === undefined) this.#add(property, { id });
    }
  }

  #add(home: Compared, where: Where): void {
    const place = { name: home.name, doors: doorsOf(home.address), where };
    const alike = alikeKey(home);
    if (!this.#alike.has(alike)) this.#alike.set(alike, place);
    const measures = measuresKey(home);
    if (measures === null) return;
    const others = this.#measured.get(measures);
    if (others) others.push(place);
    else this.#measured.set(measures, [place]);
  }

  /** A row that makes a property, for the rows after it. */
  addRow(home: Compared, row: number): void {
    this.#add(home, { row });
  }

  /** The first with the same name and address. */
  alike(home: Pick<Compared, 'name' | 'address'>): Place | null {
    return this.#alike.get(alikeKey(home)) ?? null;
  }

  /** What a new property looks like, or `null`. */
  find(home: Compared): Twin | null {
    const alike = this.alike(home);
    const doors = doorsOf(home.address);
    const measured = this.#measured.get(measuresKey(home) ?? '') ?? [];
    const found = alike ?? measured.find((place) => !areTwoDoors(place.doors, doors)) ?? null;
    return found && { name: found.name, isAlike: alike !== null, ...found.where };
  }
}

/** The rows without a reference that have the name and address of a property that is there, as changes of it. */
export function asChanges(rows: readonly Row[], twins: Twins): Row[] {
  return rows.map((row) => {
    const { name, address } = row.fields;
    if (row.reference !== '' || typeof name !== 'string' || typeof address !== 'string') return row;
    const where = twins.alike({ name, address })?.where;
    return where && 'id' in where ? { ...row, reference: where.id } : row;
  });
}
