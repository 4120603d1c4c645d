/*
 * What an "or", "and" or a comma between two wishes of a search text makes of the second: it is refused with those before it,
 * enough instead of the last, or one more.
 */

import type { Meaning, UnlabelledWish } from '../../wish';
import { contains } from '../places';
import { either } from './language';
import { refuse } from './refusals';

/**
 * Some wishes of a text with the next. "Except Adyar, Besant Nagar and Kotturpuram" refuses all three, as a list of what is not
 * wanted ends with "and" or "or"; it never has what one of them is in, such as its city. In Tamil the refusal ends the list:
 * "Adyar or Velachery vendam".
 */
export function joinWish(
  plain: string,
  wishes: readonly UnlabelledWish[],
  next: UnlabelledWish,
  between: string,
): readonly UnlabelledWish[] {
  const alone = [...wishes, next];
  const last = wishes.at(-1);
  const isBoth = last?.kind === next.kind && /^\s*,?\s*(?:and|&)\s*$/i.test(between);
  if (!last || !(either.test(between) || isBoth)) return alone;
  const listed = listBefore(plain, wishes);
  // "Gym and no pool" refuses the pool alone.
  const isAfter = next.refusal === 'after' && last.kind === next.kind;
  const refusal: UnlabelledWish['refusal'] =
    listed[0]?.refusal === 'before' ? 'before' : isAfter ? 'after' : undefined;
  if (refusal) {
    if ([...listed.slice(1), next].some((one) => isAroundAny(one, listed))) return alone;
    const asRefused = (one: UnlabelledWish) => ({ ...(refuse(one) ?? one), refusal });
    return [
      ...wishes.map((one) =>
        listed.includes(one) && one.refusal === undefined ? asRefused(one) : one,
      ),
      next.refusal === undefined ? asRefused(next) : { ...next, refusal },
    ];
  }
  if (isBoth) return alone;
  // "Ground floor or lift": of what only orders either is enough.
  const isEither = [last, next].every(isFree) && !between.includes('/');
  const isEnough = (next.kind === last.kind || isEither) && next.isNot !== true;
  return isEnough ? [...wishes, { ...next, group: last.group }] : alone;
}

/** The wishes of one kind before a next one, which commas part, the first of them first. */
function listBefore(plain: string, wishes: readonly UnlabelledWish[]): readonly UnlabelledWish[] {
  const isParting = (wish: UnlabelledWish, next: UnlabelledWish | undefined) =>
    wish.kind === next?.kind && /^\s*,\s*$/.test(plain.slice(wish.end, next.start));
  const last = wishes.findLastIndex(
    (wish, index) => !isParting(wish, wishes[index + 1]) && index < wishes.length - 1,
  );
  return wishes.slice(last + 1);
}

const isAroundAny = (outer: UnlabelledWish, listed: readonly UnlabelledWish[]) =>
  outer.kind === 'place' &&
  listed.some((inner) => inner.kind === 'place' && contains(outer, inner));

/** Whether a wish is no condition, whatever it stands beside. */
const isFree = ({ kind }: Pick<Meaning, 'kind'>) => kind === 'word' || kind === 'flag';
