/*
 * How well a home fits the wishes of a search text, and which home comes first by it. Homes that lack a condition are left out.
 * The others are in the order of these rules, each where all before it are equal; `sortByFit` is written in their order:
 * 1. fewer conditions that are only nearly fulfilled;
 * 2. what has all that is asked, then what may have it, then a let home that has it, then what lacks something;
 * 3. bedrooms enough for all who would move in;
 * 4. nearer to the landmark that is asked for;
 * 5. fewer wishes that it lacks;
 * 6. what can be had before what is let;
 * 7. less of those wishes that it lacks: what it does not state weighs less than what it states otherwise;
 * 8. lacking what many other homes lack as well;
 * 9. unless somebody chose an order: more of it stated, then the rules of `order.ts`.
 * Homes that are equal in all of them stay in the list's order.
 */

import type { FindFit, Fit, FitRank, SortByFit } from '../../filter/filter';
import { compareRanks } from '../../limits';
import { sameWay } from '../../place/near';
import { canBeHad } from '../../property/availability';
import type { Wish } from '../../wish';
import { normalizeWords } from '../../words';
import type { Homes, HomeWords } from '../homes';
import { isLandmarkWish } from '../places';
import { countMissed, type Group, groupWishes, listWishes, refuses } from './groups';
import { markStated, weighLacking } from './lacking';
import { makeOrder } from './order';
import { findShortestWay, listLandmarks, listNamedSites } from './where';

/** The bedrooms for all who would move in, two in each: "3 working women", "family of 5"; 0 where nobody says how many they are. */
const countBedrooms = (wishes: readonly Wish[]) =>
  Math.max(
    0,
    ...wishes.map((wish) => (wish.kind === 'options' ? Math.ceil((wish.people ?? 0) / 2) : 0)),
  );

/**
 * How a home fits some wishes of a text. One that does not state all that is asked is no find; one whose name has the whole
 * text is what was asked for, whatever its words mean.
 */
export function makeFit(
  text: string,
  homes: Homes,
  wishes: readonly Wish[],
  today: string,
): FindFit {
  const groups = groupWishes(wishes, homes, today);
  const order = makeOrder(homes, wishes);
  const whole = ` ${normalizeWords(text)} `;
  const landmarks = listLandmarks(wishes);
  const bedrooms = countBedrooms(wishes);
  const conditions = groups.filter(({ condition }) => condition !== null);
  const hasWholeText = ({ name }: HomeWords) => wishes.length > 1 && name.includes(whole);
  return (home): Fit | null => {
    const words = homes.of(home);
    // Most homes are elsewhere, or have other rooms, and not even nearly so: nothing else is asked of them.
    const isOut = conditions.some(
      ({ answer, condition }) => answer(home) === false && condition?.(home) === false,
    );
    if (isOut && !hasWholeText(words)) return null;
    // Thousands of homes are judged at once: most need no list of their own.
    let failed: Group[] | null = null;
    let unstated: Group[] | null = null;
    for (const group of groups) {
      const answer = group.answer(home);
      if (answer === true) continue;
      if (answer === false) (failed ??= []).push(group);
      else (unstated ??= []).push(group);
    }
    const isNamed = (failed ?? unstated) !== null && hasWholeText(words);
    if (isNamed) failed = null;
    const lacked = listWishes(failed, home);
    if (lacked.some((wish) => refuses(home, wish))) return null;
    const open = listWishes(unstated, home);
    const sites = landmarks.length > 0 ? landmarks : listNamedSites(lacked, home);
    const way = sites.length > 0 ? findShortestWay(words, sites) : null;
    return {
      lacking: isNamed || open.length === 0 ? lacked : [...lacked, ...open],
      unstated: open,
      rank: {
        missed: countMissed(failed),
        short: Math.max(0, bedrooms - Math.floor(home.bed ?? bedrooms)),
        weight: weighLacking(lacked, home, homes),
        rules: [unstated?.length ?? 0, ...order(home, way)],
      },
      ...(sites.length > 0 && { way }),
      marks: () => markStated(lacked, home, homes),
    };
  };
}

/** Of wishes that homes lack, how many homes lack each: who has what is rare comes before who has what many have. */
function makeRarity(fits: Iterable<Fit>): (fit: Fit) => number {
  const counts: number[] = [];
  for (const { lacking } of fits)
    for (const { start } of lacking) counts[start] = (counts[start] ?? 0) + 1;
  return ({ lacking }) => lacking.reduce((sum, { start }) => sum + (counts[start] ?? 0), 0);
}

/** How far off a home is that is not near what was asked for, in steps; 0 for one that is, or where nothing was. */
const findReach = ({ lacking, way }: Fit) =>
  lacking.some(isLandmarkWish) ? 1 + Math.floor((way?.kilometres ?? Infinity) / sameWay) : 0;

/** Whether a home lacks only what it does not state, and so may have all of it; not the rent: one that says none seldom has it. */
const mayFit = ({ lacking, unstated }: Fit) =>
  lacking.length === unstated.length && unstated.every(({ kind }) => kind !== 'rent');

/** The second rule: 0 has all that is asked, 1 may have it, 2 has it and is let, 3 lacks something. */
function rankFinds(fit: Fit, isLet: boolean): number {
  if (fit.lacking.length === 0) return isLet ? 2 : 0;
  return mayFit(fit) && !isLet ? 1 : 3;
}

const unranked: FitRank = { missed: 0, short: 0, weight: 0, rules: [] };

/** Homes in an order that somebody chose, or in none (`isFree`), by how they fit. */
export const sortByFit: SortByFit = (sorted, fits, today, isFree) => {
  const rarity = makeRarity(fits.values());
  return sorted
    .flatMap((one) => {
      const fit = fits.get(one);
      if (!fit) return [];
      const { missed, short, weight, rules } = fit.rank ?? unranked;
      const isLet = !canBeHad(one, today);
      const lacking = fit.lacking.length;
      const fitting = [missed, rankFinds(fit, isLet), short, findReach(fit), lacking];
      const rank = [...fitting, Number(isLet), weight, rarity(fit)];
      return [{ one, rank, rules: isFree ? rules : unranked.rules }];
    })
    .sort((a, b) => compareRanks(a.rank, b.rank) || compareRanks(a.rules, b.rules))
    .map(({ one }) => one);
};
