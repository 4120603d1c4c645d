/* What a list may say of its order, as far as it is so of the homes that stand there: "Smallest first", "Homes that mention …". */

import type { PreparedProperty } from '../../filter/filter';
import type { Wish } from '../../wish';
import type { Homes } from '../homes';
import { makeMeasure } from './order';

/** The wishes that order a list: without a superlative that its homes do not follow, and of words how its homes mention them. */
export const markOrdering = (
  wishes: readonly Wish[],
  homes: Homes,
  shown: readonly PreparedProperty[],
  found: number,
): readonly Wish[] => {
  // A home that is let comes after the others.
  const first = shown.slice(0, found).filter(({ property }) => property.status === 'Available');
  return wishes.flatMap((wish): Wish[] => {
    const measure = makeMeasure(wish);
    if (!measure) return [wish];
    const rank = (home: PreparedProperty) => measure(home, homes.of(home));
    const isFirst = first.every(
      (home, at) => at === 0 || rank(first[at - 1] ?? home) <= rank(home),
    );
    if (wish.kind !== 'mentioned') return isFirst ? [wish] : [];
    if (shown.every((home) => rank(home) === 0)) return [{ ...wish, isMentioned: 'by none' }];
    const isSaid = isFirst && first.some((home) => rank(home) < 0);
    return [{ ...wish, isMentioned: isSaid ? 'first' : 'by some' }];
  });
};
