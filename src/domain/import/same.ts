/** Which property a row is about: the one that its reference names, or those with its name and address. */
import { cities } from '../place/place';
import { readArea, readCount } from '../property/measure';
import type { Property } from '../property/schema';
import { floorNames } from '../property/printed';
import { makeReference, readReference } from '../reference';
import type { ParsedRow } from './rows';

/** What tells homes apart: their names and addresses, and in one building their floors, rooms and sizes. */
type Home = Pick<Property, 'name' | 'address' | 'floor' | 'bedrooms' | 'propertySize'>;

/** A text without case, spaces and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The end of an address that one list has and another leaves out: the city, its code, the state. */
const region = new RegExp(
  String.raw`(?:[\s,.–-]*(?:${cities.join('|')}|tamil\s?nadu|india|\d{3}\s?\d{3}(?!\d)))+[\s.]*$`,
  'i',
);

/** Of numbers with a slash between them the slash stays: the doors 1/25 and 12/5 are two. */
const plainAddress = (address: string) =>
  address
    .replace(region, '')
    .split(/(?<=\d)\s*\/\s*(?=\d)/)
    .map(plain)
    .join('\n');

const nameAndAddress = ({ name, address }: Home) => `${plain(name)}\n${plainAddress(address)}`;

/** Whether one of two addresses says no more than a part of the other: "Pallikaranai" and "12, 2nd Street, Pallikaranai". */
function isPart(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return short !== '' && long.includes(short);
}

/** A fact as the values that can be read in its text, and as plain words. */
interface Fact {
  words: string;
  values: readonly (string | number)[];
}

function readFacts(home: Home): Fact[] {
  const number = (value: number | null) => (value === null ? [] : [value]);
  const { floor, bedrooms, propertySize } = home;
  const end = region.exec(home.address)?.[0] ?? '';
  const city = cities.find((one) => plain(end).includes(plain(one))) ?? '';
  const code = /\d{3}\s?\d{3}/.exec(end)?.[0] ?? '';
  return [
    { words: city, values: city === '' ? [] : [city] },
    { words: plain(code), values: code === '' ? [] : [plain(code)] },
    { words: plain(floor), values: floorNames({ floor, totalFloors: '' }) },
    { words: plain(bedrooms), values: number(readCount(bedrooms)) },
    { words: plain(propertySize), values: number(readArea(propertySize)) },
  ];
}

/** Whether both texts state the fact and differ. If only one of them can be read, they count as not differing. */
function differ(one: Fact, other: Fact): boolean {
  if (one.words === '' || other.words === '' || one.words === other.words) return false;
  if (one.values.length === 0 && other.values.length === 0) return true;
  const isReadable = one.values.length > 0 && other.values.length > 0;
  return isReadable && !one.values.some((value) => other.values.includes(value));
}

export interface SameFinder<One> {
  /** Those that no stated fact tells apart from the home. */
  find: (home: Home) => One[];
  /** Those that may be another one: with its name and address, and another floor, size or number of rooms; or with its name and less of its address. */
  findTwins: (home: Home) => One[];
  add: (one: One) => void;
}

/** Finds the homes that have the name and the address of another one. */
export function makeSameFinder<One extends Home>(homes: Iterable<One>): SameFinder<One> {
  const known = Map.groupBy(homes, nameAndAddress);
  const byName = Map.groupBy([...known.values()].flat(), ({ name }) => plain(name));
  // A building has many flats, and a sheet a thousand rows.
  const facts = new Map<Home, Fact[]>();
  const knownFacts = (home: One) => {
    const found = facts.get(home) ?? readFacts(home);
    facts.set(home, found);
    return found;
  };
  const findAlike = (home: Home, isTwin: boolean) => {
    const alike = known.get(nameAndAddress(home)) ?? [];
    if (alike.length === 0) return [];
    const own = readFacts(home);
    return alike.filter((one) => {
      const others = knownFacts(one);
      return own.some((fact, index) => differ(fact, others[index] ?? fact)) === isTwin;
    });
  };
  return {
    find: (home) => findAlike(home, false),
    findTwins: (home) => {
      const address = plainAddress(home.address);
      const named = home.name === '' ? [] : (byName.get(plain(home.name)) ?? []);
      const nearby = named.filter((one) => {
        const other = plainAddress(one.address);
        return other !== address && isPart(other, address);
      });
      return [...findAlike(home, true), ...nearby];
    },
    add: (one) => {
      const key = nameAndAddress(one);
      const alike = known.get(key) ?? [];
      alike.push(one);
      known.set(key, alike);
    },
  };
}

/** Replaces the short references of the site by ids, unless several properties share one. */
export function resolveReferences(rows: readonly ParsedRow[], ids: readonly string[]): ParsedRow[] {
  const known = new Set(ids);
  const isUnresolved = ({ reference }: ParsedRow) => reference !== '' && !known.has(reference);
  if (!rows.some(isUnresolved)) return [...rows];
  const byReference = Map.groupBy(ids, makeReference);
  return rows.map((row) => {
    const [id, ...more] = byReference.get(readReference(row.reference) ?? '') ?? [];
    return isUnresolved(row) && id !== undefined && more.length === 0
      ? { ...row, reference: id }
      : row;
  });
}
