/*
 * Whether a home has what one wish of a search text asks for: by the field that the wish is about, by the words that its page
 * prints, or, for words that are no field, by any text of it.
 */

import type { WantedDay, Wish } from '../../wish';
import { addDays, isoDay } from '../../date';
import { type Answer, availableAnswer, choiceAnswer, monthlyAnswer } from '../../filter/facts';
import type { PreparedProperty } from '../../filter/filter';
import { within } from '../../limits';
import type { FilterFlag } from '../../property/options';
import { normalizeWords } from '../../words';
import { type Homes, type HomeWords, makePhrasePattern } from '../homes';
import type { PlaceWish } from '../places';
import { listForms } from '../word-forms';
import {
  findFact,
  floorFact,
  isForLift,
  isPortion,
  listOtherFloors,
  listStated,
  mostStairs,
  rankStairs,
} from './stated';
import { isNearLandmark } from './where';

type OptionsWish = Extract<Wish, { kind: 'options' }>;
type WordWish = Extract<Wish, { kind: 'word' }>;

/** Whether a home has what is wished for, or lacks what is refused; `null` where it does not state it. */
export function makeWishAnswer(
  wish: Exclude<Wish, PlaceWish>,
  homes: Homes,
  today: string,
): Answer {
  const answer = makeAnswer(wish, homes, today);
  if (wish.isNot === true) return (home) => answer(home) !== true;
  // A wish such as "2bhk" is had, too, by a home called so. "2" alone, of rooms, would be found in every door number.
  const isWords = /\p{L}/u.test(wish.typed) && wish.kind !== 'word' && wish.kind !== 'reference';
  if (!isWords) return answer;
  const hasWords = makeWordsTest(wish);
  return (home) => {
    const answered = answer(home);
    return answered === false ? hasWords(homes.of(home)) : answered;
  };
}

/** Whether a home has the very words of a wish: in its name or address, or as one of the phrases that its page prints. */
function makeWordsTest({ typed }: Wish): (home: HomeWords) => boolean {
  const phrase = normalizeWords(typed);
  const plain = phrase.replace(/[./]/g, '\\$&').replace(/(\d) ?(?=\p{L})/gu, '$1 ?');
  // A pattern is found three times as fast as a text that begins with a space.
  const asTyped = new RegExp(` ${plain} `);
  return ({ named, lines }) => asTyped.test(named) || lines.includes(phrase);
}

/** Whether a home has what is wished for by the field that the wish is about; `null` where it does not state it. */
function makeAnswer(wish: Exclude<Wish, PlaceWish>, homes: Homes, today: string): Answer {
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
      // As in the panel of filters: a home that does not state a facility does not have it.
      return (home) => hasFacility(home, wish.flag);
    case 'landmark':
      return (home) => isNearLandmark(homes.of(home), [wish]);
    case 'now':
      return availableAnswer(today, today);
    case 'by': {
      const day = resolveDay(wish, today);
      // A day that is over, such as that of an old link, asks for nothing.
      return day < today ? () => true : availableAnswer(day, today);
    }
    case 'options':
      return makeOptionsAnswer(wish, homes);
    case 'reference':
      return (home) => homes.of(home).reference === wish.reference;
    case 'word':
      return makeWordAnswer(wish, homes);
    case 'first':
    case 'least':
    case 'mentioned':
    case 'unknown':
    case 'notOffered':
      return () => true;
  }
}

