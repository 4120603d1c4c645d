/* Whether a home has what one wish of a search text asks for. */

import type { WantedDay, Wish } from '../wish';
import { addDays, isoDay } from '../date';
import { type Answer, availableAnswer, choiceAnswer, monthlyAnswer } from '../filter/facts';
import type { PreparedProperty } from '../filter/filter';
import { within } from '../limits';
import type { FilterFlag } from '../property/options';
import { normalizeWords } from '../words';
import type { Homes, HomeWords } from './homes';
import { listForms } from './text';
import { isNearLandmark, type PlaceWish } from './where';

type OptionsWish = Extract<Wish, { kind: 'options' }>;

export type Test = (home: PreparedProperty) => boolean;

/** Whether a property has a facility; a gated villa has gated security without saying so. */
const hasFacility = ({ property }: PreparedProperty, flag: FilterFlag) =>
  property[flag] === true ||
  (flag === 'gatedSecurity' && property.category === 'Gated Community Villa');

/** Whether a home has the very words of a wish: in its name or address, or as one of the phrases that its page prints. */
function makeWordsTest({ typed }: Wish): (home: HomeWords) => boolean {
  const phrase = normalizeWords(typed);
  const plain = phrase.replace(/[./]/g, '\\$&').replace(/(\d) ?(?=\p{L})/gu, '$1 ?');
  // A pattern is found three times as fast as a text that begins with a space.
  const asTyped = new RegExp(` ${plain} `);
  return ({ named, lines }) => asTyped.test(named) || lines.includes(phrase);
}

/** The next such day from today on, as YYYY-MM-DD; of a month alone its last. */
function resolveDay(wanted: WantedDay, today: string): string {
  if ('inDays' in wanted) return addDays(today, wanted.inDays);
  const { month, day, year } = wanted;
  const read = (of: number) =>
    isoDay(new Date(Date.UTC(of, day === null ? month : month - 1, day ?? 0)).toISOString());
  const thisYear = Number(today.slice(0, 4));
  if (year !== null) return read(year);
  return read(thisYear) >= today ? read(thisYear) : read(thisYear + 1);
}

