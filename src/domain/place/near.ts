/**
 * Decides which homes are shown near a place where it has none that fit, or few: the page of a place and an empty list ask
 * the same. It is given homes that can be had, with their numbers read.
 */
import { compareRanks, type Limits } from '../limits';
import { isIn } from './home';
import { distanceBetween } from './localities';
import type { PlacedHome } from './pages';
import { isCity, type Place } from './place';

/** As far as people look (km): so much farther off is as if one thing more were missing. */
export const nearReach = 12;

/** Farther than this (km), it is another town. */
const maxReach = 50;

/** Homes with so many rooms more or fewer are equally unlike what is asked for. */
const otherRooms = 3;

/** A room more or fewer is more than one thing that is missing: a way of some kilometres never makes up for it. */
const weightOfRoom = 1.3;

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

/**
 * How far a home is from the rooms and the rent that are asked for: the rent in rupees, and in things that are missing, half of
 * one for missing it at all and half for how much, up to twice the rent.
 */
function measureGaps(
  { bed, price }: { bed: number | null; price: number | null },
  { beds, rents }: AskedNumbers,
) {
  const rupees = measureGap(price, rents);
  const named = rents.map(({ low, high }) => (Number.isFinite(high) ? high : low));
  return {
    rooms: Math.min(otherRooms, Math.ceil(measureGap(bed, beds))),
    rent: rupees > 0 ? (1 + Math.min(1, rupees / Math.max(1, ...named))) / 2 : 0,
    rupees,
    isRentUnknown: price === null && rents.length > 0,
  };
}

/** What is looked for, of which no home has all: near any of some places, or anywhere. */
export interface NearWish<Home> extends AskedNumbers {
  places: readonly Place[];
  /** How much else that was asked for a home lacks. */
  countLacking?: (home: Home) => number;
  /** How much of what has to be a home lacks. */
  countMusts?: (home: Home) => number;
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
 * equal: whether they say a rent where one is asked for, what has to be, how much is missing (rooms, rent, distance and all
 * else together), rooms, rent, distance.
 */
export function findNearHomes<Home extends PlacedHome>(
  homes: readonly Home[],
  { places, countLacking = () => 0, countMusts = () => 0, ...asked }: NearWish<Home>,
): Home[] {
  const measure = makeMeasure(places);
  return homes
    .map((home) => ({ home, away: measure(home) }))
    .filter(({ away }) => away <= maxReach)
    .map(({ home, away }) => {
      const { rooms, rent, rupees, isRentUnknown } = measureGaps(home, asked);
      const missed = rooms * weightOfRoom + rent + away / nearReach + countLacking(home);
      const first = [Number(isRentUnknown), countMusts(home)];
      return { home, rank: [...first, missed, rooms, rupees, away] };
    })
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ home }) => home);
}
