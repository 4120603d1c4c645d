/**
 * Decides which pages the places have (`/rent/<place>`, `/rent/<place>/<n>-bhk`), at which address, and which homes are on
 * each. It is given homes whose numbers are read, of pages with homes to rent those that can be had, and knows neither filters nor how a page looks.
 */
import { distanceBetween, findCity, listPlaces, localities } from './localities';
import { once } from '../once';
import { isRoad, listTexts, placeAt } from './names';
import { cities, isCity, type Place } from './place';

/** A page of a place: all of its homes, or those with a number of bedrooms (1 to 9). */
export interface PlacePage {
  place: Place;
  beds: number | null;
}

/** What the pages ask of a home; each number is `null` where none is stated. */
export interface PlacedHome {
  property: { place: Place | null };
  bed: number | null;
  /** Rupees a month. */
  price: number | null;
  /** Sqft. */
  area: number | null;
}

/** A place with its city: "Velachery, Chennai". */
export function formatPlace(place: Place): string {
  return [place.name, findCity(place)].filter(Boolean).join(', ');
}

/** Whether the city that comes first in the table has a place of this name too. */
function isSecond({ name, city }: Place): boolean {
  return cities.find((one) => localities[one].has(name)) !== city;
}

/** A place as people type it who want no other: with the city where two have one of the name. */
export function formatSearch(place: Place): string {
  const isAmbiguous = cities.filter((city) => localities[city].has(place.name)).length > 1;
  return isAmbiguous ? `${place.name}, ${place.city}` : place.name;
}

/** The last part of a place's address, one for each: "t-nagar"; of two of one name the second has its city. */
export function formatSlug(place: Place): string {
  const words = [place.name, ...(isSecond(place) ? [place.city] : [])];
  return words.flatMap(listTexts).join('-');
}

/** The end of the one address of a page. */
export function formatPlacePath({ place, beds }: PlacePage): string {
  return beds === null ? formatSlug(place) : `${formatSlug(place)}/${beds}-bhk`;
}

let read: ReadonlyMap<string, Place> | undefined;

const bySlug = () => (read ??= new Map(listPlaces().map((place) => [formatSlug(place), place])));

/** The place that an address means, in any spelling of the table, with or without its city; `null` for none. */
export function findPlace(text: string): Place | null {
  const exact = bySlug().get(text);
  if (exact) return exact;
  const words = listTexts(text);
  const named = placeAt(words, 0);
  if (!named || isRoad(named.place)) return null;
  const after = placeAt(words, named.length);
  if (named.length + (after?.length ?? 0) !== words.length) return null;
  const city = cities.find(
    (one) => localities[one].has(named.place) && (!after || after.place === one),
  );
  return city ? { name: named.place, city } : null;
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

/** The places whose pages a home is on: its own, and the city that holds that. */
function listPlacesOf({ property: { place } }: PlacedHome): Place[] {
  if (!place) return [];
  const city = findCity(place);
  return city ? [place, { name: city, city }] : [place];
}

/** The bedrooms by which a home has a page, "2.5 BHK" among those with two; `null` for words and for other numbers. */
function findPageBeds({ bed }: PlacedHome): number | null {
  const whole = Math.floor(bed ?? 0);
  return bed !== null && whole >= 1 && whole <= 9 && bed - whole <= 0.5 ? whole : null;
}

const isSame = (one: Place, other: Place) => one.name === other.name && one.city === other.city;

/** All homes of a page, also those that are occupied. */
export function findHomes<Home extends PlacedHome>(
  homes: readonly Home[],
  page: PlacePage,
): Home[] {
  return homes.filter(
    (home) =>
      (page.beds === null || findPageBeds(home) === page.beds) &&
      listPlacesOf(home).some((place) => isSame(place, page.place)),
  );
}

/** With fewer homes to rent than this, a place has one page: two would show the same. */
const minHomesToPart = 3;

/** The page that shows what another one is about: of a place with few homes to rent, that of all its bedrooms. */
export function findShownPage(open: readonly PlacedHome[], page: PlacePage): PlacePage {
  const whole = { place: page.place, beds: null };
  return findHomes(open, whole).length < minHomesToPart ? whole : page;
}

/** The homes to rent of a place, all or those with a number of bedrooms, and the page that shows them. */
export interface OpenPage<Home extends PlacedHome = PlacedHome> extends PlacePage {
  homes: readonly Home[];
  shownOn: PlacePage;
}

function partByBeds<Home extends PlacedHome>(
  place: Place,
  homes: readonly Home[],
): OpenPage<Home>[] {
  const whole = { place, beds: null };
  const parts = [...Map.groupBy(homes, findPageBeds)].flatMap(([beds, some]) => {
    if (beds === null) return [];
    const page = { place, beds };
    return [{ ...page, homes: some, shownOn: homes.length < minHomesToPart ? whole : page }];
  });
  return [{ ...whole, homes, shownOn: whole }, ...parts];
}

/** Every place with homes to rent, and every number of bedrooms there, those with most homes first. */
const findOpenParts = once(<Home extends PlacedHome>(homes: readonly Home[]): OpenPage<Home>[] => {
  const places = new Map<string, { place: Place; found: Home[] }>();
  for (const home of homes) {
    for (const place of listPlacesOf(home)) {
      const key = `${place.name} ${place.city}`;
      const known = places.get(key) ?? { place, found: [] };
      known.found.push(home);
      places.set(key, known);
    }
  }
  return [...places.values()]
    .flatMap(({ place, found }) => partByBeds(place, found))
    .sort(
      (a, b) => b.homes.length - a.homes.length || a.place.name.localeCompare(b.place.name, 'en'),
    );
});

/** Every page with homes to rent, those with most homes first. */
export function findOpenPages<Home extends PlacedHome>(homes: readonly Home[]): OpenPage<Home>[] {
  return findOpenParts(homes).filter(({ beds, shownOn }) => beds === shownOn.beds);
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
export function findNearPages<Home extends PlacedHome>(
  homes: readonly Home[],
  { place, beds }: PlacePage,
): OpenPage<Home>[] {
  const near = findOpenParts(homes).filter(
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

export function readFacts(homes: readonly PlacedHome[]): HomeFacts {
  const listNumbers = (name: 'bed' | 'price' | 'area') =>
    [...new Set(homes.flatMap((home) => home[name] ?? []))].sort((a, b) => a - b);
  const areas = listNumbers('area');
  const smallest = areas[0];
  const largest = areas.at(-1);
  return {
    count: homes.length,
    rent: listNumbers('price')[0] ?? null,
    sizes: smallest === undefined || largest === undefined ? null : [smallest, largest],
    beds: listNumbers('bed'),
  };
}
