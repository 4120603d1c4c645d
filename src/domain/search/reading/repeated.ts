/* Wishes of a search text that say the same, of which one says all that another says, or one refuses what another asks for. */

import type { Wish } from '../../wish';
import type { Dictionary } from './dictionary';
import { cutOut } from './part';

/**
 * Of wishes that say the same the narrowest, which is taken out with all of them: "1bhk studio", "ladies sharing, 3 girls"; of
 * a wish and its opposite the one that was said last.
 */
export function joinRepeated(
  plain: string,
  wishes: readonly Wish[],
  makeLabel: Dictionary['makeLabel'],
): Wish[] {
  const opposites = new Map(
    wishes.map((wish) => [wish, makeLabel({ ...wish, isNot: wish.isNot !== true })]),
  );
  const isOpposite = (wish: Wish, other: Wish) =>
    other.isAsked && other.kind === wish.kind && other.label === opposites.get(wish);
  const isHousehold = (wish: Wish) => wish.kind === 'options' && wish.name === 'letTo';
  const counted = wishes.some(isHousehold) ? Math.max(0, ...wishes.map(countPersons)) : 0;
  const isKept = (wish: Wish, index: number) =>
    (!wish.isAsked && (counted === 0 || countPersons(wish) === 0)) ||
    (wish.isAsked &&
      wishes.findIndex(({ label }) => label === wish.label) === index &&
      !wishes.slice(index + 1).some((other) => isOpposite(wish, other)) &&
      !wishes.some((other) => isNarrower(other, wish)));
  return wishes.filter(isKept).map((wish) => {
    if (!wish.isAsked) return wish;
    const alike = wishes.filter(
      (other) =>
        other.label === wish.label ||
        isOpposite(wish, other) ||
        (other.isAsked && isNarrower(wish, other)),
    );
    const people = Math.max(isHousehold(wish) ? counted : 0, ...alike.map(countPeople));
    return {
      ...wish,
      ...(alike.length > 1 && { rest: cutOut(plain, alike) }),
      ...(people > 0 && { people }),
    };
  });
}

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

/** How many words that name nobody say would live there: "company staff, 6 persons"; 0 for other words. */
const countPersons = ({ kind, typed }: Wish) =>
  kind === 'unknown' ? Number(/^(\d+) (?:persons?|people|members?)$/i.exec(typed)?.[1] ?? 0) : 0;

/** How many people a text says would live there; 0 where it does not say. */
const countPeople = (wish: Wish) =>
  wish.kind === 'options' && wish.name === 'letTo' ? Number(/\d+/.exec(wish.typed)?.[0] ?? 0) : 0;
