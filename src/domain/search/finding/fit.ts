/*
 * How well a home fits the wishes of a search text, and which home comes first by it. Homes that lack a condition are left out.
 * The others are in the order of these rules, each where all before it are equal; `sortByFit` is written in their order:
 * 1. fewer things that are refused, or have to be, and are otherwise;
 * 2. fewer conditions that are only nearly fulfilled;
 * 3. what lacks nothing, then a let home that lacks nothing;
 * 4. bedrooms enough for all who would move in;
 * 5. fewer wishes that it lacks, with the way to a landmark;
 * 6. what can be had before what is let;
 * 7. less of those wishes that it lacks, then what many other homes lack as well;
 * 8. unless somebody chose an order: more of it stated, then the rules of `order.ts`.
 * Homes that are equal in all of them stay in the list's order.
 */

import type { FindFit, Fit, FitRank, SortByFit } from '../../filter/filter';
import { compareRanks } from '../../limits';
import { nearReach } from '../../place/near';
import { canBeHad } from '../../property/availability';
import type { Wish } from '../../wish';
import { normalizeWords } from '../../words';
import type { Homes, HomeWords } from '../homes';
import { isLandmarkWish } from '../places';
import {
  countBedrooms,
  countExcluded,
  countMissed,
  type Group,
  groupWishes,
  listWishes,
  refuses,
} from './groups';
import { listParts, markStated, weighLacking } from './lacking';
import { makeOrder } from './order';
import { findShortestWay, listLandmarks, listNamedSites } from './where';

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
        excluded: countExcluded(failed),
        missed: countMissed(failed),
        short: Math.max(0, bedrooms - Math.floor(home.bed ?? bedrooms)),
        weight: weighLacking(lacked, home, homes),
        rules: [unstated?.length ?? 0, ...order(home, way)],
      },
      ...(sites.length > 0 && { way }),
      marks: () => [...markStated(lacked, home, homes), ...listParts(wishes, home)],
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

/** How much a home lacks: half of what it does not state, what is not near a landmark by its way, and half for being let. */
function countLacking({ lacking, unstated, way }: Fit, isLet: boolean): number {
  const others = lacking.filter((wish) => !isLandmarkWish(wish)).length - unstated.length / 2;
  const isFar = lacking.some(isLandmarkWish);
  return others + (isFar ? (way?.kilometres ?? Infinity) / nearReach : 0) + Number(isLet) / 2;
}

/** Whether a home lacks only what it does not state, and so may have all of it; not the rent: one that says none seldom has it. */
const mayFit = ({ lacking, unstated }: Fit) =>
  lacking.length === unstated.length && unstated.every(({ kind }) => kind !== 'rent');

/** The second rule: 0 has all that is asked, 1 may have it, 2 has it and is let, 3 lacks something. */
function rankFinds(fit: Fit, isLet: boolean): number {
  if (fit.lacking.length === 0) return isLet ? 2 : 0;
  return mayFit(fit) && !isLet ? 1 : 3;
}

const unranked: FitRank = { excluded: 0, missed: 0, short: 0, weight: 0, rules: [] };

/** Homes in an order that somebody chose, or in none (`isFree`), by how they fit. */
export const sortByFit: SortByFit = (sorted, fits, today, isFree) => {
  const rarity = makeRarity(fits.values());
  return sorted
    .flatMap((one) => {
      const fit = fits.get(one);
      if (!fit) return [];
      const { excluded, missed, short, weight, rules } = fit.rank ?? unranked;
      const isLet = !canBeHad(one, today);
      const fitting = [excluded, missed, rankFinds(fit, isLet), short, countLacking(fit, isLet)];
      const rank = [...fitting, Number(isLet), weight, rarity(fit)];
      return [{ one, rank, rules: isFree ? rules : unranked.rules }];
    })
    .sort((a, b) => compareRanks(a.rank, b.rank) || compareRanks(a.rules, b.rules))
    .map(({ one }) => one);
};
