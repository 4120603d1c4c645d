/**
 * Decides which homes are shown near a place where it has none that fit, or few: the page of a place and an empty list ask
 * the same. It is given homes that can be had, with their numbers read.
 */
import { isIn } from './home';
import { distanceBetween } from './localities';
import type { PlacedHome } from './pages';
import { isCity, type Place } from './place';

/** Within this distance (km) rooms and rent decide; beyond it the distance, since few people change both. */
export const nearReach = 8;

/** Farther than this (km), it is another town. */
const maxReach = 50;

/** Both inclusive. */
interface Range {
  low: number;
  high: number;
}

/** What is looked for near a place; any rooms or rent where none are named. */
export interface NearWish {
  place: Place;
  beds: readonly Range[];
  rents: readonly Range[];
}

/** How far a number is from the nearest of some ranges; 0 where none are asked for, most for an unknown one. */
function measureGap(value: number | null, ranges: readonly Range[]): number {
  if (ranges.length === 0) return 0;
  if (value === null) return Number.MAX_VALUE;
  return Math.min(...ranges.map(({ low, high }) => Math.max(low - value, value - high, 0)));
}

/** Kilometres from a home to the place; a city is around all of its own, and no place is near a whole city. */
function measureWay({ property: { place: other } }: PlacedHome, place: Place): number {
  if (isCity(place)) return isIn(other, place.name) ? 0 : Infinity;
  return other?.city !== place.city || isCity(other) ? Infinity : distanceBetween(place, other);
}

/** Of homes that can be had those near a place: those with as many rooms first, then by rent, then by distance; farther ones last. */
export function findNearHomes<Home extends PlacedHome>(
  homes: readonly Home[],
  { place, beds, rents }: NearWish,
): Home[] {
  return homes
    .map((home) => {
      const away = measureWay(home, place);
      const rooms = Number(measureGap(home.bed, beds) > 0);
      return { home, away, rooms, rent: measureGap(home.price, rents) };
    })
    .filter(({ away }) => away <= maxReach)
    .sort(
      (a, b) =>
        Math.max(a.away, nearReach) - Math.max(b.away, nearReach) ||
        a.rooms - b.rooms ||
        a.rent - b.rent ||
        a.away - b.away,
    )
    .map(({ home }) => home);
}
