/** The words of the list of homes: filters and their chips, cards, counts, and what is said where nothing fits. */
import type { AskedChoice } from '../../domain/wish';
import type { FilterPart } from '../../domain/filter/filter';
import type { FilterChoice, FilterFlag, RangeName, Sort } from '../../domain/property/options';
import { floodLabel, optionWords, shownValue } from './options';
import { groupDigits } from '../../domain/number';
import { formatCount } from '../count';

export const flagLabels: Record<FilterFlag, string> = {
  gatedSecurity: 'Gated security',
  lift: 'Lift',
  water: 'Water supply',
  veg: 'Vegetarian',
  pets: 'Pets allowed',
};

type RangeWords = (low: number, high: number) => string;

const rooms = (one: string, many: string): RangeWords => {
  return (low, high) => {
    // A chip includes the half room above.
    if (high - low <= 0.5) return `${low} ${low === 1 ? one : many}`;
    if (high === Infinity) return `${low} or more ${many}`;
    return low === 0 ? `Up to ${high} ${high === 1 ? one : many}` : `${low}–${high} ${many}`;
  };
};

/** The unit comes before each number, or after the last one. */
const amounts = (before: string, after: string): RangeWords => {
  const amount = (value: number) => before + groupDigits(value);
  return (low, high) => {
    if (low === high) return amount(low) + after;
    if (high === Infinity) return `From ${amount(low)}${after}`;
    return (low === 0 ? 'Up to ' : `${amount(low)}–`) + amount(high) + after;
  };
};

/** What the limits of a range say. */
export const rangeLabels: Record<RangeName, RangeWords> = {
  bed: rooms('bedroom', 'bedrooms'),
  bath: rooms('bathroom', 'bathrooms'),
  price: amounts('₹', ''),
  area: amounts('', ' sqft'),
};

const choices: Record<FilterChoice, string> = {
  letTo: 'Preferred tenants',
  fStatus: 'Furnishing',
  waterSource: 'Water from',
  waterTaste: 'Sweet or salt',
  flood: floodLabel,
  backupFor: 'Power backup for',
};

/** What stands before an option in a chip, where it is not the name of the choice. */
const chips: Partial<Record<AskedChoice, string>> = {
  category: '',
  parking: 'Parking: ',
  status: '',
  fStatus: '',
  waterTaste: '',
};

const ticks: Record<FilterFlag | 'pictures' | 'featured' | 'unstated', string> = {
  ...flagLabels,
  pictures: 'With pictures',
  featured: 'Featured',
  unstated: 'Only homes where this is stated',
};

export function optionsLabel(
  name: AskedChoice,
  options: readonly string[],
  between = ' or ',
): string {
  const titles: Partial<Record<AskedChoice, string>> = choices;
  const before = chips[name] ?? `${titles[name]}: `;
  return before + options.map((option) => shownValue(name, option)).join(between);
}

/** The text of a chip for a part of the filter. */
export function filterLabel(part: FilterPart): string {
  if ('low' in part) return rangeLabels[part.name](part.low, part.high);
  if (part.name === 'text') return part.wish.label;
  if (part.name === 'category') return optionWords.category[part.value];
  if (part.name === 'parking') return optionsLabel(part.name, [part.value]);
  if ('rupees' in part) return `Up to ₹${groupDigits(part.rupees)} with maintenance`;
  if ('day' in part) return `Available by ${part.day.split('-').reverse().join('-')}`;
  return 'options' in part ? optionsLabel(part.name, part.options) : ticks[part.name];
}

const sorts: Record<Sort, string> = {
  newest: 'Newest first',
  'rent-up': 'Rent, low to high',
  'rent-down': 'Rent, high to low',
  size: 'Largest first',
  monthly: 'Rent and maintenance, low to high',
  available: 'Available soonest',
};

const homes = (count: number) => formatCount(count, 'home', 'homes');

