/*
 * Which wishes of a search are enough one by one, and which are conditions: several places, or numbers of bedrooms, are either
 * of them, and so are wishes with an "or" between. Rooms, rent, a place and a household are conditions; all other wishes order
 * the homes.
 */

import { type Answer, choiceAnswer } from '../../filter/facts';
import type { PreparedProperty } from '../../filter/filter';
import type { Wish } from '../../wish';
import type { Homes } from '../homes';
import { isPlaceWish, type LandmarkWish, type PlaceWish } from '../places';
import { makeWishAnswer } from './answers';
import { isNearLandmark, isWhere, listLandmarks, makePlaceTests } from './where';

/** Wishes of which one is enough. */
export interface Group {
  wishes: readonly Wish[];
  /** Those that concern a home, where each belongs to some homes: of several rents that of its rooms. */
  wishesOf?: (home: PreparedProperty) => readonly Wish[];
  /** Whether a home has one of them; `null` where it states none. */
  answer: Answer;
  /** Of a condition, whether a home fulfils it at least nearly, as a rent below a range does; `null` where homes may lack it. */
  condition: ((home: PreparedProperty) => boolean) | null;
}

/** The wishes that are asked for, in groups. */
export function groupWishes(wishes: readonly Wish[], homes: Homes, today: string): Group[] {
  const asked = wishes.filter(({ isAsked }) => isAsked);
  const isLookedFor = (wish: Wish) => isWhere(wish) && wish.isNot !== true;
  const places = asked.filter(isPlaceWish).filter(isLookedFor);
  const landmarks = listLandmarks(asked);
  const rentOf = pairRents(asked);
  const others = asked.filter((wish) => !isLookedFor(wish));
  return [
    ...listTogether(others, rentOf).map((some) => makeGroup(some, rentOf, homes, today)),
    ...(places.length > 0 ? [makePlaceGroup(places, homes)] : []),
    ...(landmarks.length > 0 ? [makeLandmarkGroup(landmarks, homes)] : []),
  ];
}

/** The rooms, or the place, that each rent belongs to: "1bhk under 17k or 2bhk under 22k", "Chromepet 20k, Medavakkam 22k". */
function pairRents(asked: readonly Wish[]): ReadonlyMap<Wish, Wish> {
  const rents = asked.filter((wish) => wish.kind === 'rent');
  const pairs = (['bed', 'place'] as const).map((kind) => {
    const both = asked.filter((wish) => wish.kind === kind || wish.kind === 'rent');
    const isInTurn = both.every((wish, at) => wish.kind === both[at % 2]?.kind);
    return rents.length > 1 && both.length === 2 * rents.length && isInTurn ? both : [];
  });
  const pairsOfOne = pairs.find(({ length }) => length > 0) ?? [];
  const others = pairsOfOne.filter(({ kind }) => kind !== 'rent');
  return new Map(rents.flatMap((rent, at) => (others[at] ? [[rent, others[at]] as const] : [])));
}

/** Wishes of which one is enough, together. */
function listTogether(
  wishes: readonly Wish[],
  rentOf: ReadonlyMap<Wish, Wish>,
): (readonly Wish[])[] {
  // "20k, can go up to 22k" is the higher limit.
  const isAny = (wish: Wish) =>
    wish.kind === 'bed' || (wish.kind === 'rent' && (rentOf.size > 0 || wish.low === 0));
  const byKey = new Map<number | string, Wish[]>();
  for (const wish of wishes) {
    const key = isAny(wish) && wish.isNot !== true ? wish.kind : wish.group;
    byKey.set(key, [...(byKey.get(key) ?? []), wish]);
  }
  return [...byKey.values()];
}

/** Whether people who ask for it look at no home without it: its rooms, its rent, its place, who it is let to. */
const isCondition = (wish: Wish) =>
  (wish.kind === 'rent' && wish.asked === undefined) ||
  ['bed', 'monthly', 'place', 'pin', 'reference'].includes(wish.kind) ||
  (wish.kind === 'options' && wish.name === 'letTo' && wish.isNot !== true);

/** A wish of a group, and which homes it concerns: `false` for one that it does not. */
interface Part {
  wish: Wish;
  answer: Answer;
  isOwn: Answer;
}

