/*
 * How a search text becomes wishes: from left to right, each keeps its place in the text, so that a chip removes exactly
 * what it says. What nobody knows is a wish too, which the list names and which hides nothing. Which homes fit is decided
 * in `fit`.
 */

import type { Meaning, Stretch, UnlabelledWish, Wish } from '../wish';
import { localities } from '../place/localities';
import { isRoad } from '../place/names';
import { cities } from '../place/place';
import { normalizeWords } from '../words';
import { type Dictionary, isFilter } from './dictionary';
import type { Homes } from './homes';
import {
  afterFlood,
  areaWords,
  besideWords,
  betweenWords,
  comingFrom,
  either,
  movingFrom,
  troubles,
  until,
} from './language';
import { type Before, nobody, readMeasure, readPhrase, readWish, type Reading } from './read';
import { isParted, prepareText, type Reader, startsAt } from './text';
import { placesBetween } from './where';

/** What is refused: of what the list does not have nothing, of what nobody knows no more than its words. */
function refuse(meaning: Meaning): Meaning | null {
  if (!isFilter(meaning) && meaning.kind !== 'unknown') return null;
  return meaning.kind === 'unknown' ? meaning : { ...meaning, isNot: meaning.isNot !== true };
}

const longestAt = (phrases: readonly (readonly string[])[], words: readonly string[], at: number) =>
  Math.max(0, ...phrases.filter((one) => startsAt(words, at, one)).map(({ length }) => length));

/** Whether a number is none of what could be refused. */
const isDoor = (reader: Reader, index: number) =>
  !readMeasure(reader, index) || readWish(reader, index, nobody).meaning?.kind === 'word';

/** "No", "not", "other than" and what they refuse, with the fillers between; what somebody does not have asks for nothing. */
function readRefusalBefore(reader: Reader, index: number): Reading | null {
  const { typed, words, dictionary } = reader;
  const notHad = longestAt(dictionary.notOurs, typed, index);
  const length = notHad || longestAt(dictionary.refusalsBefore, typed, index);
  if (length === 0) return null;
  for (let next = index + length; next < words.length;) {
    if (isParted(reader, words[next - 1]?.end, next)) return null;
    // "No. 12" and "flat no 4A" are numbers.
    if (/^\d/.test(typed[next] ?? '') && isDoor(reader, next)) return null;
    const reading = readWish(reader, next, nobody);
    next += reading.length;
    if (!reading.meaning) continue;
    // "No flooding" and "no power cut" ask for what "flooding" and "power cut" alone ask for.
    const isTrouble =
      (reading.meaning.kind === 'options' &&
        reading.meaning.name === 'flood' &&
        !reading.meaning.options.includes('flooded')) ||
      troubles.test(typed[next - 1] ?? '');
    // Nobody looks for a home that refuses pets or children: "no pets" says who would move in.
    const isOurs =
      (reading.meaning.kind === 'flag' && reading.meaning.flag === 'pets') ||
      (reading.meaning.kind === 'options' && reading.meaning.name === 'letTo');
    if (troubles.test(typed[next] ?? '')) {
      // A source of water is the trouble itself.
      const isSource = reading.meaning.kind === 'options' && reading.meaning.name === 'waterSource';
      const meaning = isSource ? refuse(reading.meaning) : reading.meaning;
      return { meaning, length: next + 1 - index };
    }
    if (isTrouble) return { meaning: reading.meaning, length: next - index };
    const meaning = notHad > 0 || isOurs ? null : refuse(reading.meaning);
    return { meaning, length: next - index };
  }
  return null;
}

/** A wish with words after it that refuse it: "pets not allowed", "lift venda". */
function readRefusalAfter(reader: Reader, index: number, reading: Reading): Reading {
  const { typed, words, dictionary } = reader;
  const { meaning, length } = reading;
  const end = index + length;
  if (!meaning || isParted(reader, words[end - 1]?.end, end)) return reading;
  const isWater = meaning.kind === 'options' && meaning.name.startsWith('water');
  const refusal =
    longestAt(dictionary.refusals, typed, end) || Number(isWater && typed[end] === 'free');
  if (refusal === 0) return reading;
  // Between two places it says "or else": "velachery illa medavakkam".
  // What is not needed is not asked for.
  const isFree = /need|requir|necess/.test(typed.slice(end, end + refusal).join(' '));
  if (isFree) return { meaning: null, length: length + refusal };
  const isElse =
    meaning.kind === 'place' && readPhrase(reader, end + refusal)?.meaning?.kind === 'place';
  return { meaning: isElse ? meaning : refuse(meaning), length: length + refusal };
}

