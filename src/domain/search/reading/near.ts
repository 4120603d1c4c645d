/*
 * What a search text names without asking for a home there: what is near it, and where somebody works.
 */

import type { Meaning, UnlabelledWish } from '../../wish';
import { localities } from '../../place/localities';
import { cities } from '../../place/place';
import { besideWords, nearAfter, nearBefore } from './language';
import type { Reader } from './text';

/** Whether a thing is only named for what is near it, by the words before it. */
export const isBeside = (meaning: Meaning, before: string) =>
  meaning.kind === 'notOffered' &&
  ['shop', 'office', 'commercial'].includes(meaning.what) &&
  besideWords.test(before);

/** Where the words of a wish begin, without the fillers before them. */
export const findTyped = (plain: string, { typed, start }: UnlabelledWish) =>
  plain.indexOf(typed, start);

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