/** Any of some phrases: a pattern is found three times as fast as a text that begins with a space. */
export const oneOf = (phrases: readonly string[]) =>
  new RegExp(phrases.map((phrase) => phrase.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')).join('|'));

/** Whether a house is let floor by floor, and this is one above the ground: no house of one's own. */
const isPortion = ({ property }: PreparedProperty, { lines }: HomeWords) =>
  property.category === 'Independent House/Villa' &&
  !lines.includes('ground floor') &&
  lines.some((line) => /^\d+\w\w floor$/.test(line));

/** For how many vehicles a home says that it has a place: "covered parking for 2 cars", "2 covered parking bays". */
const findBays = ({ lines }: HomeWords) =>
  lines.flatMap((line) => {
    // "1 car" and "6 bays" alone are what visitors may bring.
    if (!/parking|bays?|port|garage/.test(line)) return [];
    const [, number] =
      /(\d+) (?:cars?|parkings?|(?:covered |open |reserved |car )+(?:parkings?|parks?|bays?))(?= |$)/.exec(
        line,
      ) ?? [];
    return number === undefined ? [] : [Number(number)];
  });

const isFloodYear = /^past flood \d/;

/** Whether a home has one of some options, and as many of it as are asked for, where it says how many it has. */
function makeOptionsAnswer(wish: OptionsWish, homes: Homes): Answer {
  const { name, options, count = 1, isWhole = false, isOnly = false, year } = wish;
  const answer = choiceAnswer(name, options);
  // Without a backup it is for nothing.
  if (name === 'backupFor')
    return (home) =>
      answer(home) ?? (homes.of(home).lines.includes('no power backup') ? false : null);
  if (count === 1 && !isWhole && year === undefined && !isOnly) return answer;
  return (home) => {
    const words = homes.of(home);
    // What is said of all floods is said of each; what is said of one is not said of another.
    const years = year === undefined ? [] : words.lines.filter((line) => isFloodYear.test(line));
    if (years.length > 0 && !years.includes(`past flood ${year}`)) return null;
    if (answer(home) !== true) return answer(home);
    if (isOnly) return [home.property[name] ?? []].flat().every((one) => options.includes(one));
    if (year !== undefined) return true;
    if (isWhole) return !isPortion(home, words);
    // Most say that there is a place, and not for how many.
    const bays = findBays(words);
    return bays.length === 0 && count > 1 ? null : Math.max(...bays, 1) >= count;
  };
}

/** Whether the power backup is for the lift alone, and not for the home. */
const isForLift = ({ property: { backupFor } }: PreparedProperty) =>
  backupFor !== undefined &&
  backupFor.length > 0 &&
  backupFor.every((one) => one === 'lift backup');

const floorFact = /^(?:ground|top|\d+\p{L}{2}) floor$/u;
/** Facts of which a page states one, so that it has no other: its floors, the side that it faces, what it has and what it costs. */
const statedFacts = [
  floorFact,
  /^\S+(?: \S+)? facing$/,
  /^(?:no )?power backup$/,
  /^(?:no )?visitor parking$/,
  /^(?:no brokerage|brokerage .+)$/,
  /^(?:no maintenance|maintenance .+)$/,
];

const factOf = new WeakMap<readonly string[], RegExp | null>();

/** The fact that a wish asks for; `null` for another one. */
function findFact({ phrases }: { phrases: readonly string[] }): RegExp | null {
  const known = factOf.get(phrases);
  if (known !== undefined) return known;
  const fact = statedFacts.find((one) => phrases.every((phrase) => one.test(phrase))) ?? null;
  factOf.set(phrases, fact);
  return fact;
}

const statedBy = new WeakMap<HomeWords, Map<RegExp, readonly string[]>>();

/** What a home states of a fact; read once, since every search asks it of every home. */
function listStated(words: HomeWords, fact: RegExp): readonly string[] {
  const known = statedBy.get(words) ?? new Map<RegExp, readonly string[]>();
  const stated = known.get(fact) ?? words.lines.filter((line) => fact.test(line));
  statedBy.set(words, known.set(fact, stated));
  return stated;
}

/** The floors of a home beside those that are asked for: a house of two has both, and is not on one of them. */
function listOtherFloors(stated: readonly string[], asked: readonly string[]): string[] {
  const floors = stated.filter((floor) => floor !== 'top floor');
  const isTop = asked.includes('top floor') && stated.includes('top floor');
  return (isTop ? floors.slice(0, -1) : floors).filter((floor) => !asked.includes(floor));
}

/** The rank of a home with stairs, as far as its page says. */
const mostStairs = 2;

/** Where nobody has to climb comes first: the ground floor alone, then a lift. */
export function rankStairs({ property }: PreparedProperty, words: HomeWords): number {
  const [floor, other] = listStated(words, floorFact);
  if (floor === 'ground floor' && other === undefined) return 0;
  return property.lift === true ? 1 : mostStairs;
}

/** The name of a street, which every address states. */
const street = /\p{L} (?:road|rd|street|st|lane|avenue|salai|theru|highway)$/u;

/**
 * What a home that lacks what is wished for states in its place: a part of it, such as one floor of a house, a dry home in a
 * wet street, or a backup for the lift alone; or something else.
 */
function readInPlace(
  wish: Wish,
  home: PreparedProperty,
  homes: Homes,
): 'part' | 'other' | 'nothing' {
  const words = homes.of(home);
  if (wish.kind === 'options') {
    const isOfKind = wish.isWhole === true && choiceAnswer(wish.name, wish.options)(home) === true;
    const isPart =
      (isOfKind && isPortion(home, words)) ||
      (wish.parts !== undefined && choiceAnswer(wish.name, wish.parts)(home) === true);
    return isPart ? 'part' : 'nothing';
  }
  if (wish.kind === 'word' && wish.phrases.every((phrase) => street.test(phrase))) return 'other';
  if (wish.kind === 'word' && wish.said === 'powerBackup' && isForLift(home)) return 'part';
  const fact = wish.kind === 'word' ? findFact(wish) : null;
  return fact !== null && listStated(words, fact).length > 0 ? 'other' : 'nothing';
}

/** What is not stated may be true; what is stated otherwise is not. */
const weights = { part: 0.5, nothing: 1, other: 2 };

/** How much a home lacks of some wishes. */
export const weighLacking = (lacking: readonly Wish[], home: PreparedProperty, homes: Homes) =>
  lacking.reduce((sum, wish) => sum + weights[readInPlace(wish, home, homes)], 0);

/** Which part of several options a home has not: who takes women and men is nearer to "bachelors" than who takes women. */
export const weighMissing = (wishes: readonly Wish[], { property }: PreparedProperty) =>
  wishes.reduce((sum, wish) => {
    if (wish.kind !== 'options' || wish.isNot === true) return sum;
    const had: readonly string[] = [property[wish.name] ?? []].flat();
    return sum + wish.options.filter((one) => !had.includes(one)).length / wish.options.length;
  }, 0);

/** What a home lacks, with a mark where it states something else, and in words where it has more than what is asked for. */
export const markStated = (
  lacking: readonly Wish[],
  home: PreparedProperty,
  homes: Homes,
): readonly Wish[] =>
  lacking.map((wish) => {
    const inPlace = readInPlace(wish, home, homes);
    if (inPlace === 'nothing') return wish;
    if (wish.kind !== 'word')
      return { ...wish, isStated: wish.kind !== 'options' || (wish.parts?.[0] ?? true) };
    if (inPlace === 'part') return { ...wish, isStated: 'lift' };
    const floors = listStated(homes.of(home), floorFact);
    const isOneOfThem = floors.some((floor) => wish.phrases.includes(floor));
    const also = isOneOfThem ? listOtherFloors(floors, wish.phrases).join(' and ') : '';
    return { ...wish, isStated: also || true };
  });

/** Whether a home has what is wished for, as the field says that it is about; `null` where it does not state it. */
export function makeAnswer(wish: Exclude<Wish, PlaceWish>, homes: Homes, today: string): Answer {
  switch (wish.kind) {
    case 'rent':
      return ({ price }) => (price === null ? null : within(price, wish));
    case 'monthly':
      return monthlyAnswer(wish.high);
    case 'advance':
      return (home) => {
        const rupees = homes.of(home).advance;
        return rupees === null ? null : within(rupees, wish);
      };
    case 'advanceMonths':
      return (home) => {
        const rupees = homes.of(home).advance;
        return rupees === null || home.price === null ? null : within(rupees / home.price, wish);
      };
    case 'bed':
      return ({ bed }) => within(bed, wish);
    case 'bath':
      return ({ bath }) => within(bath, wish);
    case 'size':
      return ({ area }) => within(area, wish);
    case 'flag':
      // As when its box is ticked: what is not stated does not fit.
      return (home) => hasFacility(home, wish.flag);
    case 'landmark':
      return (home) => isNearLandmark(homes.of(home), [wish]);
    case 'now':
      return availableAnswer(today, today);
    case 'by': {
      const day = resolveDay(wish, today);
      // Nobody moves in on a day that is over.
      return day < today ? () => true : availableAnswer(day, today);
    }
    case 'options':
      return makeOptionsAnswer(wish, homes);
    case 'reference':
      return (home) => homes.of(home).reference === wish.reference;
    case 'word': {
      const asText = wish.isBegun
        ? wish.phrases.map((phrase) => ` ${phrase}`)
        : wish.phrases.flatMap(listForms).map((phrase) => ` ${phrase} `);
      // What no home has need not be looked for in each.
      const phrases = asText.filter(homes.have);
      // A number is a door's or a street's.
      const isNumber = /^\d{1,3}(?:[,./]\d+)*$/.test(wish.phrases[0] ?? '');
      const asked = phrases.length > 0 ? oneOf(phrases) : null;
      const fact = findFact(wish);
      if (fact)
        return (home) => {
          const words = homes.of(home);
          const stated = listStated(words, fact);
          if (wish.said === 'powerBackup' && isForLift(home)) return false;
          if (stated.length === 0) return asked?.test(words.all) === true;
          const has = wish.phrases.some((phrase) => stated.includes(phrase));
          // Whoever refuses a floor refuses a house that has it beside others.
          const isAlone =
            wish.isNot === true ||
            fact !== floorFact ||
            listOtherFloors(stated, wish.phrases).length === 0;
          return has && isAlone;
        };
      if (isNumber) return (home) => asked?.test(homes.of(home).address) === true;
      // In prose "as well" is no well.
      const described = asText.filter(
        (one) => (wish.isNear === true || /\S \S/.test(one)) && homes.describe(one),
      );
      const inProse = described.length > 0 ? oneOf(described) : null;
      return (home) => {
        const words = homes.of(home);
        if (asked?.test(words.all) === true || inProse?.test(words.prose) === true) return true;
        // Where nobody has to climb, steps may stand all the same.
        return wish.isStepless === true && rankStairs(home, words) < mostStairs ? null : false;
      };
    }
    case 'first':
    case 'least':
    case 'mentioned':
    case 'unknown':
    case 'notOffered':
      return () => true;
  }
}

/** Whether a home has what is wished for, or lacks what is refused; `null` where it does not state it. */
export function makeWishAnswer(
  wish: Exclude<Wish, PlaceWish>,
  homes: Homes,
  today: string,
): Answer {
  const answer = makeAnswer(wish, homes, today);
  if (wish.isNot === true) return (home) => answer(home) !== true;
  // A number alone is never a word: "2" is not the door of a street.
  const isWords = /\p{L}/u.test(wish.typed) && wish.kind !== 'word' && wish.kind !== 'reference';
  if (!isWords) return answer;
  const hasWords = makeWordsTest(wish);
  return (home) => {
    const answered = answer(home);
    return answered === false ? hasWords(homes.of(home)) : answered;
  };
}
