import type { Coordinates } from '../coordinates';
import { findCoordinates } from '../map/property-place';
import { cities, type City, type MapPlace } from '../property/cities';
import { localities } from '../property/localities';
import { isRoad, placeAt, placesIn } from '../property/places';
import { parseWords } from '../words';

const readWords = (text: string) => parseWords(text).map((word) => word.text);

const kilometresOfDegree = 111.2;
/** Beyond this distance (km) from the middle of the city whose map a place is on, it is a town of its own. */
const cityReach = 50;

function measureDistance(one: Coordinates, other: Coordinates): number {
  const narrowing = Math.cos((one[0] * Math.PI) / 180);
  return kilometresOfDegree * Math.hypot(one[0] - other[0], (one[1] - other[1]) * narrowing);
}

/** Kilometres between the middles of two places. */
export function distanceBetween(one: MapPlace, other: MapPlace): number {
  const from = findCoordinates(one);
  const to = findCoordinates(other);
  return from && to ? measureDistance(from, to) : Infinity;
}

/** Whether a place is a whole city, which holds its other places. */
export function isCity({ name, city }: MapPlace): boolean {
  return name === city;
}

/** The city that a place is a part of; `null` for a city, and for a town that is only near one. */
export function findCity(place: MapPlace): City | null {
  const { city } = place;
  if (isCity(place)) return null;
  return distanceBetween(place, { name: city, city }) > cityReach ? null : city;
}

/** A place with its city: "Velachery, Chennai". */
export function formatPlace(place: MapPlace): string {
  return [place.name, findCity(place)].filter(Boolean).join(', ');
}

/** Whether the city that comes first in the table has a place of this name too. */
function isSecond({ name, city }: MapPlace): boolean {
  return cities.find((one) => localities[one].has(name)) !== city;
}

/** A place as people type it who want no other: with the city where two have one of the name. */
export function formatSearch(place: MapPlace): string {
  const isAmbiguous = cities.filter((city) => localities[city].has(place.name)).length > 1;
  return isAmbiguous ? `${place.name}, ${place.city}` : place.name;
}

/** The last part of a place's address, one for each: "t-nagar"; of two of one name the second has its city. */
export function formatSlug(place: MapPlace): string {
  const words = [place.name, ...(isSecond(place) ? [place.city] : [])];
  return words.flatMap(readWords).join('-');
}

/** Every place that has a page, cities included. */
export function listPlaces(): MapPlace[] {
  return cities.flatMap((city) => [...localities[city].keys()].map((name) => ({ name, city })));
}

let read: ReadonlyMap<string, MapPlace> | undefined;

const bySlug = () => (read ??= new Map(listPlaces().map((place) => [formatSlug(place), place])));

/** The place that an address means, in any spelling of the table, with or without its city; `null` for none. */
export function findPlace(text: string): MapPlace | null {
  const exact = bySlug().get(text);
  if (exact) return exact;
  const words = readWords(text);
  const named = placeAt(words, 0);
  if (!named || isRoad(named.place)) return null;
  const after = placeAt(words, named.length);
  if (named.length + (after?.length ?? 0) !== words.length) return null;
  const city = cities.find(
    (one) => localities[one].has(named.place) && (!after || after.place === one),
  );
  return city ? { name: named.place, city } : null;
}

/** An address parted around the words that name a place, the last that do; `null` where none does. */
export function splitAtPlace(
  address: string,
  { name }: Pick<MapPlace, 'name'>,
): { before: string; named: string; after: string } | null {
  const parts = address.split(/(?<=[,\n])/);
  const index = parts.findLastIndex((part) => placesIn(readWords(part)).includes(name));
  const [, space = '', named = '', end = ''] =
    /^(\s*)(.*?)([\s,]*)$/s.exec(parts[index] ?? '') ?? [];
  if (named === '') return null;
  return {
    before: parts.slice(0, index).join('') + space,
    named,
    after: end + parts.slice(index + 1).join(''),
  };
}
