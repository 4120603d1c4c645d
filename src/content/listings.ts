import { countOf } from './count';
import type { FilterWords } from '../domain/property/active-filters';
import type { FilterFlag, Sort } from '../domain/property/vocabulary';

const flags: Record<FilterFlag, string> = {
  gatedSecurity: 'Gated security',
  lift: 'Lift',
  water: 'Water supply',
  veg: 'Vegetarian households',
  pets: 'Pets allowed',
};

/** The words of the chips; braces are filled in. */
export const filterWords: FilterWords = {
  text: '“{value}”',
  category: '{value}',
  parking: 'Parking: {value}',
  ranges: {
    bed: {
      between: '{min}–{max} bedrooms',
      from: '{min} or more bedrooms',
      upTo: 'Up to {max} bedrooms',
      exactly: '{min} bedrooms',
      one: '1 bedroom',
    },
    bath: {
      between: '{min}–{max} bathrooms',
      from: '{min} or more bathrooms',
      upTo: 'Up to {max} bathrooms',
      exactly: '{min} bathrooms',
      one: '1 bathroom',
    },
    price: {
      between: '{min}–{max}',
      from: 'From {min}',
      upTo: 'Up to {max}',
      exactly: '{min}',
      one: '{min}',
    },
    area: {
      between: '{min}–{max} sqft',
      from: 'From {min} sqft',
      upTo: 'Up to {max} sqft',
      exactly: '{min} sqft',
      one: '{min} sqft',
    },
  },
  flags,
};

const sorts: Record<Sort, string> = {
  newest: 'Newest first',
  'rent-up': 'Rent, low to high',
  'rent-down': 'Rent, high to low',
  size: 'Largest first',
};

const homes = (count: number) => countOf(count, 'home', 'homes');

/** The words of the list of properties, its filters and its cards. */
export const listings = {
  title: 'Rental Properties',
  description:
    'Homes to rent in Chennai and Madurai: apartments, independent houses and villas, with rent, size and pictures.',
  lede: 'Apartments, houses and villas in Chennai and Madurai that we look after ourselves. Ask us about any of them.',
  filters: {
    title: 'Filters',
    label: 'Filter the homes',
    text: 'Search',
    textHint: 'Locality, street or name',
    category: 'Category',
    parking: 'Parking',
    all: 'All',
    ranges: { bed: 'Bedrooms', price: 'Price', bath: 'Bathrooms', area: 'Area' },
    units: { bed: '', price: '₹ a month', bath: '', area: 'sqft' },
    min: 'Minimum',
    max: 'Maximum',
    any: 'Any',
    musts: 'Must have',
    flags,
    apply: 'Apply filters',
    show: (found: number) => (found === 0 ? 'No homes to show' : `Show ${homes(found)}`),
    clear: 'Clear all',
    close: 'Close filters',
  },
  sort: { label: 'Sort by', apply: 'Sort', options: sorts },
  count: (found: number) => (found === 0 ? 'No homes' : homes(found)),
  active: { label: 'Active filters', remove: 'Remove filter' },
  card: {
    /** The count comes as the record has it, such as '2-3'. */
    bedrooms: (count: string) => (count === '1' ? '1 bed' : `${count} beds`),
    bathrooms: (count: string) => (count === '1' ? '1 bath' : `${count} baths`),
    size: 'sqft',
    perMonth: 'a month',
    listed: 'Listed',
    occupied: 'Occupied',
  },
  pages: {
    title: (page: number) => `Rental Properties, page ${page}`,
    label: 'Pages of homes',
    more: 'Show more homes',
    previous: 'Previous homes',
    shown: (first: number, last: number, found: number) => `Homes ${first}–${last} of ${found}`,
  },
  loading: 'Loading the homes…',
  empty: {
    title: 'No homes match all filters',
    relax: 'Remove one filter to see homes:',
    without: 'Without',
    relaxed: homes,
    several:
      'Removing one filter is not enough. Clear them all, or tell us what you are looking for.',
    ask: 'Tell us what you need',
  },
  none: {
    title: 'No homes yet',
    text: 'Nothing is listed at the moment. Tell us what you are looking for, and we will call you when it comes in.',
  },
} as const;
