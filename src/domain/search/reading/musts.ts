/* Which wishes of a search text have to be: "car parking must", "must have a garden", "only ground floor". */

import type { UnlabelledWish } from '../../wish';
import { mustAfter, mustBefore } from './language';
import { findTyped } from './near';

/** The wishes with those marked that words beside them say have to be; of words between two the one before counts first. */
export const readMusts = (plain: string, wishes: readonly UnlabelledWish[]): UnlabelledWish[] =>
  wishes.map((wish, at) => {
    const start = findTyped(plain, wish);
    const next = wishes[at + 1];
    const after = plain.slice(start + wish.typed.length, next && findTyped(plain, next));
    const last = wishes[at - 1];
    const before = plain
      .slice(last && findTyped(plain, last) + last.typed.length, start)
      .replace(last ? mustAfter : '', '');
    const isMust = mustAfter.test(after) || mustBefore.test(before);
    return isMust && wish.kind !== 'rent' ? { ...wish, isMust } : wish;
  });
