/*
 * What a search knows of places, whether it reads a text or finds homes: which wishes name where to look, which of two is
 * around the other, the postal codes of a city, and how the names of streets end.
 */

import type { Meaning, Stretch, Wish } from '../wish';
import { localities } from '../place/localities';
import { placesAlong } from '../place/names';
import { cities, type City } from '../place/place';

export type PlaceWish = Extract<Wish, { kind: 'place' | 'pin' }>;
export type LandmarkWish = Extract<Wish, { kind: 'landmark' }>;

export const isPlaceWish = (wish: Wish): wish is PlaceWish =>
  wish.kind === 'place' || wish.kind === 'pin';
export const isLandmarkWish = (wish: Wish): wish is LandmarkWish => wish.kind === 'landmark';

/** Whether a place is the beginning of a stretch: "Guindy to Tambaram". */
export const isStretch = <One extends PlaceWish>(
  wish: One,
): wish is One & { place: string; stretch: Stretch } =>
  wish.kind === 'place' && wish.stretch !== undefined;

/** What the postal codes of a city begin with; those of its zones, as in "Chennai 42", with the first. */
const firstDigits: Record<City, readonly [string, ...string[]]> = {
  Chennai: ['600', '601', '602', '603'],
  Madurai: ['625'],
};

/** The city of a postal code, if it is one of ours. */
export const findCityOfCode = (code: string): City | undefined =>
  cities.find((city) => firstDigits[city].some((digits) => code.startsWith(digits)));

/** The postal code of a zone of a city: "Chennai 42" is 600042. */
export const makeZoneCode = (city: City, zone: string) =>
  firstDigits[city][0] + zone.padStart(3, '0');

type AskedPlace = Extract<Meaning, { kind: 'place' | 'pin' }>;

/** The city that a wish names. */
export const findNamedCity = (wish: AskedPlace): City | undefined =>
  wish.kind === 'place' ? cities.find((city) => city === wish.place) : undefined;

/** Whether one of two wishes is around the other, such as a city or a road around a place of it. */
export function contains(outer: AskedPlace, inner: AskedPlace): boolean {
  const city = findNamedCity(outer);
  if (inner.kind === 'pin') return city !== undefined && findCityOfCode(inner.code) === city;
  if (outer === inner || outer.kind === 'pin' || inner.place === city) return false;
  if (city !== undefined)
    return [inner.place, ...placesAlong(inner.place)].some((place) => localities[city].has(place));
  return placesAlong(outer.place).includes(inner.place);
}

/** The words that end a street's name, as a part of a pattern. */
export const streetEndings = 'road|rd|street|st|lane|avenue|salai|theru|highway';
