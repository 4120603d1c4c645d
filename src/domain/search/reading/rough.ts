/* A rent beside a word that nobody knows: that word may say whether it is the most or the least. */

import type { UnlabelledWish } from '../../wish';
import { normalizeWords } from '../../words';
import { isBareRent, makeAbout } from './amounts';
import { findTyped } from './near';
import type { Reader } from './text';

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
  // "25k brahmin family": what a household is says nothing of the rent.
  const follows = wishes[at + 2];
  const isOfHousehold =
    follows?.kind === 'options' && follows.name === 'letTo' && isNext(after, follows);
  const isRough =
    (isUnknown(before, -1) && isNext(before, wish)) ||
    (isUnknown(after, 0) && isNext(wish, after) && !isOfHousehold);
  return isRough ? { ...wish, ...makeAbout(wish.high), asked: wish.high } : wish;
}
