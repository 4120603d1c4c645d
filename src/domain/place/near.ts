/**
 * Decides which homes are shown near a place where it has none that fit, or few: the page of a place and an empty list ask
 * the same. It is given homes that can be had, with their numbers read.
 */
import { type AskedNumbers, compareRanks, measureGaps } from '../limits';
import { isIn } from './home';
import { distanceBetween } from './localities';
import type { PlacedHome } from './pages';
import { isCity, type Place } from './place';

/** Within this distance (km) rooms and rent decide; beyond it the distance, since few people change both. */
export const nearReach = 8;

/** Farther than this (km), it is another town. */
const maxReach = 50;

/** What is looked for, of which no home has all: near any of some places, or anywhere. */
export interface NearWish<Home> extends AskedNumbers {
  places: readonly Place[];
  /** How much else that was asked for a home lacks. */
  countLacking?: (home: Home) => number;
}

/** Kilometres from a home to the place; a city is around all of its own, and no place is near a whole city. */
function measureWay({ property: { place: other } }: PlacedHome, place: Place): number {
  if (isCity(place)) return isIn(other, place.name) ? 0 : Infinity;
  return other?.city !== place.city || isCity(other) ? Infinity : distanceBetween(place, other);
}

/**
 * Of homes that can be had those that come closest to what is looked for: those with as many rooms first, then by rent, by what else
 * they lack, by distance; farther ones last.
 */
export function findNearHomes<Home extends PlacedHome>(
  homes: readonly Home[],
  { places, countLacking = () => 0, ...asked }: NearWish<Home>,
): Home[] {
  return homes
    .map((home) => {
      const ways = places.map((place) => measureWay(home, place));
      return { home, away: places.length === 0 ? 0 : Math.min(...ways) };
    })
    .filter(({ away }) => away <= maxReach)
    .map(({ home, away }) => ({
      home,
      rank: [Math.max(away, nearReach), ...measureGaps(home, asked), countLacking(home), away],
    }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ home }) => home);
}