function makeGroup(
  wishes: readonly Wish[],
  rentOf: ReadonlyMap<Wish, Wish>,
  homes: Homes,
  today: string,
): Group {
  const answerOf = (wish: Wish) => makeOneAnswer(wish, homes, today);
  const parts = wishes.map((wish): Part => {
    const own = rentOf.get(wish);
    return { wish, answer: answerOf(wish), isOwn: own ? answerOf(own) : () => null };
  });
  const listOwn = (home: PreparedProperty) => parts.filter(({ isOwn }) => isOwn(home) !== false);
  const answer = makeAnyAnswer(parts);
  return {
    wishes,
    answer,
    condition: wishes.every(isCondition)
      ? (home) => answer(home) !== false || listOwn(home).some((part) => isCheaper(home, part))
      : null,
    ...(wishes.some((wish) => rentOf.has(wish)) && {
      wishesOf: (home) => {
        const own = listOwn(home);
        return own.length > 0 ? own.map(({ wish }) => wish) : wishes;
      },
    }),
  };
}

function makeOneAnswer(wish: Wish, homes: Homes, today: string): Answer {
  if (!isPlaceWish(wish)) return makeWishAnswer(wish, homes, today);
  const { isThere } = makePlaceTests([wish]);
  return (home) => isThere(homes.of(home)) !== (wish.isNot === true);
}

/** Whether a home has one of several wishes; asked of thousands of homes. */
const makeAnyAnswer =
  (parts: readonly Part[]): Answer =>
  (home) => {
    let isStated = true;
    for (const { answer, isOwn } of parts) {
      if (isOwn(home) === false) continue;
      const answered = answer(home);
      if (answered === true) return true;
      if (answered === null) isStated = false;
    }
    return isStated ? false : null;
  };

/** A home below a range that was asked for: "15k to 20k" is nearly fulfilled by 14k. */
const isCheaper = ({ price }: PreparedProperty, { wish }: Part) =>
  wish.kind === 'rent' && wish.isNot !== true && price !== null && price <= wish.high;

function makePlaceGroup(wishes: readonly PlaceWish[], homes: Homes): Group {
  const { isThere, isNamed } = makePlaceTests(wishes);
  return {
    wishes,
    answer: (home) => isThere(homes.of(home)),
    condition: (home) => isNamed(homes.of(home)),
  };
}

/** Any of some landmarks, in whose city a home has to be. */
const makeLandmarkGroup = (wishes: readonly LandmarkWish[], homes: Homes): Group => ({
  wishes,
  answer: (home) => isNearLandmark(homes.of(home), wishes),
  condition: ({ property: { place } }) => wishes.some(({ city }) => (place?.city ?? city) === city),
});

/** How many conditions a home only nearly fulfils: beside the place that it names, below the least rent. */
export const countMissed = (failed: readonly Group[] | null) =>
  failed?.filter(({ wishes }) => wishes.every(isCondition)).length ?? 0;

/** How much of what is refused a home has, and of what has to be it lacks. */
export const countExcluded = (failed: readonly Group[] | null) =>
  failed?.filter(({ wishes }) => wishes.some(({ isNot, isMust }) => isNot ?? isMust)).length ?? 0;

/** The bedrooms for all who would move in, two in each: "3 working women", "family of 5"; 0 where nobody says how many they are. */
export const countBedrooms = (wishes: readonly Wish[]) =>
  Math.max(
    0,
    ...wishes.map((wish) => (wish.kind === 'options' ? Math.ceil((wish.people ?? 0) / 2) : 0)),
  );

const none: readonly Wish[] = [];

/** The wishes of groups, as far as they concern a home. */
export const listWishes = (groups: readonly Group[] | null, home: PreparedProperty) =>
  groups?.flatMap((group) => group.wishesOf?.(home) ?? group.wishes) ?? none;

/** Whether a home says no to who would move in, which does not change with the place; one that does not say may say yes. */
export function refuses(home: PreparedProperty, wish: Wish): boolean {
  const { pets, veg } = home.property;
  if (wish.kind === 'flag')
    return wish.isNot === true
      ? wish.flag === 'veg' && veg === true
      : wish.flag === 'pets' && pets === false;
  return (
    wish.kind === 'options' &&
    wish.name === 'letTo' &&
    wish.isNot !== true &&
    choiceAnswer('letTo', wish.options)(home) === false
  );
}
