/*
 * How well a home fits the wishes of a search text. Rooms, rent, a place and a household that is refused are conditions;
 * all else says who comes first, by one rule after the other: how much of it a home lacks, a superlative, the distance of a
 * landmark, a word of its description, houses where a "house" is asked for, words in its name before those in its address,
 * what is stated before what may be. Then comes the list's sort.
 */

import { choiceAnswer } from '../filter/facts';
import type { FindFit, Fit, PreparedProperty } from '../filter/filter';
import type { Wish } from '../wish';
import { normalizeWords } from '../words';
import { makeAnswer, makeWishTest, oneOf, type Test } from './answers';
import type { Homes } from './homes';
import {
  isLandmarkWish,
  isPlaceWish,
  makePlaceTests,
  measureWay,
  nearLandmark,
  type PlaceWish,
} from './where';

/** Wishes of which one is enough: whether a home has it, and what it has to have at least. */
interface Group {
  wishes: readonly Wish[];
  test: Test;
  condition: Test | null;
}

/** People mean these as conditions: rooms, rent, a place, a household. All other wishes order the homes. */
const isCondition = (wish: Wish) =>
  ['bed', 'rent', 'monthly', 'place', 'pin', 'reference'].includes(wish.kind) ||
  (wish.kind === 'options' && wish.name === 'letTo' && wish.isNot !== true);

/** Several places, or numbers of bedrooms, are either of them; so are wishes with an "or" between. */
export function groupWishes(wishes: readonly Wish[], homes: Homes, today: string): Group[] {
  const asked = wishes.filter(({ isAsked }) => isAsked);
  const isPlace = (wish: Wish) =>
    (isPlaceWish(wish) || isLandmarkWish(wish)) && wish.isNot !== true;
  const places = asked.filter(isPlaceWish).filter(isPlace);
  const landmarks = asked.filter(isLandmarkWish).filter(isPlace);
  // "Chromepet 20k or Medavakkam 22k": of several places each has its rent.
  const isAny = (kind: Wish['kind']) => kind === 'bed' || (kind === 'rent' && places.length > 1);
  const key = ({ kind, group, isNot }: Wish) => (isAny(kind) && isNot !== true ? kind : group);
  const others = new Map<number | string, Wish[]>();
  for (const wish of asked) {
    if (!isPlace(wish)) others.set(key(wish), [...(others.get(key(wish)) ?? []), wish]);
  }
  const groups = [...others.values()].map((some): Group => {
    const tests = some.map((wish) =>
      isPlaceWish(wish)
        ? (home: PreparedProperty) => !makePlaceTests([wish]).isThere(homes.of(home))
        : makeWishTest(wish, homes, today),
    );
    const test: Test = (home) => tests.some((one) => one(home));
    return { wishes: some, test, condition: some.every(isCondition) ? test : null };
  });
  const found = makePlaceTests(places);
  const cityOf = (home: PreparedProperty) => home.property.place?.city;
  return [
    ...groups,
    ...(places.length === 0
      ? []
      : [
          {
            wishes: places,
            test: (home: PreparedProperty) => found.isThere(homes.of(home)),
            condition: (home: PreparedProperty) => found.isNamed(homes.of(home)),
          },
        ]),
    // Any of some landmarks, in whose city a home has to be.
    ...(landmarks.length === 0
      ? []
      : [
          {
            wishes: landmarks,
            test: (home: PreparedProperty) => measureWay(homes.of(home), landmarks) <= nearLandmark,
            condition: (home: PreparedProperty) =>
              landmarks.some(({ city }) => (cityOf(home) ?? city) === city),
          },
        ]),
  ];
}

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

/** What a superlative compares: "cheapest" the rent, "biggest" the size; a home that does not state it comes last. */
const compared: Record<Extract<Wish, { kind: 'least' }>['of'], (home: PreparedProperty) => number> =
  { rent: ({ price }) => price ?? Infinity, size: ({ area }) => -(area ?? -Infinity) };

/** Whether a home may leave open what is wished for. */
const canBeUnstated = (wish: Wish): wish is Exclude<Wish, PlaceWish> =>
  ['rent', 'monthly', 'advance', 'advanceMonths', 'now', 'by', 'options'].includes(wish.kind);

const noOrder: readonly number[] = [];

/** What decides between homes that lack equally much. */
function makeOrder(
  homes: Homes,
  wishes: readonly Wish[],
  today: string,
): (home: PreparedProperty) => readonly number[] {
  const first = wishes.flatMap((wish) => (wish.kind === 'first' ? wish.categories : []));
  const typed = wishes
    .filter(({ kind }) => kind === 'word' || kind === 'options' || kind === 'first')
    .map((wish) => normalizeWords(wish.typed));
  const spaced = typed.map((words) => ` ${words} `);
  const anyOfThem = spaced.length > 0 ? oneOf(spaced) : null;
  const least = wishes.flatMap((wish) => (wish.kind === 'least' ? [compared[wish.of]] : []));
  const answers = wishes.flatMap((wish) =>
    wish.isNot !== true && canBeUnstated(wish) ? [makeAnswer(wish, homes, today)] : [],
  );
  const landmarks = wishes.filter(isLandmarkWish);
  const mentioned = wishes.flatMap((wish) => (wish.kind === 'mentioned' ? [wish.phrases] : []));
  const ordering = [first, typed, least, answers, landmarks, mentioned];
  if (ordering.every(({ length }) => length === 0)) return () => noOrder;
  return (home) => {
    const words = homes.of(home);
    const isMentioned = (phrases: readonly string[]) =>
      phrases.some((phrase) => words.prose.includes(` ${phrase} `));
    // Most homes have none of them.
    const isNamed = anyOfThem?.test(words.all) === true;
    const count = (text: string) =>
      isNamed ? spaced.filter((one) => text.includes(one)).length : 0;
    return [
      ...least.map((measure) => measure(home)),
      landmarks.length === 0 ? 0 : measureWay(words, landmarks),
      -mentioned.filter(isMentioned).length,
      first.length === 0 || first.includes(home.property.category) ? 0 : 1,
      -count(words.name),
      -count(words.named),
      // "East facing" is less than the whole of "South East facing".
      isNamed ? -typed.filter((one) => words.lines.includes(one)).length : 0,
      -count(words.all),
      // What is stated goes before what may be.
      answers.filter((answer) => answer(home) === null).length,
    ];
  };
}

/** How a home fits some wishes of a text; one whose name has the whole text is what was asked for, whatever its words mean. */
export function makeFit(
  text: string,
  homes: Homes,
  wishes: readonly Wish[],
  today: string,
): FindFit {
  const groups = groupWishes(wishes, homes, today);
  const order = makeOrder(homes, wishes, today);
  const whole = ` ${normalizeWords(text)} `;
  return (home): Fit | null => {
    const failed = groups.filter(({ test }) => !test(home));
    if (failed.length === 0) return { lacking: [], order: order(home) };
    if (wishes.length > 1 && homes.of(home).name.includes(whole))
      return { lacking: [], order: order(home) };
    if (failed.some(({ condition }) => condition && !condition(home))) return null;
    const lacking = failed.flatMap((group) => group.wishes);
    return lacking.some((wish) => refuses(home, wish)) ? null : { lacking, order: order(home) };
  };
}