const notNeeded = /^(?:needed|required|necessary|need|must)$/;
const sign = /^[₹<>$€£¥]$/;

/** Whether a size is that of a part or of who moves in, and not the home's: "big balcony", "large family". */
function isSizeOfPart(reader: Reader, index: number, { meaning, length }: Reading): boolean {
  if (meaning?.kind !== 'least' || meaning.of !== 'size') return false;
  if (index + length >= reader.words.length) return false;
  const { meaning: next } = readWish(reader, index + length, nobody);
  return (
    next !== null &&
    (['word', 'flag', 'mentioned'].includes(next.kind) ||
      (next.kind === 'options' && ['letTo', 'parking'].includes(next.name)))
  );
}

/** What the words from a place on mean. */
function readAt(reader: Reader, index: number, before: Before): Reading {
  if (sign.test(reader.typed[index] ?? '') && !readMeasure(reader, index))
    return { meaning: null, length: 1 };
  const reading = readWish(reader, index, before);
  if (isSizeOfPart(reader, index, reading)) return { meaning: null, length: reading.length };
  // "No brokerage" is a phrase of its own, and so is "no parking", but not in "no parking problem".
  const isTroubled =
    reading.meaning?.kind === 'options' &&
    troubles.test(reader.typed[index + reading.length] ?? '');
  const isPhrase = reading.length > 1 && reading.meaning?.kind !== 'unknown' && !isTroubled;
  const refused = isPhrase && reading.meaning ? null : readRefusalBefore(reader, index);
  const end = index + (refused ?? reading).length;
  if (reader.typed[index] === 'no' && notNeeded.test(reader.typed[end] ?? ''))
    return { meaning: null, length: end + 1 - index };
  return readRefusalAfter(reader, index, refused ?? reading);
}

/** The words that a wish is read as, `null` if they are the typed ones: a road or a landmark is known by each of its names. */
function findReading(
  meaning: Meaning,
  typed: readonly string[],
  corrected: string | undefined,
): string | null {
  if (meaning.kind !== 'place') return corrected ?? null;
  const { place } = meaning;
  const isSame = typed.join('').endsWith(normalizeWords(place).replaceAll(' ', ''));
  return isSame || (isRoad(place) && corrected === undefined) ? null : place;
}

/** A text without some parts of it, in their order. */
function cutOut(plain: string, parts: readonly Pick<Wish, 'start' | 'end'>[]): string {
  const rest = parts.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^[\s,;:]*/, ' '),
    plain,
  );
  return rest.replace(/\s+/g, ' ').replace(/^[\s,;:]+|[\s,;:]+$/g, '');
}

/** Whether a wish is no condition, whatever it stands beside. */
const isFree = ({ kind }: Pick<Meaning, 'kind'>) => kind === 'word' || kind === 'flag';

/** What an "or" between two wishes makes of the second: refused with the first, or enough instead of it. */
function joinWish(meaning: Meaning, before: UnlabelledWish | undefined, between: string) {
  const group = (before?.group ?? -1) + 1;
  // "Except OMR and ECR" refuses both, and so does a list of places.
  const isBoth =
    before?.isNot === true &&
    before.kind === meaning.kind &&
    (/^\s*(?:and|&)\s*$/i.test(between) || (meaning.kind === 'place' && /^\s*,\s*$/.test(between)));
  if (!before || !(either.test(between) || isBoth)) return { meaning, group };
  if (before.isNot === true) return { meaning: refuse(meaning) ?? meaning, group };
  // "Ground floor or lift": of what only orders either is enough.
  const isEither = [before, meaning].every(isFree) && !between.includes('/');
  const isOfKind = (meaning.kind === before.kind || isEither) && meaning.isNot !== true;
  return { meaning, group: isOfKind ? before.group : group };
}

/** The way from the place before to one: "Pallavaram to Tambaram", "between Guindy and Porur"; `null` for no way. */
function findStretch(
  plain: string,
  from: UnlabelledWish | undefined,
  to: Meaning,
  between: string,
): Stretch | null {
  if (from?.kind !== 'place' || to.kind !== 'place' || from.place === to.place) return null;
  const isBetween = betweenWords.test(plain.slice(from.start, from.end));
  if (!until.test(between) && !(isBetween && /^\s*(?:and|&|to|-)\s*$/i.test(between))) return null;
  const [city] = cities.filter((one) =>
    [from.place, to.place].every((name) => localities[one].has(name) && name !== one),
  );
  return city ? { to: to.place, city, places: placesBetween(from.place, to.place, city) } : null;
}

