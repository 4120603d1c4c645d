/**
 * Decides which homes are shown near a place where it has none that fit, or few: the page of a place and an empty list ask
 * the same. It is given homes that can be had, with their numbers read.
 */
import { compareRanks, type Limits, sameNumber } from '../limits';
import { isIn } from './home';
import { distanceBetween } from './localities';
import type { PlacedHome } from './pages';
import { isCity, type Place } from './place';

/** Within this distance (km), as far as people look, rooms and rent decide; beyond it the distance, since few people change both. */
export const nearReach = 12;

/** Ways that differ by less (km) are the same to most people. */
export const sameWay = 4;

/** Farther than this (km), it is another town. */
const maxReach = 50;

/** Homes with so many rooms more or fewer, or more than that, are all as far from what is asked for. */
const otherRooms = 3;

/** How far a number is from the nearest of some limits; 0 where none are asked for, most for an unknown one. */
function measureGap(value: number | null, limits: readonly Limits[]): number {
  if (limits.length === 0) return 0;
  if (value === null) return Number.MAX_VALUE;
  return Math.min(...limits.map(({ low, high }) => Math.max(low - value, value - high, 0)));
}

/** Rooms and rents, any of each; none where nothing is asked of them. */
export interface AskedNumbers {
  beds: readonly Limits[];
  rents: readonly Limits[];
}

/** How far a home is from the rooms and the rent that are asked for: in steps that matter to people, and the rent in rupees. */
function measureGaps(
  { bed, price }: { bed: number | null; price: number | null },
  { beds, rents }: AskedNumbers,
) {
  const rupees = measureGap(price, rents);
  const named = rents.map(({ low, high }) => (Number.isFinite(high) ? high : low));
  const step = sameNumber * Math.max(1, ...named);
  return {
    rooms: Math.min(otherRooms, Math.ceil(measureGap(bed, beds))),
    rent: Math.floor(rupees / step),
    rupees,
  };
}

/** What is looked for, of which no home has all: near any of some places, or anywhere. */
export interface NearWish<Home> extends AskedNumbers {
  places: readonly Place[];
  /** How much else that was asked for a home lacks. */
  countLacking?: (home: Home) => number;
}

/** Kilometres from a home's place to another; a city is around all of its own, and no place is near a whole city. */
function measureWay(home: Place | null, place: Place): number {
  if (isCity(place)) return isIn(home, place.name) ? 0 : Infinity;
  return home?.city !== place.city || isCity(home) ? Infinity : distanceBetween(place, home);
}

/** Kilometres from a home to the nearest of some places, measured once for all homes of a place; 0 without any. */
function makeMeasure(places: readonly Place[]): (home: PlacedHome) => number {
  const known = new Map<string, number>();
  return ({ property: { place } }) => {
    const key = place ? `${place.city}, ${place.name}` : '';
    const away =
      known.get(key) ??
      (places.length === 0 ? 0 : Math.min(...places.map((one) => measureWay(place, one))));
    known.set(key, away);
    return away;
  };
}

/**
 * The homes within 50 km that come closest to what is looked for, the best first. What decides, each where all before it is
 * equal: how far beyond `nearReach` they are, rooms, rent in steps, distance in steps, rent in rupees, how much else they lack,
 * distance in km.
 */
export function findNearHomes<Home extends PlacedHome>(
  homes: readonly Home[],
  { places, countLacking = () => 0, ...asked }: NearWish<Home>,
): Home[] {
  const measure = makeMeasure(places);
  return homes
    .map((home) => ({ home, away: measure(home) }))
    .filter(({ away }) => away <= maxReach)
    .map(({ home, away }) => {
      const { rooms, rent, rupees } = measureGaps(home, asked);
      const reach = Math.max(away, nearReach);
      const way = Math.ceil(away / sameWay);
      return { home, rank: [reach, rooms, rent, way, rupees, countLacking(home), away] };
    })
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ home }) => home);
}
