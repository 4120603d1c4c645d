/*
 * Which homes a list shows, and in which order: the fields of the panel are filters, as specified; a search text has a few
 * conditions and otherwise orders (rule 7 of the design). How a text is read is not known here, so that a list without one
 * loads no words: `ParsedSearch` is what a text comes to.
 */

import { type Limits, rentTest, withHalf, within } from '../limits';
import type { Wish } from '../wish';
import { canBeHad } from '../property/availability';
import { type KnownMonthly, knownMonthly } from '../property/charge';
import {
  type Answer,
  availableAnswer,
  choiceAnswer,
  type FactFilter,
  type FactPart,
  factParts,
  monthlyAnswer,
  untouchedFacts,
} from './facts';
import { readArea, readCount, readPrice } from '../property/measure';
import {
  all,
  type BedChoice,
  bedChoices,
  type Category,
  type FilterFlag,
  filterFlags,
  type Parking,
  type RangeName,
  ranges,
} from '../property/options';
import type { PropertySummary } from '../property/schema';
import type { Way } from '../place/ways';
import type { FindNear } from './suggested';

/** The two fields of the filter that make up each range. */
export const rangeKeys = {
  bed: ['minBed', 'maxBed'],
  price: ['minPrice', 'maxPrice'],
  bath: ['minBath', 'maxBath'],
  area: ['minArea', 'maxArea'],
} as const satisfies Record<RangeName, readonly [string, string]>;

/** Both sides of every range: rents in rupees per month, areas in sqft. */
type RangeFields = Record<(typeof rangeKeys)[RangeName][number], number>;

export interface FilterState extends Record<FilterFlag, boolean>, RangeFields, FactFilter {
  text: string;
  category: Category | typeof all;
  parking: Parking | typeof all;
}

/** The filter that shows every property. The specified maxima are suggestions: untouched, a range has no upper limit. */
export const defaultFilter: Readonly<FilterState> = {
  text: '',
  category: all,
  parking: all,
  minBed: ranges.bed.min,
  maxBed: Infinity,
  minBath: ranges.bath.min,
  maxBath: Infinity,
  minPrice: ranges.price.min,
  maxPrice: Infinity,
  minArea: ranges.area.min,
  maxArea: Infinity,
  // The compiler forgets the names.
  ...(Object.fromEntries(filterFlags.map((flag) => [flag, false])) as Record<FilterFlag, boolean>),
  ...untouchedFacts,
};

/** A property with its numbers read. */
export class PreparedProperty<One extends PropertySummary = PropertySummary> {
  readonly property: One;
  /** What its page prints beside the summary, for the search. */
  readonly words: string;
  readonly bed: number | null;
  readonly bath: number | null;
  readonly price: number | null;
  readonly area: number | null;
  readonly monthly: KnownMonthly;

  constructor({ words = '', ...property }: One & { words?: string }) {
    // The compiler takes the rest of a generic type for another type. Cards need no words.
    this.property = property as unknown as One;
    this.words = words;
    this.bed = readCount(property.bedrooms);
    this.bath = readCount(property.bathrooms);
    this.price = readPrice(property.price);
    this.area = readArea(property.propertySize);
    this.monthly = knownMonthly(property);
  }
}

export type PreparedProperties<One extends PropertySummary = PropertySummary> =
  readonly PreparedProperty<One>[];

/** Prepares properties for filters; reuse the result while the properties stay the same. */
export function prepareProperties<One extends PropertySummary>(
  properties: readonly (One & { words?: string })[],
): PreparedProperties<One> {
  return properties.map((property) => new PreparedProperty<One>(property));
}

/** Those that can be had on a day (YYYY-MM-DD). */
export function listOpen<One extends PropertySummary>(
  prepared: PreparedProperties<One>,
  today: string,
): PreparedProperties<One> {
  return prepared.filter(({ property }) => canBeHad(property, today));
}

/** The limits of one range, or `null` when it hides nothing. Two sides in the wrong order count as swapped. */
export function readLimits(filter: RangeFields, name: RangeName): Limits | null {
  const sides = rangeKeys[name].map((key) => filter[key]);
  const low = Math.min(...sides);
  const high = Math.max(...sides);
  return low === 0 && high === Infinity ? null : { low, high };
}

type BedRange = Pick<RangeFields, 'minBed' | 'maxBed'>;

/** The range of a short choice of bedrooms; "4+" has no upper limit. */
export function rangeOfBeds(choice: BedChoice): BedRange {
  const low = Number.parseInt(choice);
  return { minBed: low, maxBed: choice.endsWith('+') ? Infinity : withHalf(low) };
}

