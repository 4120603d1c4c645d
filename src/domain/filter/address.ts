/**
 * The query of the list of homes as an address, and back: old and typed addresses are read as far as they mean something,
 * and every query has one address.
 */
import { defaultFilter, type FilterState, rangeOfBeds } from './filter';
import { readDay } from '../day-text';
import { readPageNumber } from '../paging';
import { askNear, workplaces } from '../place/work';
import { choiceNames, knownFlags, optionFlags, optionParameter } from './facts';
import { plainArea, plainCount, plainPrice } from '../property/measure';
import {
  all,
  bedChoices,
  categories,
  filterChoices,
  filterFlags,
  maxTextLength,
  parkings,
  sorts,
} from '../property/options';
import type { Sort } from '../property/options';

type ListingWay = 'list' | 'map';

/** The query of a listings address. `page` counts from 1. */
export interface ListingQuery {
  filter: FilterState;
  sort: Sort;
  view: ListingWay;
  page: number;
}

const defaultSort: Sort = 'newest';

/** The filters that are numbers, each read as people type it ("22,000", "1.5 lakh"); `null` for what is no number. */
const numberReaders = {
  minBed: plainCount,
  maxBed: plainCount,
  minBath: plainCount,
  maxBath: plainCount,
  minPrice: plainPrice,
  maxPrice: plainPrice,
  minArea: plainArea,
  maxArea: plainArea,
  maxMonthly: plainPrice,
};
export type NumberKey = keyof typeof numberReaders;
// The compiler takes keys for any text.
export const numberKeys = Object.keys(numberReaders) as readonly NumberKey[];

const filterKeys = [
  'text',
  'category',
  'parking',
  ...numberKeys,
  ...filterFlags,
  'availableBy',
  ...knownFlags,
  'unstated',
] as const;

/** All parameters in the order they are written; forms also send `beds` (a short choice), `facts` (boxes shown) and `work` (a word of the search). */
export const filterParameters: readonly string[] = [
  ...filterKeys,
  ...Object.keys(optionFlags(defaultFilter)),
  'sort',
  'view',
  'page',
  'beds',
  'facts',
  'work',
];

function readText(value: string | null): string {
  const text = (value ?? '').trim().slice(0, maxTextLength);
  // The cut may leave half of a surrogate pair.
  return text.replace(/[\ud800-\udbff]$/, '').trim();
}

/** The text, in which a place of work that a form sends is one of its words. */
function readSearch(query: URLSearchParams): string {
  const text = readText(query.get('text'));
  const work = workplaces.find((one) => one === query.get('work'));
  return work === undefined ? text : readText(askNear(text, work));
}

function readOption<Option extends string>(
  value: string | null,
  options: readonly Option[],
  fallback: Option,
): Option {
  return options.find((option) => option.toLowerCase() === value?.toLowerCase()) ?? fallback;
}

/** Native forms send `on` for a ticked checkbox. */
function readFlag(value: string | null): boolean {
  return value === '1' || value === 'on' || value === 'true';
}

function readFilter(query: URLSearchParams): FilterState {
  const filter: FilterState = {
    ...defaultFilter,
    text: readSearch(query),
    category: readOption(query.get('category'), [all, ...categories], all),
    parking: readOption(query.get('parking'), [all, ...parkings], all),
    availableBy: readDay(query.get('availableBy') ?? '') ?? '',
    unstated: query.has('unstated') ? query.get('unstated') !== '0' : !query.has('facts'),
  };
  for (const key of numberKeys)
    filter[key] = numberReaders[key](query.get(key) ?? '') ?? defaultFilter[key];
  for (const flag of [...filterFlags, ...knownFlags]) filter[flag] = readFlag(query.get(flag));
  for (const name of choiceNames) {
    const isTicked = (option: string) => readFlag(query.get(optionParameter(option)));
    Object.assign(filter, { [name]: filterChoices[name].filter(isTicked) });
  }
  // Somebody who writes an address by hand types "4+", which reads as "4 ".
  const beds = readOption(query.get('beds')?.replace(' ', '+') ?? '', ['', ...bedChoices], '');
  return beds === '' ? filter : { ...filter, ...rangeOfBeds(beds) };
}

/** Reads a query; invalid parameters are ignored. */
export function readFilterQuery(query: URLSearchParams): ListingQuery {
  return {
    filter: readFilter(query),
    sort: readOption(query.get('sort'), sorts, defaultSort),
    view: query.get('view') === 'map' ? 'map' : 'list',
    page: readPageNumber(query),
  };
}

/** The query without `?`, in one order and without defaults: '' for the untouched listings. */
export function writeFilterQuery({ filter, sort, view, page }: ListingQuery): string {
  const query = new URLSearchParams();
  for (const key of filterKeys) {
    const value = key === 'text' ? readText(filter.text) : filter[key];
    if (value !== defaultFilter[key])
      query.set(key, String(typeof value === 'boolean' ? Number(value) : value));
  }
  for (const [name, isTicked] of Object.entries(optionFlags(filter))) {
    if (isTicked) query.set(name, '1');
  }
  if (sort !== defaultSort) query.set('sort', sort);
  if (view === 'map') query.set('view', view);
  if (page !== 1) query.set('page', String(page));
  return query.toString();
}
