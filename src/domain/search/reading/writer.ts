/*
 * What a search text says of who writes it, which asks for nothing of a home: where they are or come from, what they do, and
 * what the persons are who would move in, which is named.
 */

import type { Meaning, UnlabelledWish } from '../../wish';
import {
  andOthers,
  beingIn,
  beingThere,
  comingFrom,
  child,
  comingThence,
  kin,
  movingFrom,
  ofChildren,
  verbBefore,
  withOthers,
  workingIn,
} from './language';
import { findNamedCity } from '../places';
import { findTyped } from './near';
import { listForms } from '../word-forms';
import { readPhrase } from './phrase';
import { countLongest, isParted, type Reader, readPhrases } from './text';

/** Words of a text that are read together: the first filler before them, themselves, and what follows. */
interface Part {
  fillers: number;
  from: number;
  end: number;
}

/**
 * Whether some words say something of who writes, and ask for nothing: where they come from or are, in a city or in a place that
 * nobody knows, and what they do ("we eat").
 */
export function isOfWriter(
  reader: Reader,
  meaning: Meaning,
  { fillers, from, end }: Part,
): boolean {
  const { words, typed } = reader;
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
  return isNext && [movingFrom, beingIn, workingIn, verbBefore].some((one) => one.test(before));
}

/** Some words of a text, each between spaces. */
const say = (typed: readonly string[], from: number, end: number) =>
  ` ${typed.slice(from, end).join(' ')} `;

const kinWords = readPhrases(kin);

/** Whether words that no table has say what a person is, which no home states: "old parents", "bedridden wife", "iyer family". */
export function isOfPerson(reader: Reader, meaning: Meaning, { from, end }: Part): boolean {
  const { typed, words, dictionary } = reader;
  const isOwnWord = meaning.kind === 'word' && end === from + 1 && !isPrinted(reader, from);
  if (meaning.kind !== 'unknown' && meaning.kind !== 'mentioned' && !isOwnWord) return false;
  if (readPhrase(reader, from) !== null) return false;
  let person = end;
  while (person < typed.length && !dictionary.words.has(typed[person] ?? '')) person += 1;
  if (isParted(reader, words[end - 1]?.end, person)) return false;
  if (countLongest(kinWords, typed, person) > 0) return true;
  const household = readPhrase(reader, person)?.meaning;
  return household?.kind === 'options' && household.name === 'letTo';
}

/** Whether somebody of a family is named who would not live alone: who would is a household of their own. */
export function isOneOfFamily(
  { plain, words, typed }: Reader,
  wish: UnlabelledWish,
  wishes: readonly UnlabelledWish[],
): boolean {
  const named = wish.kind === 'options' ? child.exec(wish.typed) : null;
  if (named === null) return false;
  if (named.groups?.possessive !== undefined) return true;
  const isOther = (one: UnlabelledWish) =>
    one.kind === 'options' && one.name === 'letTo' && one.typed !== wish.typed;
  const from = words.findIndex(({ start }) => start >= findTyped(plain, wish));
  return (
    wishes.some((one) => isOther(one) && !isOpenHousehold(one)) ||
    typed.some((word, at) => ofChildren.test(word) || countLongest(kinWords, typed, at) > 0) ||
    withOthers.test(say(typed, 0, from)) ||
    andOthers.test(say(typed, from + 1, typed.length))
  );
}

/** "My son, a bachelor": what says no more than that somebody lives without a family. */
const isOpenHousehold = (wish: UnlabelledWish) =>
  wish.kind === 'options' && wish.name === 'letTo' && wish.options.length > 1;

/** Whether a word, or its plural, begins a phrase that a page prints. */
const isPrinted = ({ typed, homes }: Reader, at: number) =>
  listForms(typed[at] ?? '').some((form) => (homes?.linesFrom(form).length ?? 0) > 0);

/** Whether "sharing" is said of a family or a company, and not of single people: "two families sharing". */
export const isSharedByOthers = (wish: UnlabelledWish, wishes: readonly UnlabelledWish[]) =>
  isOpenHousehold(wish) &&
  /^shar/i.test(wish.typed) &&
  wishes.some(
    (one) =>
      one.kind === 'options' &&
      one.name === 'letTo' &&
      !one.options.includes('women') &&
      !one.options.includes('men'),
  );

/** Whether a landmark is one of another city than the text names: "Velammal College Madurai". */
export function isOfOtherCity(wish: UnlabelledWish, wishes: readonly UnlabelledWish[]): boolean {
  if (wish.kind !== 'landmark') return false;
  const named = wishes.flatMap((one) =>
    one.kind === 'place' && one.isNot !== true ? (findNamedCity(one) ?? []) : [],
  );
  return named.length > 0 && !named.includes(wish.city);
}

/** Whether "now" is said of where the writer is: "we are in Tambaram now". */
export function isNowOfWriter(
  reader: Reader,
  wish: UnlabelledWish,
  wishes: readonly UnlabelledWish[],
): boolean {
  const at = wishes.indexOf(wish);
  const isThere = (one: UnlabelledWish | undefined) =>
    one !== undefined && isWhereWriterIs(reader, one, wishes);
  return (
    wish.kind === 'now' &&
    /^now$/i.test(wish.typed) &&
    (isThere(wishes[at - 1]) || isThere(wishes[at + 1]))
  );
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
