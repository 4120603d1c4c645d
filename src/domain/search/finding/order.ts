/*
 * What decides between homes that lack equally much, by one rule after the other: a superlative, a size or a rent, the year of a flood,
 * stairs, the way to a landmark, words of a description, the best of several options, houses where a "house" is asked for,
 * words in its name before those in its address; last, where a "room" is asked for, the smallest.
 */

import { choiceAnswer } from '../../filter/facts';
import type { PreparedProperty } from '../../filter/filter';
import { sameNumber } from '../../limits';
import type { Way } from '../../place/ways';
import type { Wish } from '../../wish';
import { normalizeWords } from '../../words';
import { type Homes, type HomeWords, makePhrasePattern } from '../homes';
import { isLandmarkWish } from '../places';
import { weighMissing } from './lacking';
import { rankStairs } from './stated';
import { isNamedNear } from './where';

/** What a superlative compares: "cheapest" the rent, "biggest" the size; a home that does not state it comes last. */
const compared: Record<
  Extract<Wish, { kind: 'least' }>['of'],
  (home: PreparedProperty, words: HomeWords) => number
> = {
  rent: ({ price }) => price ?? Infinity,
  luxury: ({ price }) => -(price ?? -Infinity),
  size: ({ area }) => -(area ?? -Infinity),
  space: ({ area }) => area ?? Infinity,
  advance: (_, { advance }) => advance ?? Infinity,
};

/** What ranks homes by a superlative, or by how often they mention words; `null` for another wish. */
export function makeMeasure(
  wish: Wish,
): ((home: PreparedProperty, words: HomeWords) => number) | null {
  if (wish.kind === 'least') return compared[wish.of];
  if (wish.kind !== 'mentioned') return null;
  const asked = makePhrasePattern(wish.phrases.map((phrase) => ` ${phrase} `));
  return (_, { name, all, prose }) =>
    -(Number(asked.test(name)) + Number(asked.test(all) || asked.test(prose)));
}

const noOrder: readonly number[] = [];

/** What decides between homes that lack equally much. */
export function makeOrder(
  homes: Homes,
  wishes: readonly Wish[],
): (home: PreparedProperty, way: Way | null) => readonly number[] {
  const first = wishes.flatMap((wish) => (wish.kind === 'first' ? wish.categories : []));
  const best = wishes.flatMap((wish) =>
    wish.kind === 'options' && wish.best !== undefined && wish.isNot !== true
      ? [choiceAnswer(wish.name, [wish.best])]
      : [],
  );
  const typed = wishes
    .filter(({ kind }) => kind === 'word' || kind === 'options' || kind === 'first')
    .map((wish) => normalizeWords(wish.typed));
  const spaced = typed.map((words) => ` ${words} `);
  const anyOfThem = spaced.length > 0 ? makePhrasePattern(spaced) : null;
  const measure = (...some: readonly Wish[]) => some.flatMap((wish) => makeMeasure(wish) ?? []);
  const isSmall = (wish: Wish) => wish.kind === 'least' && wish.of === 'space';
  const least = measure(...wishes.filter((wish) => wish.kind === 'least' && !isSmall(wish)));
  const small = measure(...wishes.filter(isSmall));
  // "1000 sqft" takes 900 too, and the nearest first; so it is with a rent that may be no limit.
  const nearest = wishes.flatMap((wish) =>
    (wish.kind === 'size' || wish.kind === 'rent') &&
    wish.isNot !== true &&
    wish.asked !== undefined
      ? [
          {
            asked: wish.asked,
            field: wish.kind === 'rent' ? ('price' as const) : ('area' as const),
          },
        ]
      : [],
  );
  const isStepless = wishes.some((wish) => wish.kind === 'word' && wish.isStepless);
  const isSeveral = wishes.some((wish) => wish.kind === 'options' && wish.options.length > 1);
  const years = wishes.flatMap((wish) => (wish.kind === 'options' ? (wish.year ?? []) : []));
  const landmarks = wishes.filter(isLandmarkWish);
  const mentioned = measure(...wishes.filter(({ kind }) => kind === 'mentioned'));
  const ordering = [first, best, typed, least, nearest, years, landmarks, mentioned, small];
  if (!isStepless && !isSeveral && ordering.every(({ length }) => length === 0))
    return () => noOrder;
  return (home, way) => {
    const words = homes.of(home);
    // Most homes have none of them.
    const isNamed = anyOfThem?.test(words.named) === true;
    const count = (text: string) => spaced.filter((one) => text.includes(one)).length;
    // Thousands of homes are ranked at once: what is not asked for has no rank.
    const rank: number[] = [];
    for (const rankOf of least) rank.push(rankOf(home, words));
    for (const { asked, field } of nearest)
      rank.push(Math.floor(Math.abs((home[field] ?? Infinity) - asked) / (sameNumber * asked)));
    for (const year of years) rank.push(Number(!words.lines.includes(`past flood ${year}`)));
    if (isStepless) rank.push(rankStairs(home, words));
    if (landmarks.length > 0)
      rank.push(Number(!isNamedNear(words, landmarks)), way?.kilometres ?? Infinity);
    for (const rankOf of mentioned) rank.push(rankOf(home, words));
    for (const answer of best) rank.push(answer(home) === true ? 0 : 1);
    if (isSeveral) rank.push(weighMissing(wishes, home));
    if (first.length > 0) rank.push(first.includes(home.property.category) ? 0 : 1);
    rank.push(isNamed ? -count(words.name) : 0, isNamed ? -count(words.named) : 0);
    // "East facing" is less than the whole of "South East facing".
    rank.push(-typed.filter((one) => words.lines.includes(one)).length);
    for (const rankOf of small) rank.push(rankOf(home, words));
    return rank;
  };
}