/** Whether a property has a facility; a gated villa has gated security without saying so. */
const hasFacility = ({ property }: PreparedProperty, flag: FilterFlag) =>
  property[flag] === true ||
  (flag === 'gatedSecurity' && property.category === 'Gated Community Villa');

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
  // A home that says "no power backup" has none for the lift either.
  if (name === 'backupFor')
    return (home) =>
      answer(home) ?? (homes.of(home).lines.includes('no power backup') ? false : null);
  if (count === 1 && !isWhole && year === undefined && !isOnly) return answer;
  return (home) => {
    const words = homes.of(home);
    // "Stayed dry" without a year is said of every flood; "stayed dry in 2015" says nothing of 2023.
    const years = year === undefined ? [] : words.lines.filter((line) => isFloodYear.test(line));
    if (years.length > 0 && !years.includes(`past flood ${year}`)) return null;
    if (answer(home) !== true) return answer(home);
    if (isOnly) return [home.property[name] ?? []].flat().every((one) => options.includes(one));
    if (year !== undefined) return true;
    if (isWhole) return !isPortion(home, words);
    // Most homes say that there is parking, and not for how many.
    const bays = findBays(words);
    return bays.length === 0 && count > 1 ? null : Math.max(...bays, 1) >= count;
  };
}

/** Whether a text has any of some phrases, unless it excepts it: "generator for all but air conditioners". */
function makePhraseTest(phrases: readonly string[], homes: Homes): (text: string) => boolean {
  if (phrases.length === 0) return () => false;
  const asked = makePhrasePattern(phrases);
  const excepted = phrases
    .flatMap((phrase) => [` but${phrase}`, ` except${phrase}`, ` excluding${phrase}`])
    .filter(homes.have);
  if (excepted.length === 0) return (text) => asked.test(text);
  const exceptions = new RegExp(makePhrasePattern(excepted), 'g');
  return (text) => asked.test(text.replace(exceptions, ' '));
}

/** Words of a home's own: of a fact that its page states, of its address, or anywhere in what it says. */
function makeWordAnswer(wish: WordWish, homes: Homes): Answer {
  const asText = wish.isBegun
    ? wish.phrases.map((phrase) => ` ${phrase}`)
    : wish.phrases.flatMap(listForms).map((phrase) => ` ${phrase} `);
  // A phrase that no home has at all is not looked for in each of them.
  const phrases = asText.filter(homes.have);
  const asked = makePhraseTest(phrases, homes);
  const fact = findFact(wish);
  if (fact) return makeFactAnswer(wish, homes, fact, asked);
  // Words that are a number alone, "14" or "8/1", are of an address, and not of a size or a rent.
  const isNumber = /^\d{1,3}(?:[,./]\d+)*$/.test(wish.phrases[0] ?? '');
  if (isNumber) return (home) => asked(homes.of(home).address);
  // In prose "as well" is no well.
  const described = asText.filter(
    (one) => (wish.isNear === true || /\S \S/.test(one)) && homes.describe(one),
  );
  const inProse = described.length > 0 ? makePhrasePattern(described) : null;
  return (home) => {
    const words = homes.of(home);
    if (asked(words.all) || inProse?.test(words.prose) === true) return true;
    // "No steps" is not stated by a home with a lift or on the ground floor, and may be true there.
    return wish.isStepless === true && rankStairs(home, words) < mostStairs ? null : false;
  };
}

/** Words of a fact of which a page states one, such as its floor; where it states none, the words anywhere. */
function makeFactAnswer(
  wish: WordWish,
  homes: Homes,
  fact: RegExp,
  asked: (text: string) => boolean,
): Answer {
  return (home) => {
    const words = homes.of(home);
    const stated = listStated(words, fact);
    if (wish.said === 'powerBackup' && isForLift(home)) return false;
    if (stated.length === 0) return asked(words.all);
    const has = wish.phrases.some((phrase) => stated.includes(phrase));
    // "Second floor" is not a house of two floors; "not second floor" refuses that house all the same.
    const isAlone =
      wish.isNot === true ||
      fact !== floorFact ||
      listOtherFloors(stated, wish.phrases).length === 0;
    // "Ground floor" that is asked for because of the stairs may also be a home with a lift.
    const isOpen = wish.isStepless === true && rankStairs(home, words) < mostStairs;
    return (has && isAlone) || (isOpen ? null : false);
  };
}
