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
  nearAfter,
  nearBefore,
  streetDry,
  troubles,
  until,
} from './language';
import { type Before, nobody, readMeasure, readPhrase, readWish, type Reading } from './read';
import { isParted, prepareText, type Reader, startsAt } from './text';
import { contains, placesBetween } from './where';

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
    const from = next;
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
    return { meaning, length: next - index, ...(isKnown(meaning) && { core: [from, next] }) };
  }
  return null;
}

/** Whether there is more of a wish than its words. */
const isKnown = (meaning: Meaning | null) => meaning !== null && meaning.kind !== 'unknown';

/** A wish with words after it that refuse it: "pets not allowed", "lift venda". */
function readRefusalAfter(reader: Reader, index: number, reading: Reading): Reading {
  const { typed, words, dictionary } = reader;
  const { meaning, length } = reading;
  const isOver = (at: number) => isParted(reader, words[at - 1]?.end, at);
  let end = index + length;
  if (!meaning || isOver(end)) return reading;
  const isWater = meaning.kind === 'options' && meaning.name.startsWith('water');
  const measure = () =>
    longestAt(dictionary.refusals, typed, end) || Number(isWater && typed[end] === 'free');
  let refusal = measure();
  // "T Nagar side vendam": after a filler it has to end what is said.
  if (refusal === 0 && readPhrase(reader, end)?.meaning === null && !isOver(end + 1)) {
    end += 1;
    refusal = measure();
    const isPlaceNext = readPhrase(reader, end + refusal)?.meaning?.kind === 'place';
    if (end + refusal < words.length && !isOver(end + refusal) && !isPlaceNext) refusal = 0;
  }
  if (refusal === 0) return reading;
  const whole = end + refusal - index;
  // What is not needed is not asked for.
  const isFree = /need|requir|necess/.test(typed.slice(end, end + refusal).join(' '));
  if (isFree) return { meaning: null, length: whole };
  // Between two places it says "or else": "velachery illa medavakkam".
  const isElse =
    meaning.kind === 'place' && readPhrase(reader, end + refusal)?.meaning?.kind === 'place';
  if (isElse) return { meaning, length: whole, core: [index, index + length] };
  const said = refuse(meaning);
  return {
    meaning: said,
    length: whole,
    ...(isKnown(said) && { core: reading.core ?? [index, index + length] }),
  };
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

/** The wishes of one kind before a last one, which commas part, the first of them first. */
function listBefore(plain: string, wishes: UnlabelledWish[]): UnlabelledWish[] {
  const isParting = (wish: UnlabelledWish, next: UnlabelledWish | undefined) =>
    wish.kind === next?.kind && /^\s*,\s*$/.test(plain.slice(wish.end, next.start));
  const last = wishes.findLastIndex(
    (wish, index) => !isParting(wish, wishes[index + 1]) && index < wishes.length - 1,
  );
  return wishes.slice(last + 1);
}

/**
 * What an "or" between two wishes makes of the second: refused with the first, or enough instead of it. "Except Adyar, Besant
 * Nagar and Kotturpuram" refuses all three, as a list of what is not wanted ends with "and" or "or"; it never has what one of
 * them is in, such as its city. In Tamil the refusal ends the list: "Adyar or Velachery vendam".
 */
function joinWish(
  plain: string,
  wishes: UnlabelledWish[],
  one: Pick<UnlabelledWish, 'refusal'> & { meaning: Meaning },
  between: string,
): Pick<UnlabelledWish, 'refusal' | 'group'> & { meaning: Meaning } {
  const { meaning } = one;
  const before = wishes.at(-1);
  const alone = { ...one, group: (before?.group ?? -1) + 1 };
  const isBoth = before?.kind === meaning.kind && /^\s*,?\s*(?:and|&)\s*$/i.test(between);
  if (!before || !(either.test(between) || isBoth)) return alone;
  const listed = listBefore(plain, wishes);
  const { refusal } = listed[0]?.refusal === 'before' ? listed[0] : one;
  if (refusal === 'before' || (refusal === 'after' && before.kind === meaning.kind)) {
    const isAround = (outer: Meaning) =>
      outer.kind === 'place' &&
      listed.some((inner) => inner.kind === 'place' && contains(outer, inner));
    if ([...listed.slice(1), meaning].some(isAround)) return alone;
    for (const wish of listed)
      if (wish.refusal === undefined) Object.assign(wish, refuse(wish), { refusal });
    return { ...alone, meaning: one.refusal ? meaning : (refuse(meaning) ?? meaning), refusal };
  }
  if (isBoth) return alone;
  // "Ground floor or lift": of what only orders either is enough.
  const isEither = [before, meaning].every(isFree) && !between.includes('/');
  const isOfKind = (meaning.kind === before.kind || isEither) && meaning.isNot !== true;
  return isOfKind ? { ...alone, group: before.group } : alone;
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
  return { meaning: isOfStreet ? streetDry : meaning, length };
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

/** Whether a "room" is one of a home's, and not what is looked for: "3 room flat", "2bhk with a store room". */
const isRoomOfHome = (wish: UnlabelledWish, wishes: readonly UnlabelledWish[]) =>
  wish.kind === 'least' &&
  /^rooms?$/i.test(wish.typed) &&
  wishes.some(({ kind }) => kind === 'bed' || kind === 'first');

/** Whether a city elsewhere stands beside a place of the list: "Bangalore to Chennai". */
const isOrigin = (wish: UnlabelledWish, wishes: readonly UnlabelledWish[]) =>
  wish.kind === 'place' && wish.isElsewhere === true && wishes.some(isOfOurs);

/** Between places of which one says where both are: "near Adyar or Velachery". */
const listing = /^\s*(?:,|\/|(?:,\s*)?(?:or|and|&))\s*$/i;

/**
 * A place that something is only near is a landmark of its city, and words of a description that something is near are asked
 * for: "near Velachery", "Guindy office ku pakkam", "near Aravind eye hospital". An office, and words that nobody knows, stand
 * between as fillers do.
 */
function readNear(reader: Reader, wishes: readonly UnlabelledWish[]): UnlabelledWish[] {
  const { plain, words, meant } = reader;
  const say = (from: number, to: number) =>
    meant
      .filter((_, at) => (words[at]?.start ?? 0) >= from && (words[at]?.end ?? 0) <= to)
      .map((one) => `${one} `)
      .join('');
  const startOf = (wish: UnlabelledWish) => plain.indexOf(wish.typed, wish.start);
  const isBetween = (wish: UnlabelledWish) => wish.kind === 'unknown' || isWorkplace(wish, wishes);
  const isSaid = (wish: UnlabelledWish, at: number) => {
    const before = wishes[at - 1];
    const isBeside =
      before && isBetween(before) && !/[,;]/.test(plain.slice(before.end, startOf(wish)));
    const from = isBeside ? before.start : wish.start;
    const next = wishes.slice(at + 1).find((one) => !isBetween(one));
    const end = startOf(wish) + wish.typed.length;
    const [after = ''] = plain.slice(end, next && startOf(next)).split(/[,;]/);
    return (
      nearBefore.test(say(from, startOf(wish))) || nearAfter.test(say(end, end + after.length))
    );
  };
  const said = wishes.map(isSaid);
  const isListed = (at: number): boolean => {
    const [one, next] = [wishes[at], wishes[at + 1]];
    return (
      one?.kind === 'place' &&
      next?.kind === 'place' &&
      listing.test(plain.slice(one.end, startOf(next)))
    );
  };
  const isNear = said.map((one, at) => {
    let [first, last] = [at, at];
    while (isListed(first - 1)) first -= 1;
    while (isListed(last)) last += 1;
    return one || said.slice(first, last + 1).includes(true);
  });
  const asked = wishes.flatMap((wish) => (wish.kind === 'place' ? [wish.place] : []));
  return wishes.map((wish, at): UnlabelledWish => {
    if (isNear[at] !== true || wish.isNot === true) return wish;
    if (wish.kind === 'mentioned' || wish.kind === 'word')
      return { ...wish, kind: 'word', isNear: true };
    if (wish.kind !== 'place' || wish.stretch) return wish;
    const { place, ...part } = wish;
    const there = cities.filter((city) => localities[city].has(place) && place !== city);
    const [city, other] = there.length > 1 ? there.filter((one) => asked.includes(one)) : there;
    return city && !other
      ? { ...part, kind: 'landmark', name: place, city, places: [place] }
      : wish;
  });
}

/** Whether an amount is the price of what is bought or leased, and no rent. */
const isOfSale = ({ kind }: UnlabelledWish, wishes: readonly UnlabelledWish[]) =>
  kind === 'rent' &&
  wishes.some(
    (wish) => wish.kind === 'notOffered' && ['sale', 'lease', 'plot'].includes(wish.what),
  );

/** How many people a text says would live there; 0 where it does not say. */
const countPeople = (wish: Wish) =>
  wish.kind === 'options' && wish.name === 'letTo' ? Number(/\d+/.exec(wish.typed)?.[0] ?? 0) : 0;

/** Whether one of two wishes says all that the other says, and more: "women" of "women or men". */
const isNarrower = (one: Wish, other: Wish) =>
  one.kind === 'options' &&
  other.kind === 'options' &&
  one.name === other.name &&
  one.group !== other.group &&
  one.isNot !== true &&
  other.isNot !== true &&
  one.options.length < other.options.length &&
  one.options.every((option) => other.options.includes(option));

/** Of wishes that say the same the narrowest, which is taken out with all of them: "1bhk studio", "ladies sharing, 3 girls". */
function joinRepeated(plain: string, wishes: readonly Wish[]): Wish[] {
  const isKept = (wish: Wish, index: number) =>
    !wish.isAsked ||
    (wishes.findIndex(({ label }) => label === wish.label) === index &&
      !wishes.some((other) => isNarrower(other, wish)));
  return wishes.filter(isKept).map((wish) => {
    if (!wish.isAsked) return wish;
    const alike = wishes.filter(
      (other) => other.label === wish.label || (other.isAsked && isNarrower(wish, other)),
    );
    const people = Math.max(...alike.map(countPeople));
    return {
      ...wish,
      ...(alike.length > 1 && { rest: cutOut(plain, alike) }),
      ...(people > 0 && { people }),
    };
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
    const { meaning, length, corrected, isOfPlace, branch, core } = readAt(reader, index, before);
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
      const isAfter = core !== undefined && core[1] < index;
      const refusal = core && meaning.isNot ? (isAfter ? 'after' : 'before') : undefined;
      const joined = joinWish(plain, wishes, { meaning: around.meaning, refusal }, between);
      const [first, beyond] = core ?? [from, index];
      const readAs = findReading(meaning, typed.slice(first, beyond), corrected);
      const part = { start, end, rest: cutOut(plain, [{ start, end }]), group: joined.group };
      const said = plain.slice(words[first]?.start, words[beyond - 1]?.end ?? end);
      wishes.push({ ...joined.meaning, refusal: joined.refusal, typed: said, readAs, ...part });
    }
    start = null;
  }
  const labelled = joinYears(plain, readNear(reader, wishes))
    .filter((wish) => !isWorkplace(wish, wishes) && !isRoomOfHome(wish, wishes))
    .map((wish): UnlabelledWish =>
      isOfSale(wish, wishes) || isOrigin(wish, wishes) ? { ...wish, kind: 'unknown' } : wish,
    )
    .map((wish) => ({ ...wish, label: dictionary.makeLabel(wish), isAsked: isFilter(wish) }));
  return joinRepeated(plain, labelled);
}