const isFlood = (meaning: Meaning | null) =>
  meaning?.kind === 'options' && meaning.name === 'flood' && meaning.options.includes('street dry');
const isSource = (meaning: Meaning | null) =>
  meaning?.kind === 'options' && meaning.name === 'waterSource' && meaning.isNot !== true;

/** What the words around a wish add to it: the street of a flood, a source that is the only one; and how many follow it. */
function readAround(
  { typed }: Reader,
  from: number,
  end: number,
  meaning: Meaning,
): { meaning: Meaning; length: number } {
  const before = typed.slice(from, end);
  if (isSource(meaning) && [...before, typed[end]].includes('only'))
    return {
      meaning: { ...meaning, isOnly: true } as Meaning,
      length: Number(typed[end] === 'only'),
    };
  if (!isFlood(meaning)) return { meaning, length: 0 };
  const follows = typed.slice(end);
  const other = follows.findIndex((word) => !afterFlood.test(word) && !areaWords.test(word));
  const length = other < 0 ? follows.length : other;
  const isOfStreet = typed.slice(from, end + length).some((word) => areaWords.test(word));
  const street = { kind: 'options' as const, name: 'flood' as const, options: ['street dry'] };
  return { meaning: isOfStreet ? street : meaning, length };
}

const ofYear = /(?:^|\s)((?:19|20)\d{2})$/;

const withYear = (wish: UnlabelledWish, year: string | undefined): UnlabelledWish =>
  wish.kind === 'options' && isFlood(wish) && year !== undefined
    ? { ...wish, year: Number(year) }
    : wish;

/** Floods with the years beside them are one wish: "no flood area in 2023", "stayed dry in the December 2023 floods". */
function joinYears(plain: string, wishes: readonly UnlabelledWish[]): UnlabelledWish[] {
  const joined: UnlabelledWish[] = [];
  const readYear = (wish: UnlabelledWish) => {
    const isOne = isFlood(wish) || ['word', 'by', 'unknown'].includes(wish.kind);
    return isOne ? ofYear.exec(wish.typed)?.[1] : undefined;
  };
  for (const wish of wishes) {
    const last = joined.at(-1);
    const year = readYear(wish);
    const before = last && readYear(last);
    const isOfFlood =
      last &&
      (isFlood(last) || isFlood(wish)) &&
      (isFlood(last) || before !== undefined) &&
      (isFlood(wish) || year !== undefined);
    if (!isOfFlood) {
      joined.push(withYear(wish, year));
      continue;
    }
    const { start } = last;
    const { end } = wish;
    const flood = isFlood(last) ? last : wish;
    const part = { start, end, rest: cutOut(plain, [{ start, end }]), typed: flood.typed };
    joined[joined.length - 1] = { ...withYear(flood, year ?? before), ...part };
  }
  return joined;
}

/** Whether a thing is only named for what is near it, or where somebody comes from. */
const isBeside = (meaning: Meaning, before: string) =>
  (meaning.kind === 'notOffered' &&
    ['shop', 'office', 'commercial'].includes(meaning.what) &&
    besideWords.test(before)) ||
  (meaning.kind === 'place' &&
    (meaning.isElsewhere === true ? comingFrom : movingFrom).test(before));

const isOfOurs = (wish: UnlabelledWish) =>
  wish.kind === 'pin' ||
  wish.kind === 'landmark' ||
  (wish.kind === 'place' && wish.isElsewhere !== true);
const homeWishes = ['bed', 'flag', 'first'];

/** Whether an "office" is only where somebody works, beside a home that is asked for. */
function isWorkplace(wish: UnlabelledWish, wishes: readonly UnlabelledWish[]): boolean {
  if (wish.kind !== 'notOffered' || wish.what !== 'office' || /space/i.test(wish.typed))
    return false;
  return wishes.some(
    (one) =>
      homeWishes.includes(one.kind) ||
      (one.kind === 'options' && ['letTo', 'category', 'fStatus'].includes(one.name)),
  );
}

/** Whether a city elsewhere stands beside a place of the list: "Bangalore to Chennai". */
const isOrigin = (wish: UnlabelledWish, wishes: readonly UnlabelledWish[]) =>
  wish.kind === 'place' && wish.isElsewhere === true && wishes.some(isOfOurs);

