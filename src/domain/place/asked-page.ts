import type { MapPlace } from '../property/cities';
import { isRoad } from '../property/places';
import { defaultFilter, type FilterPart, type FilterState, type Limits, withHalf } from '../search/filter';
import { findPlace, formatSearch, formatSlug } from './places';

/** A page of a place: all of its homes, or those with a number of bedrooms (1 to 9). */
export interface PlacePage {
  place: MapPlace;
  beds: number | null;
}

/** The page that the end of an address means ("velachery", "velachery/2-bhk"), in other spellings too; `null` for none. */
export function readPlacePath(path: string): PlacePage | null {
  const [slug = '', bedrooms, ...more] = path.split('/');
  const place = findPlace(slug);
  if (!place || more.length > 0) return null;
  if (bedrooms === undefined) return { place, beds: null };
  const beds = /^([1-9])[\s-]*bhk$/i.exec(bedrooms);
  return beds && { place, beds: Number(beds[1]) };
}

/** The end of the one address of a page. */
export function formatPlacePath({ place, beds }: PlacePage): string {
  return beds === null ? formatSlug(place) : `${formatSlug(place)}/${beds}-bhk`;
}

/** The filter of the listings that asks for what a page of a place shows. */
export function makeFilter({ place, beds }: PlacePage): FilterState {
  const limits = beds === null ? {} : { minBed: beds, maxBed: withHalf(beds) };
  return { ...defaultFilter, ...limits, text: formatSearch(place) };
}

function readBeds({ low, high }: Limits): number | null {
  return Number.isInteger(low) && low >= 1 && low <= 9 && high === withHalf(low) ? low : null;
}

/** The page that shows what a filter asks for: one place, maybe one number of bedrooms, and nothing else; else `null`. */
export function findAskedPage(parts: readonly FilterPart[]): PlacePage | null {
  const names: string[] = [];
  const beds: (number | null)[] = [];
  for (const part of parts) {
    if (part.name === 'bed') beds.push(readBeds(part));
    else if (part.name !== 'text') return null;
    else if (part.wish.kind === 'bed') beds.push(readBeds(part.wish));
    else if (part.wish.kind === 'place') names.push(part.wish.place);
    else return null;
  }
  const [bed = null] = beds;
  if (beds.length > 1 || (beds.length === 1 && bed === null)) return null;
  if (names.length === 0 || names.length > 2 || names.some(isRoad)) return null;
  const place = findPlace(names.join(' '));
  // "Anna Nagar" alone is in two cities, and the list shows both.
  const isOne = place !== null && (names.length === 2 || formatSearch(place) === names[0]);
  return isOne ? { place, beds: bed } : null;
}
