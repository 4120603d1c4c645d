/*
 * What a search text names without asking for a home there: what is near it, where somebody works, and where somebody comes
 * from.
 */

import type { Meaning, UnlabelledWish } from '../../wish';
import { localities } from '../../place/localities';
import { cities } from '../../place/place';
import { normalizeWords } from '../../words';
import { isBareRent, makeAbout } from './amounts';
import {
  beingIn,
  beingThere,
  besideWords,
  comingFrom,
  comingThence,
  kin,
  movingFrom,
  nearAfter,
  nearBefore,
  possessive,
  verbBefore,
  workingIn,
} from './language';
import { countLongest, isParted, type Reader, readPhrases } from './text';

/** Words of a text that are read together: the first filler before them, themselves, and what follows. */
interface Part {
  fillers: number;
  from: number;
  end: number;
}

/**
 * Whether some words ask for nothing by those beside them: a thing that is only named for what is near it, where the writer
 * comes from or is, in a city or in a place that nobody knows, what persons are ("my old parents") and do ("we eat").
 */
export function isBeside(reader: Reader, meaning: Meaning, { fillers, from, end }: Part): boolean {
  const { plain, words, typed } = reader;
  if (meaning.kind === 'notOffered')
    return (
      ['shop', 'office', 'commercial'].includes(meaning.what) &&
      besideWords.test(plain.slice(words[fillers]?.start, words[from]?.start))
    );
  if (meaning.kind === 'place') {
    const before = say(typed, 0, from);
    if (meaning.isElsewhere !== true) return movingFrom.test(before);
    const after = say(typed, end, typed.length);
    return (
      [comingFrom, beingIn, workingIn].some((one) => one.test(before)) ||
      [beingThere, comingThence].some((one) => one.test(after))
    );
  }
  if (meaning.kind !== 'unknown' && meaning.kind !== 'mentioned') return false;
  // "In New Jersey", "we usually eat": words that no table has go with what stands before them.
  let first = from;
  while (first > fillers && !reader.dictionary.words.has(typed[first - 1] ?? '')) first -= 1;
  const before = say(typed, 0, first);
  const isNext = !isParted(reader, words[first - 1]?.end ?? 0, from);
  return (
    (isNext && [movingFrom, beingIn, workingIn, verbBefore].some((one) => one.test(before))) ||
    isOfPerson(reader, from, end)
  );
}

/** Some words of a text, each between spaces. */
const say = (typed: readonly string[], from: number, end: number) =>
  ` ${typed.slice(from, end).join(' ')} `;

const kinWords = readPhrases(kin);

/** Whether a word says what a person is: "old parents", "my bedridden wife". */
function isOfPerson(reader: Reader, from: number, end: number): boolean {
  const { typed, words, dictionary } = reader;
  let person = end;
  while (person < typed.length && !dictionary.words.has(typed[person] ?? '')) person += 1;
  if (isParted(reader, words[end - 1]?.end, person)) return false;
  if (countLongest(kinWords, typed, person) > 0) return true;
  const isHousehold = dictionary.entries
    .get(typed[person] ?? '')
    ?.some(({ meaning }) => meaning?.kind === 'options' && meaning.name === 'letTo');
  return isHousehold === true && possessive.test(typed[from - 1] ?? '');
}

/** Whether a city elsewhere stands beside a place of the list: "Bangalore to Chennai". */
export const isOrigin = (wish: UnlabelledWish, wishes: readonly UnlabelledWish[]) =>
  wish.kind === 'place' && wish.isElsewhere === true && wishes.some(isOfOurs);

/** Whether a place is where the writer lives, beside the one where a home is looked for. */
export function isWhereWriterIs(
  { plain, words, typed }: Reader,
  wish: UnlabelledWish,
  wishes: readonly UnlabelledWish[],
): boolean {
  if (wish.kind !== 'place' || !wishes.some((one) => one !== wish && isOfOurs(one))) return false;
  const from = words.findIndex(({ start }) => start >= findTyped(plain, wish));
  const end = words.findIndex((word) => word.start >= wish.end);
  return (
    beingIn.test(say(typed, 0, from)) ||
    beingThere.test(say(typed, end < 0 ? typed.length : end, typed.length))
  );
}

const isOfOurs = (wish: UnlabelledWish) =>
  wish.kind === 'pin' ||
  wish.kind === 'landmark' ||
  (wish.kind === 'place' && wish.isElsewhere !== true);

/** Whether an "office" is only where somebody works, beside a home that is asked for. */
export function isWorkplace(wish: UnlabelledWish, wishes: readonly UnlabelledWish[]): boolean {
  if (wish.kind !== 'notOffered' || wish.what !== 'office' || /space/i.test(wish.typed))
    return false;
  return wishes.some(
    (one) =>
      ['bed', 'flag', 'first'].includes(one.kind) ||
      (one.kind === 'options' && ['letTo', 'category', 'fStatus'].includes(one.name)),
  );
}

