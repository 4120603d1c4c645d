import type { City } from '../../place/place';
import type { PreparedProperty } from './filter-values';
import type { PropertySummary } from '../schema';
import type { FindNear } from '../suggested-properties';
import type { FilterChoice, FilterFlag } from '../options';
import type { Limits } from './range';

/** The choices of which a search may ask for some options. */
export type AskedChoice = FilterChoice | 'category' | 'parking' | 'status';

/** Facts that have a name of their own, though a property says them in words. */
export type Said = 'noBrokerage' | 'powerBackup' | 'visitorParking' | 'fireSafety';

/** What the company does not offer. */
export type NotOffered =
  'shop' | 'office' | 'commercial' | 'pg' | 'hostel' | 'lease' | 'plot' | 'sale';

export type Meaning =
  | ({ kind: 'bed' | 'bath' | 'rent' | 'size' } & Limits)
  | { kind: 'flag'; flag: FilterFlag; isWanted: boolean }
  | { kind: 'options'; name: AskedChoice; options: readonly string[] }
  /** "House" is any home, these categories first. */
  | { kind: 'first'; categories: readonly string[] }
  /** A home that can be had now. */
  | { kind: 'now' }
  | { kind: 'place'; place: string }
  /** What everybody knows, and the places around it. */
  | { kind: 'landmark'; name: string; city: City; places: readonly string[] }
  | { kind: 'pin'; code: string }
  | { kind: 'reference'; reference: string }
  /** Words of a property's own, any of the phrases; one that ends with a space is whole words. */
  | { kind: 'word'; phrases: readonly string[]; said?: Said }
  | { kind: 'notOffered'; what: NotOffered }
  | { kind: 'unknown' };

/** A part of a search text and what it asks for. */
export type Wish = Meaning & {
  typed: string;
  /** The words that it is read as, as pages write them; `null` if they are the typed ones. */
  readAs: string | null;
  /** Its part of the text (after `plainText`), with the fillers before it. */
  start: number;
  end: number;
  /** The text without that part. */
  rest: string;
};

export type Test = (prepared: PreparedProperty) => boolean;

/** What the list says of a search: which words were left out, and the heading of the homes that have not all that it asks for. */
export interface ListNotes {
  leftOut: string;
  others: string;
}

/** A search in words: for a list in which so many homes have all of it, and what a home lacks. */
export interface ListWords {
  notes: (wishes: readonly Wish[], found: number) => ListNotes;
  lacking: (wishes: readonly Wish[]) => string;
}

/** What a search text asks for, and how properties are tested for some of its wishes. */
export interface ParsedSearch {
  wishes: readonly Wish[];
  makeTest: (wishes: readonly Wish[], today: string) => Test;
  /** The wishes that a home does not fulfil; `null` where it lacks what people cannot do without. */
  makeLacking: (
    wishes: readonly Wish[],
    today: string,
  ) => (prepared: PreparedProperty) => readonly Wish[] | null;
  words: ListWords;
  /** Less than one wish: what a home of another kind lacks where a "house" is asked for. */
  later: (property: PropertySummary) => number;
  /** Homes near the place that it names, for an empty result. */
  findNear: FindNear;
}

/** The search of an empty text. */
export const noSearch: ParsedSearch = {
  wishes: [],
  makeTest: () => () => true,
  makeLacking: () => () => [],
  words: { notes: () => ({ leftOut: '', others: '' }), lacking: () => '' },
  later: () => 0,
  findNear: () => null,
};

/** Whether a wish asks for something that a home has or lacks: what nobody knows, what is not offered and "house" do not. */
export function isFilter({ kind }: Pick<Meaning, 'kind'>): boolean {
  return kind !== 'unknown' && kind !== 'notOffered' && kind !== 'first';
}