/** The fields for a filter's bedrooms: the short choice ('' for any) with the range untouched, or `null`. */
export function bedFields(filter: RangeFields): BedRange & { beds: BedChoice | '' | null } {
  const limits = readLimits(filter, 'bed');
  const choice = bedChoices.find((one) => {
    const { minBed, maxBed } = rangeOfBeds(one);
    return limits?.low === minBed && limits.high === maxBed;
  });
  const { minBed, maxBed } = choice ? defaultFilter : filter;
  return { beds: choice ?? (limits ? null : ''), minBed, maxBed };
}

/** What the list says of a search: which words were left out, and the heading of the homes that have not all that it asks for. */
export interface ListNotes {
  leftOut: string;
  /** The words around the service for who buys or sells; `null` where nobody does. */
  buying: readonly [before: string, after: string] | null;
  others: string;
}

/** A search in words: for a list in which so many homes have all of it, and what a home lacks. */
export interface ListWords {
  notes: (wishes: readonly Wish[], found: number, shown: readonly PropertySummary[]) => ListNotes;
  /** The way to a landmark, and what a home lacks or does not state; nothing of a home that is not in the list. */
  lacking: (fit: Pick<Fit, 'marks' | 'unstated' | 'way'> | undefined) => string;
  /** What stands over the homes in place of an empty list: those near a place, those that come closest, or others than a city elsewhere has. */
  nearest: (place: string | null, isElsewhere?: boolean) => string;
}

/** What orders homes by how they fit; of each number the lower comes first. */
export interface FitRank {
  /** How much it has of what is refused, and lacks of what has to be. */
  excluded: number;
  /** How many conditions it only nearly fulfils. */
  missed: number;
  /** How many bedrooms are short for all who would move in. */
  short: number;
  /** How much it lacks: less of what it has a part of, more of what it states otherwise. */
  weight: number;
  /** What decides where nobody chose an order, by one rule after the other. */
  rules: readonly number[];
}

/** How a home fits a text that asks for some things. */
export interface Fit {
  /** What it lacks of them, with conditions that it does not state; nothing for a home that is what is asked for. */
  lacking: readonly Wish[];
  /** What it lacks of them, and where it states something else; read for the homes that are shown. */
  marks?: () => readonly Wish[];
  /** What it does not state of them, and may have. */
  unstated: readonly Wish[];
  /** What orders it among others; nothing where nothing is asked. */
  rank?: FitRank;
  /** To the nearest of the landmarks that it asks for, if it asks for one. */
  way?: Way | null;
}

/** How well a home fits; `null` where it lacks what people cannot do without. */
export type FindFit = (home: PreparedProperty) => Fit | null;

/** Homes as they were sorted, in the order in which they fit; `isFree` where nobody chose their order. */
export type SortByFit = (
  sorted: readonly PropertySummary[],
  fits: ReadonlyMap<PropertySummary, Fit>,
  today: string,
  isFree: boolean,
) => PropertySummary[];

/** What a search text asks for, and how homes fit some of its wishes. */
export interface ParsedSearch {
  wishes: readonly Wish[];
  makeFit: (wishes: readonly Wish[], today: string) => FindFit;
  words: ListWords;
  /** What orders homes by how they fit; none where nothing is asked. */
  sortByFit?: SortByFit;
  /** The homes that come closest to it, for an empty result; what finds them loads with the search. */
  findNear?: FindNear;
}

const fitsAll: Fit = { lacking: [], unstated: [] };

/** The search of an empty text, where none has loaded. */
export const noSearch: ParsedSearch = {
  wishes: [],
  makeFit: () => () => fitsAll,
  words: {
    notes: () => ({ leftOut: '', buying: null, others: '' }),
    lacking: () => '',
    nearest: () => '',
  },
};

export type FilterPart = { name: 'text'; wish: Wish } | PanelPart;

/** A part of the filter that is set in its panel. */
type PanelPart =
  | { name: 'category'; value: Category }
  | { name: 'parking'; value: Parking }
  | ({ name: RangeName } & Limits)
  | { name: FilterFlag }
  | FactPart;

function panelParts(filter: FilterState): PanelPart[] {
  const { category, parking } = filter;
  const limited = (['bed', 'price', 'bath', 'area'] as const).flatMap((name) => {
    const limits = readLimits(filter, name);
    return limits ? [{ name, ...limits }] : [];
  });
  return [
    ...(category === all ? [] : [{ name: 'category', value: category } as const]),
    ...(parking === all ? [] : [{ name: 'parking', value: parking } as const]),
    ...limited,
    ...filterFlags.filter((flag) => filter[flag]).map((name) => ({ name })),
    ...factParts(filter),
  ];
}

