/*
 * A flood in a search text: of the home or of its street, and of one year. "No flood area in 2023" and "stayed dry in the
 * December 2023 floods" are one wish, though the table knows their parts as several.
 */

import type { Meaning, UnlabelledWish } from '../../wish';
import { afterFlood, areaWords, streetDry } from './language';
import { makePart } from './part';
import type { Reader } from './text';

/** Whether homes are asked for that a flood did not reach. */
export const isFlood = (meaning: Meaning) =>
  meaning.kind === 'options' && meaning.name === 'flood' && meaning.options.includes('street dry');

/**
 * A flood with the words around it, and how many of those follow it (`length`): "area" in "flood free area" says that the
 * street is meant. `from` is its first word, `end` the word after it.
 */
export function readFlood(
  { typed }: Reader,
  from: number,
  end: number,
  meaning: Meaning,
): { meaning: Meaning; length: number } {
  const follows = typed.slice(end);
  const other = follows.findIndex((word) => !afterFlood.test(word) && !areaWords.test(word));
  const length = other < 0 ? follows.length : other;
  const isOfStreet = typed.slice(from, end + length).some((word) => areaWords.test(word));
  return { meaning: isOfStreet ? streetDry : meaning, length };
}

/** Floods with the years beside them as one wish. */
export function joinYears(plain: string, wishes: readonly UnlabelledWish[]): UnlabelledWish[] {
  const joined: UnlabelledWish[] = [];
  for (const wish of wishes) {
    const last = joined.at(-1);
    const whole = last && joinYear(plain, last, wish);
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(withYear(wish, readYear(wish)));
  }
  return joined;
}

/** Two floods, or a flood and a year, beside each other; `null` for other wishes. */
function joinYear(
  plain: string,
  last: UnlabelledWish,
  wish: UnlabelledWish,
): UnlabelledWish | null {
  const flood = [last, wish].find(isFlood);
  const isOfFlood = [last, wish].every((one) => isFlood(one) || readYear(one) !== undefined);
  if (!flood || !isOfFlood) return null;
  const year = readYear(wish) ?? readYear(last);
  return { ...withYear(flood, year), ...makePart(plain, last.start, wish.end) };
}

/**
 * The year that a wish ends with, if it may be that of a flood; beside one "2023" was read as a word, as a day to move in by, or
 * not at all.
 */
function readYear(wish: UnlabelledWish): number | undefined {
  if (!isFlood(wish) && !['word', 'by', 'unknown'].includes(wish.kind)) return undefined;
  const [, year] = /(?:^|\s)((?:19|20)\d{2})$/.exec(wish.typed) ?? [];
  return year === undefined ? undefined : Number(year);
}

const withYear = (wish: UnlabelledWish, year: number | undefined): UnlabelledWish =>
  wish.kind === 'options' && isFlood(wish) && year !== undefined ? { ...wish, year } : wish;
