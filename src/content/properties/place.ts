/** The words of the pages of places: heading, summary, what is near, and what stands there without a home. */
import type { HomeFacts } from '../../domain/place/pages';
import { groupDigits } from '../../domain/number';
import { formatCount } from '../count';

const homes = (count: number) => formatCount(count, 'home', 'homes');
const bhk = (beds: number | null) => (beds === null ? '' : `${beds} BHK `);

function bedrooms(beds: readonly number[]): string {
  const [first, second] = beds;
  const last = beds.at(-1);
  if (first === undefined || last === undefined) return '';
  if (beds.length === 1) return formatCount(first, 'bedroom', 'bedrooms');
  return beds.length === 2 ? `${first} or ${second} bedrooms` : `${first} to ${last} bedrooms`;
}

function sizes([smallest, largest]: readonly [number, number]): string {
  const range = smallest === largest ? '' : `${groupDigits(smallest)} to `;
  return `${range}${groupDigits(largest)} sqft`;
}

/** "4 homes from ₹18,000 a month, 620 to 1,650 sqft, 1 to 3 bedrooms." What no home states is left out. */
function facts(head: string, { count, rent, sizes: area, beds }: HomeFacts): string {
  const from = count === 1 ? ' at ' : ' from ';
  const parts = [
    head + (rent === null ? '' : `${from}₹${groupDigits(rent)} a month`),
    area ? sizes(area) : '',
    bedrooms(beds),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** The pages of places; `where` is a place with its city, `beds` a number of bedrooms. */
export const placeWords = {
  heading: (where: string, beds: number | null) =>
    `${bhk(beds)}${beds === null ? 'Homes' : 'homes'} for rent in ${where}`,
  bhk: (beds: number) => `${beds} BHK`,
  intro: (found: HomeFacts) => facts(homes(found.count), found),
  description: (where: string, found: HomeFacts) =>
    facts(`${homes(found.count)} for rent in ${where}`, found),
  none: (place: string, beds: number | null) =>
    `There is no ${bhk(beds)}home to rent in ${place} at the moment.`,
  occupied: (count: number, isMore: boolean) =>
    `${groupDigits(count)} ${isMore ? 'more ' : ''}${count === 1 ? 'is' : 'are'} occupied.`,
  bedrooms: { label: 'By bedrooms', all: 'All' },
  news: (place: string) => `Email me new homes in ${place}`,
  filter: 'Filter and sort',
  map: 'On the map',
  /** Over the homes of a place, beside those near it. */
  own: (place: string) => `In ${place}`,
  near: {
    title: (place: string, beds: number | null) =>
      `${beds === null ? 'Homes' : `${bhk(beds)}homes`} near ${place}`,
    city: (city: string, beds: number | null) =>
      `${beds === null ? 'Homes' : `${bhk(beds)}homes`} by area of ${city}`,
  },
  owner: {
    title: (place: string) => `Own a home in ${place}?`,
    text: 'We find a tenant, collect the rent and look after the house for you.',
    link: 'For owners',
  },
  areas: { title: 'Homes by area', all: 'All areas' },
  /** Of the list and the map; `search` has the words of the chips. */
  searched: (found: number, search: string) =>
    `${found === 0 ? 'No homes' : homes(found)} to rent: ${search}.`,
  page: (title: string, number: number) => `${title}, page ${number}`,
  pages: { label: 'Pages of homes', previous: 'Previous homes', next: 'More homes' },
  unknown: {
    title: 'We could not find this place',
    text: 'The link may be wrong, or we have no homes in this area now.',
    all: 'See all homes',
  },
  failed: 'The homes could not be loaded. Try again in a moment.',
} as const;
