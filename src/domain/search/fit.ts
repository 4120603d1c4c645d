/*
 * How well a home fits the wishes of a search text. Rooms, rent, a place and a household that is refused are conditions;
 * all else says who comes first, by one rule after the other: conditions that are only nearly fulfilled, bedrooms for
 * all who share, how far off a landmark is, how much a home lacks, what is stated before what may be, a superlative, a word of its
 * description, houses where a "house" is asked for, words in its name before those in its address. Then comes the list's sort.
 */

import { type Answer, choiceAnswer } from '../filter/facts';
import type { FindFit, Fit, PreparedProperty, SortByFit } from '../filter/filter';
import { compareRanks } from '../limits';
import { canBeHad } from '../property/availability';
import type { Wish } from '../wish';
import type { Way } from '../place/ways';
import { normalizeWords } from '../words';
import {
  makeWishAnswer,
  markStated,
  oneOf,
  rankStairs,
  type Test,
  weighLacking,
  weighMissing,
} from './answers';
import type { Homes, HomeWords } from './homes';
import {
  findShortestWay,
  isLandmarkWish,
  isNearLandmark,
  isPlaceWish,
  makePlaceTests,
} from './where';

/** Wishes of which one is enough: whether a home has it, `null` where it states none, and what it has to have at least. */
interface Group {
  wishes: readonly Wish[];
  /** Those that concern a home, where each belongs to some homes: of several rents that of its rooms. */
  wishesOf?: (home: PreparedProperty) => readonly Wish[];
  answer: Answer;
  condition: Test | null;
}

/** People mean these as conditions: rooms, rent, a place, a household. All other wishes order the homes. */
const isCondition = (wish: Wish) =>
  ['bed', 'rent', 'monthly', 'place', 'pin', 'reference'].includes(wish.kind) ||
  (wish.kind === 'options' && wish.name === 'letTo' && wish.isNot !== true);

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

