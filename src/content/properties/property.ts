/** The words of a home's page, in the specification's spelling; labels of its facts are in `details.ts`. */
import { formatCount } from '../count';
import { availableNow, detailRows, supplyRows } from './details';

/** A sentence's first word. */
const begin = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Every label of the page of one property; spellings are those of the specification. */
export const propertyText = {
  back: 'Rental Properties',
  rent: 'Rent',
  /** Of a rent that was changed. */
  rentBefore: (rent: string, until: string) => `${rent} until ${until}`,
  /** In titles for search engines and link previews. */
  bedrooms: (count: string) => `${count} BHK`,
  kind: {
    Apartment: 'flat',
    'Independent House/Villa': 'house',
    'Gated Community Villa': 'villa',
    '': 'home',
  },
  /** For search engines and link previews: "2 BHK flat for rent in Velachery, ₹25,000". */
  headline: {
    title: (kind: string, place: string, rent: string) =>
      [`${begin(kind)} for rent${place === '' ? '' : ` in ${place}`}`, rent]
        .filter(Boolean)
        .join(', '),
    description: (kind: string, address: string, facts: readonly string[]) =>
      `${begin(kind)} for rent at ${[address, facts.join(', ')].filter(Boolean).join(': ')}.`,
  },
  listed: 'Listed',
  occupiedHint: {
    text: 'This home is occupied at the moment.',
    similar: 'Ask us about a similar one.',
    news: 'Tell me of new homes like this',
  },
  glance: {
    bedrooms: (count: string) => (count === '1' ? 'Bedroom' : 'Bedrooms'),
    bathrooms: (count: string) => (count === '1' ? 'Bathroom' : 'Bathrooms'),
    floor: (text: string) => (/\bfloor\b/i.test(text) ? text : `Floor: ${text}`),
    letTo: 'Preferred tenants:',
    available: (from: string) =>
      /^\d/.test(from) ? `Available from ${from}` : `Available: ${from}`,
  },
  details: {
    title: 'property Details',
    rows: detailRows,
    /** The titles of groups of rows, each at the row with which its group begins. */
    groups: {
      category: 'The home',
      veg: 'Amenities and rules',
      facing: 'Size and building',
      availableFrom: 'Renting it',
    },
    supply: { title: 'Flood, water and power', rows: supplyRows },
    now: availableNow,
    months: (count: number) => formatCount(count, 'month', 'months'),
    /** The questions about facts that are not stated. */
    open: {
      availableFrom: 'when it is available',
      letTo: 'preferred tenants',
      noticeMonths: 'notice period',
      waterSource: 'water source',
      waterTaste: 'sweet or salt water',
      flood: 'past floods',
      backupFor: 'power backup',
      areaType: 'type of area',
    },
    yes: 'Yes',
    no: 'No',
    /** In a row or a card of the specification of which nobody stated anything. */
    askUs: 'Ask us',
  },
  notStated: {
    ask: 'Ask us about',
    about: (names: readonly string[]) => `: ${names.join(', ').toLowerCase()}`,
    question: (names: readonly string[]) => `Please tell me: ${names.join(', ').toLowerCase()}.`,
  },
  description: 'Description About Property',
  features: 'Features',
  map: { title: 'Map' },
  agent: { title: 'Property By' },
  similar: 'Similar homes available',
  bar: { label: 'Contact', enquire: 'Enquire' },
  missing: {
    title: 'This home is no longer listed',
    text: 'This home may have been rented out, or the link may be wrong.',
    others: 'These homes are available',
  },
  failed: {
    title: 'This home could not be loaded',
    text: 'This home could not be loaded. Try again in a moment, or call us.',
  },
} as const;

export const shareText = {
  button: 'Share',
  copied: 'The link is copied.',
  failed: 'The link could not be copied. Copy it from the address bar.',
} as const;

/** Stands in place of a home's picture that is not there, or does not load. */
export const picturesFollow = 'Pictures to be added';
