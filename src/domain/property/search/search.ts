import { availableAnswer, choiceAnswer } from '../facts';
import type { FindNear } from '../suggested-properties';
import type { Dictionary } from './dictionary';
import type { FilterFlag } from '../options';
import type { PreparedProperties, PreparedProperty } from './filter-values';
import { type HomeWords, type Homes, readHomes } from './homes';
import { parseText } from './parse';
import { isPlaceWish, makePlaceTest, type PlaceWish } from './place-test';
import { rentTest, within } from './range';
import {
  isFilter,
  noSearch,
  type ParsedSearch,
  type ListWords,
  type Test,
  type Wish,
} from './wish';
import { normalizeWords } from '../../words';

type FactWish = Exclude<
  Wish,
  PlaceWish | { kind: 'word' | 'reference' | 'unknown' | 'notOffered' | 'first' }
>;

/** Whether a property has a facility; a gated villa has gated security without saying so. */
const hasFacility = ({ property }: PreparedProperty, flag: FilterFlag) =>
  property[flag] === true ||
  (flag === 'gatedSecurity' && property.category === 'Gated Community Villa');

/** Tests a wish against the field that it is about; but for facilities, a property that does not state it may fit. */
function makeFactTest(wish: FactWish, today: string): Test {
  switch (wish.kind) {
    case 'rent':
      return rentTest(wish);
    case 'bed':
      return ({ bed }) => within(bed, wish);
    case 'bath':
      return ({ bath }) => within(bath, wish);
    case 'size':
      return ({ area }) => within(area, wish);
    case 'flag':
      // As when its box is ticked: what is not stated does not fit.
      return (prepared) => hasFacility(prepared, wish.flag) === wish.isWanted;
    case 'now':
    case 'options': {
      const answer =
        wish.kind === 'now' ? availableAnswer(today, today) : choiceAnswer(wish.name, wish.options);
      return (prepared) => answer(prepared) ?? true;
    }
  }
}

/** Whether a home has the very words of a wish: in its name or address, or as one of the phrases that its page prints. */
function makeWordsTest({ typed }: Wish): (home: HomeWords) => boolean {
  const phrase = normalizeWords(typed);
  const plain = phrase.replace(/[./]/g, '\\$&').replace(/(\d) ?(?=\p{L})/gu, '$1 ?');
  // A pattern is found three times as fast as a text that begins with a space.
  const asTyped = new RegExp(` ${plain} `);
  return ({ named, lines }) => asTyped.test(named) || lines.includes(phrase);
}

function makeWishTest(wish: Exclude<Wish, PlaceWish>, homes: Homes, today: string): Test {
  if (wish.kind === 'reference')
    return (prepared) => homes.of(prepared).reference === wish.reference;
  if (wish.kind === 'word') {
    const phrases = wish.phrases.map((phrase) => ` ${phrase}`);
    // A number is a door's or a street's.
    const isNumber = /^\d+ ?$/.test(wish.phrases[0] ?? '');
    return (prepared) => {
      const home = homes.of(prepared);
      const text = isNumber ? home.named : home.all;
      return phrases.some((phrase) => text.includes(phrase));
    };
  }
  if (wish.kind === 'unknown' || wish.kind === 'notOffered' || wish.kind === 'first')
    return () => true;
  const fits = makeFactTest(wish, today);
  const hasWords = makeWordsTest(wish);
  return (prepared) => fits(prepared) || hasWords(homes.of(prepared));
}

/** All wishes must fit, but of several numbers of bedrooms, and of several places, any: "2bhk or 3bhk". */
function makeTest(homes: Homes, wishes: readonly Wish[], today: string): Test {
  const asked = wishes.filter(isFilter);
  const places = makePlaceTest(asked.filter(isPlaceWish), normalizeWords);
  const isBeds = (wish: Wish) => wish.kind === 'bed';
  const tests = asked.flatMap((wish) =>
    isPlaceWish(wish) ? [] : [{ wish, test: makeWishTest(wish, homes, today) }],
  );
  const beds = tests.filter(({ wish }) => isBeds(wish));
  const others = tests.filter(({ wish }) => !isBeds(wish));
  return (prepared) =>
    others.every(({ test }) => test(prepared)) &&
    (beds.length === 0 || beds.some(({ test }) => test(prepared))) &&
    places(homes.of(prepared));
}

/** People mean these as conditions: rooms, rent, a place, a household. All other wishes order the homes. */
const isCondition = (wish: Wish) =>
  ['bed', 'rent', 'place', 'pin', 'reference'].includes(wish.kind) ||
  (wish.kind === 'options' && wish.name === 'letTo');

/** Whether a home says no to what somebody cannot live without. */
const isRefused = ({ property }: PreparedProperty, wish: Wish) =>
  wish.kind === 'flag' &&
  ((wish.flag === 'pets' && wish.isWanted && property.pets === false) ||
    (wish.flag === 'veg' && !wish.isWanted && property.veg === true));

/** What a home lacks of what was asked; `null` for one that does not fulfil a condition. */
function makeLacking(homes: Homes, wishes: readonly Wish[], today: string) {
  const fits = makeTest(homes, wishes, today);
  const hasConditions = makeTest(homes, wishes.filter(isCondition), today);
  const others = wishes
    .filter((wish) => isFilter(wish) && !isCondition(wish))
    .map((wish) => ({ wish, test: makeTest(homes, [wish], today) }));
  return (prepared: PreparedProperty): readonly Wish[] | null => {
    if (fits(prepared)) return [];
    if (!hasConditions(prepared)) return null;
    const lacking = others.filter(({ test }) => !test(prepared)).map(({ wish }) => wish);
    return lacking.some((wish) => isRefused(prepared, wish)) ? null : lacking;
  };
}

export type ParseSearch = (text: string) => ParsedSearch;

/** Prepares the search in properties; reuse the result while the properties stay the same. The map knows what is near, the content how to say it. */
export function prepareSearch(
  dictionary: Dictionary,
  properties: PreparedProperties,
  makeFindNear: (wishes: readonly Wish[]) => FindNear,
  words: ListWords,
): ParseSearch {
  let read: Homes | undefined;
  return (text) => {
    if (text === '') return noSearch;
    const homes = (read ??= readHomes(properties));
    const wishes = parseText(text, dictionary, homes);
    const first = wishes.flatMap((wish) => (wish.kind === 'first' ? wish.categories : []));
    return {
      wishes,
      makeTest: (some, today) => makeTest(homes, some, today),
      makeLacking: (some, today) => makeLacking(homes, some, today),
      words,
      later: ({ category }) => (first.length === 0 || first.includes(category) ? 0 : 0.5),
      findNear: makeFindNear(wishes),
    };
  };
}