export const listings = {
  agent: 'Property Agent',
  title: 'Rental Properties',
  /** The title of a list, with the words of its search. */
  titled: (title: string, search: string) => title + (search && `: ${search}`),
  filters: {
    title: 'Filters',
    label: 'Filter the homes',
    text: 'Search',
    textHint: 'Locality, street or name',
    cut: (max: number) => `Only the first ${max} characters are searched.`,
    work: 'Where do you work?',
    category: 'Category',
    parking: 'Parking',
    all: 'All',
    ranges: { bed: 'Bedrooms', price: 'Price', bath: 'Bathrooms', area: 'Area' },
    units: { bed: '', price: '₹', bath: '', area: 'sqft' },
    min: 'Minimum',
    max: 'Maximum',
    any: 'Any',
    /** Beside the part of the panel that the words in the search field ask for as well. */
    searched: (labels: readonly string[]) => `Search: ${labels.join(', ')}`,
    halfRooms: { '': '', '1': '1 and 1.5', '2': '2 and 2.5', '3': '3 and 3.5', '4+': '' },
    musts: 'Must have',
    flags: flagLabels,
    more: 'More choices',
    chosen: (count: number) => `${count} chosen`,
    maxMonthly: 'Rent + maintenance up to',
    availableBy: 'Available by',
    /** Read where the field for a day is a plain one. */
    dayForm: ' DD-MM-YYYY',
    choices,
    ticks,
    unstated: 'Also show homes where this is not mentioned',
    apply: 'Apply filters',
    show: (found: number) => (found === 0 ? 'No homes to show' : `Show ${homes(found)}`),
    clear: 'Clear all',
    close: 'Close filters',
  },
  sort: { label: 'Sort by', apply: 'Sort', options: sorts },
  news: 'Tell me of new homes like these',
  toMap: 'Map',
  toList: 'List',
  /** Of a few homes that were found, none of which can be had. */
  allOccupied: (count: number) =>
    count === 1
      ? 'This home is occupied at the moment.'
      : `${count === 2 ? 'Both' : 'All of these'} are occupied at the moment.`,
  count: (found: number, total: number) => {
    if (found === 0) return 'No homes';
    return found === total ? homes(found) : `${homes(found)} of ${groupDigits(total)}`;
  },
  /** "Showing Velachery for “velacheri”": the name in bold, then what was typed. */
  readAs: { before: 'Showing ', after: (typed: string) => ` for “${typed}”` },
  active: { label: 'Active filters', remove: 'Remove' },
  card: {
    bedrooms: (count: string) => (count === '1' ? '1 bed' : `${count} beds`),
    bathrooms: (count: string) => (count === '1' ? '1 bath' : `${count} baths`),
    perMonth: 'a month',
    perMonthAnd: (maintenance: number) => `a month + ₹${groupDigits(maintenance)} maintenance`,
    newBadge: 'New',
    /** Read before the day, which stands alone for the eyes. */
    listed: 'Listed ',
    gatedSecurity: 'gated',
    lift: 'lift',
    veg: 'vegetarian',
    pets: 'pets welcome',
    parking: { '': '', None: '', '2 Wheeler': 'bike parking', '4 Wheeler': 'car parking' },
  },
  pages: {
    label: 'Pages of homes',
    more: 'Show more homes',
    shown: (last: number, found: number) => `Homes 1–${groupDigits(last)} of ${groupDigits(found)}`,
  },
  loading: 'Loading the homes…',
  failed: 'The homes could not be loaded. Try again in a moment.',
  // Not of `messages`: the listings would bring those of all forms.
  retry: 'Try again',
  empty: {
    title: 'No homes match all filters',
    relax: 'Remove one filter to see homes:',
    without: (filter: string) => `Remove “${filter}”:`,
    relaxed: homes,
    several: 'No home fits all of this.',
    ask: 'Tell us what you need',
    /** The subject of what is written then. */
    wanted: (parts: readonly string[]) => `Looking for: ${parts.join(', ')}`,
  },
  none: {
    title: 'No homes yet',
    text: 'We have no homes to rent at the moment. Tell us what you are looking for.',
  },
} as const;