/** Several places, or numbers of bedrooms, are either of them; so are wishes with an "or" between. */
export function groupWishes(wishes: readonly Wish[], homes: Homes, today: string): Group[] {
  const asked = wishes.filter(({ isAsked }) => isAsked);
  const isPlace = (wish: Wish) =>
    (isPlaceWish(wish) || isLandmarkWish(wish)) && wish.isNot !== true;
  const places = asked.filter(isPlaceWish).filter(isPlace);
  const landmarks = asked.filter(isLandmarkWish).filter(isPlace);
  const rentOf = pairRents(asked);
  // "20k, can go up to 22k" is the higher limit.
  const isAny = (wish: Wish) =>
    wish.kind === 'bed' || (wish.kind === 'rent' && (rentOf.size > 0 || wish.low === 0));
  const key = (wish: Wish) => (isAny(wish) && wish.isNot !== true ? wish.kind : wish.group);
  const others = new Map<number | string, Wish[]>();
  for (const wish of asked) {
    if (!isPlace(wish)) others.set(key(wish), [...(others.get(key(wish)) ?? []), wish]);
  }
  const answerOf = (wish: Wish): Answer => {
    if (!isPlaceWish(wish)) return makeWishAnswer(wish, homes, today);
    const { isThere } = makePlaceTests([wish]);
    return (home) => isThere(homes.of(home)) !== (wish.isNot === true);
  };
  const groups = [...others.values()].map((some): Group => {
    const parts = some.map((wish) => {
      const own = rentOf.get(wish);
      return { wish, answer: answerOf(wish), isOwn: own ? answerOf(own) : () => null };
    });
    const answer: Answer = (home) => {
      let isStated = true;
      for (const { answer: answerOne, isOwn } of parts) {
        if (isOwn(home) === false) continue;
        const answered = answerOne(home);
        if (answered === true) return true;
        if (answered === null) isStated = false;
      }
      return isStated ? false : null;
    };
    // Whoever names a range can live with a lower rent.
    const isCheaper = ({ price }: PreparedProperty, { wish }: (typeof parts)[number]) =>
      wish.kind === 'rent' && wish.isNot !== true && price !== null && price <= wish.high;
    const condition = some.every(isCondition)
      ? (home: PreparedProperty) =>
          answer(home) !== false ||
          parts.some((part) => part.isOwn(home) !== false && isCheaper(home, part))
      : null;
    const wishesOf = (home: PreparedProperty) => {
      const own = parts.filter(({ isOwn }) => isOwn(home) !== false);
      return own.length > 0 ? own.map(({ wish }) => wish) : some;
    };
    return {
      wishes: some,
      answer,
      condition,
      ...(some.some((wish) => rentOf.has(wish)) && { wishesOf }),
    };
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
            answer: (home: PreparedProperty) => found.isThere(homes.of(home)),
            condition: (home: PreparedProperty) => found.isNamed(homes.of(home)),
          },
        ]),
    // Any of some landmarks, in whose city a home has to be.
    ...(landmarks.length === 0
      ? []
      : [
          {
            wishes: landmarks,
            answer: (home: PreparedProperty) => isNearLandmark(homes.of(home), landmarks),
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
const compared: Record<
  Extract<Wish, { kind: 'least' }>['of'],
  (home: PreparedProperty, words: HomeWords) => number
> = {
  rent: ({ price }) => price ?? Infinity,
  luxury: ({ price }) => -(price ?? -Infinity),
  size: ({ area }) => -(area ?? -Infinity),
  space: ({ area }) => area ?? Infinity,
  advance: (_, { advance }) => advance ?? Infinity,
};

/** Sizes that differ by less than this part are the same to most people. */
const sameSize = 0.1;

const noOrder: readonly number[] = [];
const none: readonly Wish[] = [];

/** What decides between homes that lack equally much. */
function makeOrder(
  homes: Homes,
  wishes: readonly Wish[],
): (home: PreparedProperty, way: Way | null) => readonly number[] {
  const first = wishes.flatMap((wish) => (wish.kind === 'first' ? wish.categories : []));
  const best = wishes.flatMap((wish) =>
    wish.kind === 'options' && wish.best !== undefined && wish.isNot !== true
      ? [choiceAnswer(wish.name, [wish.best])]
      : [],
  );
  const typed = wishes
    .filter(({ kind }) => kind === 'word' || kind === 'options' || kind === 'first')
    .map((wish) => normalizeWords(wish.typed));
  const spaced = typed.map((words) => ` ${words} `);
  const anyOfThem = spaced.length > 0 ? oneOf(spaced) : null;
  const least = wishes.flatMap((wish) => (wish.kind === 'least' ? [compared[wish.of]] : []));
  // "1000 sqft" takes 900 too, and the nearest first.
  const sizes = wishes.flatMap((wish) =>
    wish.kind === 'size' && wish.isNot !== true && wish.asked !== undefined ? [wish.asked] : [],
  );
  const isStepless = wishes.some((wish) => wish.kind === 'word' && wish.isStepless);
  const isSeveral = wishes.some((wish) => wish.kind === 'options' && wish.options.length > 1);
  const years = wishes.flatMap((wish) => (wish.kind === 'options' ? (wish.year ?? []) : []));
  const landmarks = wishes.filter(isLandmarkWish);
  const mentioned = wishes.flatMap((wish) =>
    wish.kind === 'mentioned' ? [oneOf(wish.phrases.map((phrase) => ` ${phrase} `))] : [],
  );
  const ordering = [first, best, typed, least, sizes, years, landmarks, mentioned];
  if (!isStepless && !isSeveral && ordering.every(({ length }) => length === 0))
    return () => noOrder;
  return (home, way) => {
    const words = homes.of(home);
    const countMentioned = (asked: RegExp) =>
      Number(asked.test(words.name)) + Number(asked.test(words.all) || asked.test(words.prose));
    // Most homes have none of them.
    const isNamed = anyOfThem?.test(words.named) === true;
    const count = (text: string) => spaced.filter((one) => text.includes(one)).length;
    // Thousands of homes are ranked at once: what is not asked for has no rank.
    const rank: number[] = [];
    for (const measure of least) rank.push(measure(home, words));
    for (const asked of sizes)
      rank.push(Math.floor(Math.abs((home.area ?? Infinity) - asked) / (sameSize * asked)));
    for (const year of years) rank.push(Number(!words.lines.includes(`past flood ${year}`)));
    if (isStepless) rank.push(rankStairs(home, words));
    if (landmarks.length > 0) rank.push(way?.kilometres ?? Infinity);
    for (const asked of mentioned) rank.push(-countMentioned(asked));
    for (const answer of best) rank.push(answer(home) === true ? 0 : 1);
    if (isSeveral) rank.push(weighMissing(wishes, home));
    if (first.length > 0) rank.push(first.includes(home.property.category) ? 0 : 1);
    rank.push(isNamed ? -count(words.name) : 0, isNamed ? -count(words.named) : 0);
    // "East facing" is less than the whole of "South East facing".
    rank.push(-typed.filter((one) => words.lines.includes(one)).length);
    return rank;
  };
}

const isOfConditions = (group: Group) => group.wishes.every(isCondition);
/** How many conditions a home only nearly fulfils: beside the place that it names, below the least rent. */
const countMissed = (failed: readonly Group[] | null) => failed?.filter(isOfConditions).length ?? 0;
/** The wishes of groups, as far as they concern a home. */
export const listWishes = (groups: readonly Group[] | null | undefined, home: PreparedProperty) =>
  groups?.flatMap((group) => group.wishesOf?.(home) ?? group.wishes) ?? none;

/** The bedrooms for all who would move in, two in each: "3 working women", "family of 5"; 0 where nobody says how many they are. */
const countBedrooms = (wishes: readonly Wish[]) =>
  Math.max(
    0,
    ...wishes.map((wish) => (wish.kind === 'options' ? Math.ceil((wish.people ?? 0) / 2) : 0)),
  );

/** The places that a home only names, as on a road to one of them: how far it is to them is said. */
const listNamed = (lacked: readonly Wish[], { property: { place } }: PreparedProperty) =>
  lacked.flatMap((wish) =>
    wish.kind === 'place' && wish.isNot !== true && place
      ? [{ name: wish.place, city: place.city, places: [wish.place] }]
      : [],
  );

/**
 * How a home fits some wishes of a text. One that does not state all that is asked is no find; one whose name has the whole
 * text is what was asked for, whatever its words mean.
 */
export function makeFit(
  text: string,
  homes: Homes,
  wishes: readonly Wish[],
  today: string,
): FindFit {
  const groups = groupWishes(wishes, homes, today);
  const order = makeOrder(homes, wishes);
  const whole = ` ${normalizeWords(text)} `;
  const landmarks = wishes.filter(isLandmarkWish).filter(({ isNot }) => isNot !== true);
  const bedrooms = countBedrooms(wishes);
  const conditions = groups.filter(({ condition }) => condition !== null);
  const hasWholeText = ({ name }: HomeWords) => wishes.length > 1 && name.includes(whole);
  return (home): Fit | null => {
    const words = homes.of(home);
    // Most homes are elsewhere, or have other rooms: nothing else is asked of them.
    const isOut = conditions.some(
      ({ answer, condition }) => answer(home) === false && condition?.(home) === false,
    );
    if (isOut && !hasWholeText(words)) return null;
    // Thousands of homes are judged at once: most need no list of their own.
    let failed: Group[] | null = null;
    let unstated: Group[] | null = null;
    for (const group of groups) {
      const answer = group.answer(home);
      if (answer === true) continue;
      if (answer === false) (failed ??= []).push(group);
      else (unstated ??= []).push(group);
    }
    const isNamed = (failed ?? unstated) !== null && hasWholeText(words);
    if (isNamed) failed = null;
    const lacked = listWishes(failed, home);
    if (lacked.some((wish) => refuses(home, wish))) return null;
    const left = isNamed ? none : listWishes(unstated, home);
    const sites = landmarks.length > 0 ? landmarks : listNamed(lacked, home);
    const way = sites.length > 0 ? findShortestWay(words, sites) : null;
    return {
      lacking: left.length > 0 ? [...lacked, ...left] : lacked,
      unstated: listWishes(unstated, home),
      order: [
        countMissed(failed),
        Math.max(0, bedrooms - Math.floor(home.bed ?? bedrooms)),
        weighLacking(lacked, home, homes),
        unstated?.length ?? 0,
        ...order(home, way),
      ],
      ...(sites.length > 0 && { way }),
      marks: () => markStated(lacked, home, homes),
    };
  };
}

/** Of wishes that homes lack, how many homes lack each: who has what is rare comes before who has what many have. */
function makeRarity(fits: Iterable<Fit>): (fit: Fit) => number {
  const counts: number[] = [];
  for (const { lacking } of fits)
    for (const { start } of lacking) counts[start] = (counts[start] ?? 0) + 1;
  return ({ lacking }) => lacking.reduce((sum, { start }) => sum + (counts[start] ?? 0), 0);
}

/** Ways that differ by less (km) are the same to most people. */
const sameWay = 4;

/** How far off a home is that is not near what was asked for, in steps; 0 for one that is, or where nothing was. */
const findReach = ({ lacking, way }: Fit) =>
  lacking.some(isLandmarkWish) ? 1 + Math.floor((way?.kilometres ?? Infinity) / sameWay) : 0;

/**
 * Homes in an order that somebody chose, or in none (`isFree`), by how they fit: in the place, how far off, what they
 * lack, whether they can be had, then by one rule after the other.
 */
export const sortByFit: SortByFit = (sorted, fits, today, isFree) => {
  const rarity = makeRarity(fits.values());
  return sorted
    .flatMap((one) => {
      const fit = fits.get(one);
      if (!fit) return [];
      const [missed = 0, short = 0, stated = 0] = fit.order;
      const isLet = Number(!canBeHad(one, today));
      const lacking = fit.lacking.length;
      const fitting = [missed, Math.min(lacking, 1), short, findReach(fit), lacking];
      const rank = [...fitting, isLet, stated, rarity(fit)];
      return [{ one, rank, order: isFree ? fit.order : noOrder }];
    })
    .sort((a, b) => compareRanks(a.rank, b.rank) || compareRanks(a.order, b.order))
    .map(({ one }) => one);
};
