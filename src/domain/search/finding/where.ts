/*
 * Where a search looks: which homes are in its places or near its landmarks, how far off one is, and around which places homes
 * are nearest.
 */

import type { PreparedProperty } from '../../filter/filter';
import type { Wish } from '../../wish';
import { findHomePlace } from '../../place/home';
import { localities } from '../../place/localities';
import { placesAlong } from '../../place/names';
import { cities, type City, isCity, type Place } from '../../place/place';
import { findWay, type Way } from '../../place/ways';
import { normalizeWords } from '../../words';
import type { HomeWords } from '../homes';
import {
  contains,
  findCityOfCode,
  findNamedCity,
  isLandmarkWish,
  isPlaceWish,
  isStretch,
  type LandmarkWish,
  type PlaceWish,
} from '../places';

/** Whether a wish is where to look. */
export const isWhere = (wish: Wish): wish is PlaceWish | LandmarkWish =>
  isPlaceWish(wish) || isLandmarkWish(wish);

/** The landmarks that a search asks for. */
export const listLandmarks = (wishes: readonly Wish[]): readonly LandmarkWish[] =>
  wishes.filter(isLandmarkWish).filter(({ isNot }) => isNot !== true);

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
  const city = findCityOfCode(code)?.toLowerCase();
  return [` ${code} `, ` ${area} ${zone} `, ` ${city} ${Number(zone)} `].some((words) =>
    named.includes(words),
  );
}

/**
 * Tests whether a home is in any of some places (`isThere`), or its name or address at least names one (`isNamed`): "on the
 * Velachery road, Medavakkam". Of "Anna Nagar, Madurai" the city is no place of its own: it says which Anna Nagar is meant.
 */
export function makePlaceTests(wishes: readonly PlaceWish[]) {
  const asked = wishes
    .filter((wish) => !wishes.some((other) => contains(wish, other)))
    .map((wish) => ({
      wish,
      typed: ` ${normalizeWords(wish.readAs ?? wish.typed)} `,
      wanted: wishes.flatMap((outer) =>
        contains(outer, wish) ? (findNamedCity(outer) ?? []) : [],
      ),
    }));
  const find = (isWide: boolean) => (home: HomeWords) =>
    asked.some(
      ({ wish, typed, wanted }) =>
        (isThere(home, wish) || (isWide && home.named.includes(typed))) &&
        (wanted.length === 0 || !home.place || wanted.includes(home.place.city)),
    );
  return { isThere: find(false), isNamed: find(true) };
}

/** A home within these kilometres, rounded as a card says them, is near a landmark. */
const nearLandmark = 3;

/** Whether a home is in one of the places that people mean by some landmarks. */
export const isNamedNear = ({ place }: HomeWords, landmarks: readonly LandmarkWish[]) =>
  landmarks.some(({ city, places }) => place?.city === city && places.includes(place.name));

/** Whether a home is in one of the places around some landmarks, or as near to one as such places are. */
export const isNearLandmark = (home: HomeWords, landmarks: readonly LandmarkWish[]) =>
  isNamedNear(home, landmarks) ||
  landmarks.some(
    (one) => Math.round(findWay(home.place, one)?.kilometres ?? Infinity) <= nearLandmark,
  );

/** What a card can say the distance to: a landmark, or a place. */
type Site = Pick<LandmarkWish, 'name' | 'city' | 'places' | 'point'>;

/** The shortest way from a home to some landmarks; `null` where none is known. */
export function findShortestWay({ place }: HomeWords, landmarks: readonly Site[]): Way | null {
  const ways = landmarks.flatMap((landmark) => findWay(place, landmark) ?? []);
  return ways.sort((a, b) => a.kilometres - b.kilometres)[0] ?? null;
}

/** The name of a place, with its city where every city has a place of that name: "Anna Nagar, Madurai". */
const nameInFull = (name: string, city: City) =>
  cities.every((one) => localities[one].has(name)) ? `${name}, ${city}` : name;

/** Places that a home lacks though it may name one, as on the road to it: its card says how far it is to them. */
export const listNamedSites = (
  lacked: readonly Wish[],
  { property: { place } }: PreparedProperty,
) =>
  lacked.flatMap((wish) =>
    wish.kind === 'place' && wish.isNot !== true && place
      ? [{ name: nameInFull(wish.place, place.city), city: place.city, places: [wish.place] }]
      : [],
  );

/** Places around which homes are looked for, and what they are called. */
interface Around {
  name: string;
  places: readonly Place[];
}

/** The places that a search asks for: the narrowest of several, those along a road, those around a landmark. */
export function findAskedPlaces(wishes: readonly Wish[]): Around | null {
  const asked = wishes.filter(({ isNot }) => isNot !== true);
  const refused = wishes.filter(({ isNot }) => isNot === true);
  const named = listNames(asked);
  return (
    findOnWay(asked) ??
    findInOneCity(named) ??
    findInSeveralCities(named, listNames(refused)) ??
    findAroundLandmark(asked) ??
    findAlongRoad(named)
  );
}

const listNames = (wishes: readonly Wish[]) =>
  wishes.flatMap((wish) => (wish.kind === 'place' ? [wish.place] : []));

function findOnWay(asked: readonly Wish[]): Around | null {
  const [way] = asked.filter(isPlaceWish).filter(isStretch);
  if (!way) return null;
  const { city, to, places } = way.stretch;
  return { name: `${way.place} and ${to}`, places: places.map((name) => ({ name, city })) };
}

/** Each of several places, in the city that they are in together. */
function findInOneCity(named: readonly string[]): Around | null {
  const place = findHomePlace({ name: '', address: named.join(', ') });
  if (!place) return null;
  const { city } = place;
  const each = named
    .filter((name) => name !== city && localities[city].has(name))
    .map((name) => ({ name, city }));
  const places = each.length > 1 ? each : [place];
  return { name: places.map(({ name }) => name).join(' or '), places };
}

/** "Anna Nagar, not Madurai": of several of that name those that are not refused. */
function findInSeveralCities(named: readonly string[], refused: readonly string[]): Around | null {
  const places = cities
    .filter((city) => !refused.includes(city))
    .flatMap((city) =>
      named.filter((name) => localities[city].has(name)).map((name) => ({ name, city })),
    );
  const [first] = places;
  return first ? { name: first.name, places } : null;
}

function findAroundLandmark(asked: readonly Wish[]): Around | null {
  const landmark = asked.find(isLandmarkWish);
  if (!landmark) return null;
  const { name, city, places } = landmark;
  return { name, places: places.map((one) => ({ name: one, city })) };
}

function findAlongRoad([road]: readonly string[]): Around | null {
  if (road === undefined) return null;
  const places = placesAlong(road).flatMap((name) => {
    const city = cities.find((one) => localities[one].has(name));
    return city ? [{ name, city }] : [];
  });
  return places.length > 0 ? { name: road, places } : null;
}

/** What cards of a search can say the distance to: its landmarks, else its places; none to a city, which is around its homes. */
export function listSites(wishes: readonly Wish[], places: readonly Place[]): readonly Site[] {
  const landmarks = listLandmarks(wishes);
  if (landmarks.length > 0) return landmarks;
  return places.flatMap((place) =>
    isCity(place)
      ? []
      : [{ name: nameInFull(place.name, place.city), city: place.city, places: [place.name] }],
  );
}