/**
 * A place that something is only near is a landmark of its city, and words of a description that something is near are asked
 * for: "near Velachery", "Guindy office ku pakkam", "near Aravind eye hospital".
 */
export function readNear(reader: Reader, wishes: readonly UnlabelledWish[]): UnlabelledWish[] {
  const said = wishes.map((_, at) => isSaidNear(reader, wishes, at));
  const asked = wishes.flatMap((wish) => (wish.kind === 'place' ? [wish.place] : []));
  return wishes.map((wish, at) => {
    const [first, end] = findList(reader.plain, wishes, at);
    return said.slice(first, end).includes(true) ? asNear(wish, asked) : wish;
  });
}

const findTyped = (plain: string, { typed, start }: UnlabelledWish) => plain.indexOf(typed, start);

/** Whether words before or after a wish say that it is near; an office, and words that nobody knows, stand between as fillers do. */
function isSaidNear(reader: Reader, wishes: readonly UnlabelledWish[], at: number): boolean {
  const { plain, words, meant } = reader;
  const wish = wishes[at];
  if (!wish) return false;
  const say = (from: number, to: number) =>
    meant
      .filter((_, index) => (words[index]?.start ?? 0) >= from && (words[index]?.end ?? 0) <= to)
      .map((one) => `${one} `)
      .join('');
  const isBetween = (one: UnlabelledWish) => one.kind === 'unknown' || isWorkplace(one, wishes);
  const start = findTyped(plain, wish);
  const before = wishes[at - 1];
  const isNext = before && isBetween(before) && !/[,;]/.test(plain.slice(before.end, start));
  if (nearBefore.test(say(isNext ? before.start : wish.start, start))) return true;
  const end = start + wish.typed.length;
  const next = wishes.slice(at + 1).find((one) => !isBetween(one));
  const [after = ''] = plain.slice(end, next && findTyped(plain, next)).split(/[,;]/);
  return nearAfter.test(say(end, end + after.length));
}

/** Between places of which one says where both are: "near Adyar or Velachery". */
const listing = /^\s*(?:,|\/|(?:,\s*)?(?:or|and|&))\s*$/i;

/** The places beside a wish that are listed with it, from one to before another; the wish alone where none are. */
function findList(
  plain: string,
  wishes: readonly UnlabelledWish[],
  at: number,
): readonly [first: number, end: number] {
  const isListed = (index: number) => {
    const [one, next] = [wishes[index], wishes[index + 1]];
    return (
      one?.kind === 'place' &&
      next?.kind === 'place' &&
      listing.test(plain.slice(one.end, findTyped(plain, next)))
    );
  };
  let [first, last] = [at, at];
  while (isListed(first - 1)) first -= 1;
  while (isListed(last)) last += 1;
  return [first, last + 1];
}

/** A wish of which a text says that it is near; of a name in both cities the one that the text names, too. */
function asNear(wish: UnlabelledWish, asked: readonly string[]): UnlabelledWish {
  if (wish.isNot === true) return wish;
  if (wish.kind === 'mentioned' || wish.kind === 'word')
    return { ...wish, kind: 'word', isNear: true };
  if (wish.kind !== 'place' || wish.stretch) return wish;
  const { place, ...part } = wish;
  const there = cities.filter((city) => localities[city].has(place) && place !== city);
  const [city, other] = there.length > 1 ? there.filter((one) => asked.includes(one)) : there;
  return city && !other ? { ...part, kind: 'landmark', name: place, city, places: [place] } : wish;
}

/** A rent without a limit whose neighbour nobody knows, which may be one: no condition then, and the nearest rents first. */
export function asRough(
  { plain, dictionary }: Reader,
  wish: UnlabelledWish,
  wishes: readonly UnlabelledWish[],
): UnlabelledWish {
  if (wish.kind !== 'rent' || wish.isNot === true || !isBareRent(wish.typed)) return wish;
  const at = wishes.indexOf(wish);
  const isUnknown = (one: UnlabelledWish | undefined, end: number) => {
    const words = one?.kind === 'unknown' ? normalizeWords(one.typed).split(' ') : [];
    return !dictionary.words.has(words.at(end) ?? '') && /\p{L}/u.test(words.at(end) ?? '');
  };
  const isNext = (one: UnlabelledWish | undefined, next: UnlabelledWish | undefined) =>
    one !== undefined &&
    next !== undefined &&
    plain.slice(one.end, findTyped(plain, next)).trim() === '';
  const [before, after] = [wishes[at - 1], wishes[at + 1]];
  const isRough =
    (isUnknown(before, -1) && isNext(before, wish)) || (isUnknown(after, 0) && isNext(wish, after));
  return isRough ? { ...wish, ...makeAbout(wish.high), asked: wish.high } : wish;
}
