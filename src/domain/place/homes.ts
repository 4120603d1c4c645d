import { locate } from '../map/property-place';
import type { MapPlace } from '../property/cities';
import { readArea, readCount, readPrice } from '../property/measure';
import type { PropertySummary } from '../property/schema';
import { withHalf } from '../search/filter';
import type { PlacePage } from './asked-page';
import { distanceBetween, findCity, isCity } from './places';

type Home = Pick<
  PropertySummary,
  'name' | 'address' | 'status' | 'bedrooms' | 'price' | 'propertySize'
>;

/** A page of a place with homes to rent. */
export interface OpenPage<One extends Home = Home> extends PlacePage {
  homes: readonly One[];
}

/** The places that each home is in, kept while a list of homes stays the same: reading addresses takes most of the time. */
const known = new WeakMap<Home, readonly MapPlace[]>();

function readHomePlaces(home: Home): readonly MapPlace[] {
  const { place, city } = locate(home);
  const isInCity = city !== null && (!place || findCity(place) === city);
  return [...(place ? [place] : []), ...(isInCity ? [{ name: city, city }] : [])];
}

function findHomePlaces(home: Home): readonly MapPlace[] {
  const places = known.get(home) ?? readHomePlaces(home);
  known.set(home, places);
  return places;
}

/** The bedrooms by which a home has a page, "2.5 BHK" among those with two; `null` for words and for other numbers. */
function readBeds({ bedrooms }: Home): number | null {
  const count = readCount(bedrooms);
  const whole = Math.floor(count ?? 0);
  return count !== null && whole >= 1 && whole <= 9 && count <= withHalf(whole) ? whole : null;
}

const isSame = (one: MapPlace, other: MapPlace) =>
  one.name === other.name && one.city === other.city;

/** All homes of a page, also those that are occupied. */
export function findHomes<One extends Home>(homes: readonly One[], page: PlacePage): One[] {
  return homes.filter(
    (home) =>
      (page.beds === null || readBeds(home) === page.beds) &&
      findHomePlaces(home).some((place) => isSame(place, page.place)),
  );
}

/** Every page with homes to rent, those with most homes first. */
export function findOpenPages<One extends Home>(homes: readonly One[]): OpenPage<One>[] {
  const pages = new Map<string, PlacePage & { homes: One[] }>();
  for (const home of homes) {
    if (home.status !== 'Available') continue;
    const beds = readBeds(home);
    for (const place of findHomePlaces(home)) {
      for (const one of beds === null ? [null] : [null, beds]) {
        const key = [place.name, place.city, one].join();
        const page = pages.get(key) ?? { place, beds: one, homes: [] };
        page.homes.push(home);
        pages.set(key, page);
      }
    }
  }
  return [...pages.values()].sort(
    (a, b) => b.homes.length - a.homes.length || a.place.name.localeCompare(b.place.name, 'en'),
  );
}

/** The pages of one place: that of all homes, then by their bedrooms, fewest first. */
export function findPagesOfPlace<Page extends PlacePage>(
  pages: readonly Page[],
  { place }: PlacePage,
): Page[] {
  return pages
    .filter((page) => isSame(page.place, place))
    .sort((a, b) => (a.beds ?? 0) - (b.beds ?? 0));
}

/** The nearest other places with such homes on the same map; of a city its places, those with most homes first. */
export function findNearPages<Page extends PlacePage>(
  pages: readonly Page[],
  { place, beds }: PlacePage,
): Page[] {
  const near = pages.filter(
    (page) =>
      page.beds === beds &&
      page.place.city === place.city &&
      !isCity(page.place) &&
      !isSame(page.place, place),
  );
  if (isCity(place)) return near.filter((page) => findCity(page.place) !== null);
  return near.sort((a, b) => distanceBetween(place, a.place) - distanceBetween(place, b.place));
}

/** What is said of some homes together; each is `null` or empty where no home has it as a number. */
export interface HomeFacts {
  count: number;
  /** The lowest rent, in rupees a month. */
  rent: number | null;
  /** The smallest and the largest, in sqft. */
  sizes: readonly [number, number] | null;
  /** Each number of bedrooms, fewest first. */
  beds: readonly number[];
}

export function readFacts(homes: readonly Home[]): HomeFacts {
  const numbers = (read: (home: Home) => number | null) =>
    [...new Set(homes.map(read).filter((value) => value !== null))].sort((a, b) => a - b);
  const areas = numbers(({ propertySize }) => readArea(propertySize));
  const smallest = areas[0];
  const largest = areas.at(-1);
  return {
    count: homes.length,
    rent: numbers(({ price }) => readPrice(price))[0] ?? null,
    sizes: smallest === undefined || largest === undefined ? null : [smallest, largest],
    beds: numbers(({ bedrooms }) => readCount(bedrooms)),
  };
}
