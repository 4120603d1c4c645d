/* Which homes are where a search text asks for: in its places, or near its landmarks. */

import type { Meaning, Stretch, Wish } from '../wish';
import { distanceBetween, localities } from '../place/localities';
import { placesAlong } from '../place/names';
import { cities, type City, isCity } from '../place/place';
import { findWay, type Way } from '../place/ways';
import { normalizeWords } from '../words';
import type { HomeWords } from './homes';

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

type Asked = Extract<Meaning, { kind: 'place' | 'pin' }>;

const firstDigits: Record<City, RegExp> = { Chennai: /^60[0-3]/, Madurai: /^625/ };

const findCity = (wish: Asked) =>
  wish.kind === 'place' ? cities.find((city) => city === wish.place) : undefined;

/** Whether one of two wishes is around the other, such as a city or a road around a place of it. */
export function contains(outer: Asked, inner: Asked): boolean {
  const city = findCity(outer);
  if (inner.kind === 'pin') return city !== undefined && firstDigits[city].test(inner.code);
  if (outer === inner || outer.kind === 'pin' || inner.place === city) return false;
  if (city !== undefined)
    return [inner.place, ...placesAlong(inner.place)].some((place) => localities[city].has(place));
  return placesAlong(outer.place).includes(inner.place);
}

/** Whether the one place of a home is where somebody asks for. */
function isThere({ isIn, named, place }: HomeWords, wish: PlaceWish): boolean {
  if (isStretch(wish)) {
    const { city, places } = wish.stretch;
    return place?.city === city && places.includes(place.name);
  }
  if (wish.kind === 'place') return isIn(wish.place);
  const { code } = wish;
  const area = code.slice(0, 3);
  const zone = code.slice(3);
  const city = cities.find((one) => firstDigits[one].test(code))?.toLowerCase();
  return [` ${code} `, ` ${area} ${zone} `, ` ${city} ${Number(zone)} `].some((words) =>
    named.includes(words),
  );
}

/**
 * Any of some places; one that is around another, such as its city, only tells which of that name is meant. `isThere` is for
 * homes in one of them, `isNamed` for those, too, whose name or address names one: "on the Velachery road, Medavakkam".
 */
export function makePlaceTests(wishes: readonly PlaceWish[]) {
  const asked = wishes
    .filter((wish) => !wishes.some((other) => contains(wish, other)))
    .map((wish) => ({
      wish,
      typed: ` ${normalizeWords(wish.readAs ?? wish.typed)} `,
      wanted: wishes.flatMap((outer) => (contains(outer, wish) ? (findCity(outer) ?? []) : [])),
    }));
  const find = (isWide: boolean) => (home: HomeWords) =>
    asked.some(
      ({ wish, typed, wanted }) =>
        (isThere(home, wish) || (isWide && home.named.includes(typed))) &&
        (wanted.length === 0 || !home.place || wanted.includes(home.place.city)),
    );
  return { isThere: find(false), isNamed: find(true) };
}

/** So far from a landmark is near it: kilometres, as a card says them. */
const nearLandmark = 3;

/** Whether a home is in one of the places around some landmarks, or as near to one as such places are. */
export function isNearLandmark({ place }: HomeWords, landmarks: readonly LandmarkWish[]): boolean {
  return landmarks.some((landmark) => {
    const { city, places } = landmark;
    if (place?.city !== city) return false;
    const kilometres = findWay(place, landmark)?.kilometres ?? Infinity;
    return places.includes(place.name) || Math.round(kilometres) <= nearLandmark;
  });
}

type Site = Pick<LandmarkWish, 'name' | 'city' | 'places'>;

/** The shortest way from a home to some landmarks; `null` where none is known. */
export function findShortestWay({ place }: HomeWords, landmarks: readonly Site[]): Way | null {
  const ways = landmarks.flatMap((landmark) => findWay(place, landmark) ?? []);
  return ways.sort((a, b) => a.kilometres - b.kilometres)[0] ?? null;
}

/** What is on the way makes it longer by no more than this part, and these kilometres. */
const detour = 0.05;
const shortDetour = 0.5;

/** The places of a city on the way from one of its places to another, both included; none where one is not on its map. They are only read by a search, which loads later. */
export function placesBetween(from: string, to: string, city: City): string[] {
  const way = (one: string, other: string) =>
    one === other ? 0 : distanceBetween({ name: one, city }, { name: other, city });
  const whole = way(from, to);
  if (!Number.isFinite(whole)) return [];
  const longest = whole * (1 + detour) + shortDetour;
  return [...localities[city].keys()].filter(
    (name) => !isCity({ name, city }) && way(from, name) + way(name, to) <= longest,
  );
}