/** Whether an amount is the price of what is bought or leased, and no rent. */
const isOfSale = ({ kind }: UnlabelledWish, wishes: readonly UnlabelledWish[]) =>
  kind === 'rent' &&
  wishes.some(
    (wish) => wish.kind === 'notOffered' && ['sale', 'lease', 'plot'].includes(wish.what),
  );

/** Of wishes that say the same one, which is taken out with all of them: "1bhk studio". */
function joinRepeated(plain: string, wishes: readonly Wish[]): Wish[] {
  const isFirst = (wish: Wish, index: number) =>
    !wish.isAsked || wishes.findIndex(({ label }) => label === wish.label) === index;
  return wishes.filter(isFirst).map((wish) => {
    const alike = wishes.filter(({ label }) => label === wish.label);
    return alike.length > 1 && wish.isAsked ? { ...wish, rest: cutOut(plain, alike) } : wish;
  });
}

/** The home whose whole name a text is, as one that was pasted. */
function findNamed({ typed, homes }: Reader): Meaning | null {
  const name = ` ${typed.join(' ')} `;
  const [home, other] = homes?.all.filter((one) => one.name === name) ?? [];
  const isOne = typed.length > 2 && home && !other;
  return isOne ? { kind: 'reference', reference: home.reference } : null;
}

/** The wishes of a search text, in its order; mistyped words count as what they are meant to be. */
export function parseText(
  text: string,
  dictionary: Dictionary,
  homes: Homes | null,
  isOpen = false,
): Wish[] {
  const reader = prepareText(text, dictionary, homes, isOpen);
  const { plain, words, typed } = reader;
  const wishes: UnlabelledWish[] = [];
  const extend = (wish: UnlabelledWish, end: number) => {
    wish.end = end;
    wish.rest = cutOut(plain, [wish]);
  };
  let start: number | null = null;
  const named = findNamed(reader);
  if (named) {
    const all = { start: 0, end: plain.length, rest: '', group: 0 };
    const wish: UnlabelledWish = { ...named, typed: plain, readAs: null, ...all };
    return [{ ...wish, label: dictionary.makeLabel(wish), isAsked: true }];
  }
  for (let index = 0; index < words.length;) {
    const word = words[index];
    if (!word) break;
    const last = wishes.at(-1);
    const isNext = start === null;
    start ??= word.start;
    const before = { wishes, last: isNext ? last : undefined };
    const { meaning, length, corrected, isOfPlace, branch } = readAt(reader, index, before);
    const from = index;
    index += length;
    let end = words[index - 1]?.end ?? word.end;
    if (!meaning || isBeside(meaning, plain.slice(start, word.start))) {
      if (isOfPlace && last) {
        if (branch && last.kind === 'landmark') {
          last.city = branch.city;
          last.places = [branch.name];
        }
        extend(last, end);
        start = null;
      }
      continue;
    }
    if (isNext && last?.kind === 'unknown' && meaning.kind === 'unknown') {
      extend(last, end);
      last.typed = plain.slice(plain.indexOf(last.typed, last.start), end);
      start = null;
      continue;
    }
    const between = plain.slice(last?.end, word.start);
    const stretch = findStretch(plain, last, meaning, between);
    if (stretch && last?.kind === 'place') {
      const typedStart = plain.indexOf(last.typed, last.start);
      Object.assign(last, { stretch, typed: plain.slice(typedStart, end), readAs: null });
      extend(last, end);
    } else {
      const fillers = words.findIndex((one) => one.start >= (start ?? 0));
      const around = readAround(reader, fillers, index, meaning);
      index += around.length;
      end = words[index - 1]?.end ?? end;
      const joined = joinWish(around.meaning, last, between);
      const readAs = findReading(meaning, typed.slice(from, index), corrected);
      const part = { start, end, rest: cutOut(plain, [{ start, end }]), group: joined.group };
      wishes.push({ ...joined.meaning, typed: plain.slice(word.start, end), readAs, ...part });
    }
    start = null;
  }
  const labelled = joinYears(plain, wishes)
    .filter((wish) => !isWorkplace(wish, wishes))
    .map((wish): UnlabelledWish =>
      isOfSale(wish, wishes) || isOrigin(wish, wishes) ? { ...wish, kind: 'unknown' } : wish,
    )
    .map((wish) => ({ ...wish, label: dictionary.makeLabel(wish), isAsked: isFilter(wish) }));
  return joinRepeated(plain, labelled);
}
