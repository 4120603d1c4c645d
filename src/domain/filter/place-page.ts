import { type Limits, withHalf } from '../limits';
import { isRoad } from '../place/names';
import { findPlace, formatSearch, type PlacePage } from '../place/pages';
import { defaultFilter, type FilterPart, type FilterState } from './filter';

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