/** Every part of the filter that may hide a property: the wishes of its text, then the order of the filter panel. */
export function activeFilters(filter: FilterState, wishes: readonly Wish[]): FilterPart[] {
  return [
    ...wishes.filter(({ isAsked }) => isAsked).map((wish) => ({ name: 'text', wish }) as const),
    ...panelParts(filter),
  ];
}

/** The names of the choices of which a filter or its text asks for some, in one text, so that equal ones are the same. */
export function listAsked(filter: FilterState, wishes: readonly Wish[]): string {
  const names = activeFilters(filter, wishes).map((part) =>
    'wish' in part ? part.wish.kind === 'options' && part.wish.name : part.name,
  );
  return names.join(' ');
}

function findAnswer(part: PanelPart, today: string): Answer {
  if ('value' in part) return ({ property }) => property[part.name] === part.value;
  if ('low' in part) {
    const { name } = part;
    return name === 'price' ? rentTest(part) : (prepared) => within(prepared[name], part);
  }
  if ('rupees' in part) return monthlyAnswer(part.rupees);
  if ('day' in part) return availableAnswer(part.day, today);
  if ('options' in part) return choiceAnswer(part.name, part.options);
  if (part.name === 'pictures') return ({ property }) => property.images.length > 0;
  return part.name === 'unstated' ? () => true : ({ property }) => property[part.name] === true;
}

function makePanelTest(filter: FilterState, today: string): (home: PreparedProperty) => boolean {
  const tests = panelParts(filter).map((part) => {
    const answer = findAnswer(part, today);
    return (candidate: PreparedProperty) => answer(candidate) ?? filter.unstated;
  });
  return (candidate) => tests.every((fits) => fits(candidate));
}

/**
 * The properties that fulfil the panel and the conditions of the text, and how they fit all else that it asks for; an
 * unclear rent is never hidden, unclear rooms or size by any limit. `wishes` are those of the text's that count.
 */
export function findFits<One extends PropertySummary>(
  prepared: PreparedProperties<One>,
  filter: FilterState,
  today: string,
  search: ParsedSearch,
  wishes: readonly Wish[] = search.wishes,
): Map<One, Fit> {
  const isShown = makePanelTest(filter, today);
  // The words come last: they take longest.
  const findFit = search.makeFit(wishes, today);
  const fits = new Map<One, Fit>();
  for (const one of prepared) {
    const fit = isShown(one) ? findFit(one) : null;
    if (fit) fits.set(one.property, fit);
  }
  return fits;
}

/** The properties that have all that the filter and its text ask for; `search` is the text as it was parsed. */
export function filterPrepared<One extends PropertySummary>(
  prepared: PreparedProperties<One>,
  filter: FilterState,
  today: string,
  search: ParsedSearch = noSearch,
): One[] {
  const fits = findFits(prepared, filter, today, search);
  return [...fits].flatMap(([one, { lacking }]) => (lacking.length === 0 ? [one] : []));
}

/** What a search text means to the office: in words, the properties that fit it, and its words that ask for nothing of a property. */
export interface FoundProperties {
  labels: readonly string[];
  ids: readonly string[];
  rest: readonly string[];
}

/** A part to drop, and how many properties are shown then. */
export interface Relaxation {
  part: FilterPart;
  count: number;
}

/** The filter without one of its parts. */
export function withoutPart(filter: FilterState, part: FilterPart): FilterState {
  if (part.name === 'text') return { ...filter, text: part.wish.rest };
  const keys = 'low' in part ? rangeKeys[part.name] : [part.name];
  return { ...filter, ...Object.fromEntries(keys.map((key) => [key, defaultFilter[key]])) };
}

/** For an empty result: the single parts to drop, starting with the one that shows the most properties. */
export function relaxations(
  prepared: PreparedProperties,
  filter: FilterState,
  today: string,
  search: ParsedSearch,
): Relaxation[] {
  const { wishes } = search;
  const count = (rest: FilterState, left: readonly Wish[]) => {
    const fits = findFits(prepared, rest, today, search, left);
    const whole = [...fits.values()].filter(({ lacking }) => lacking.length === 0);
    return whole.length || fits.size;
  };
  return activeFilters(filter, wishes)
    .map((part) => {
      if (part.name !== 'text') return { part, count: count(withoutPart(filter, part), wishes) };
      const left = wishes.filter((wish) => wish !== part.wish);
      return { part, count: count(filter, left) };
    })
    .filter((one) => one.count > 0)
    .sort((a, b) => b.count - a.count);
}
