/*
 * Facts of which a home's page states one, so that it has no other: its floors, the side that it faces, what it has and what it
 * costs; and what its floors say of stairs, and of a house that is let floor by floor.
 */

import type { PreparedProperty } from '../../filter/filter';
import type { HomeWords } from '../homes';

export const floorFact = /^(?:ground|top|\d+\p{L}{2}) floor$/u;
const statedFacts = [
  floorFact,
  /^\S+(?: \S+)? facing$/,
  /^(?:no )?power backup$/,
  /^(?:no )?visitor parking$/,
  /^(?:no brokerage|brokerage .+)$/,
  /^(?:no maintenance|maintenance .+)$/,
];

const factOf = new WeakMap<readonly string[], RegExp | null>();

/** The fact that a wish asks for; `null` for another one. */
export function findFact({ phrases }: { phrases: readonly string[] }): RegExp | null {
  const known = factOf.get(phrases);
  if (known !== undefined) return known;
  const fact = statedFacts.find((one) => phrases.every((phrase) => one.test(phrase))) ?? null;
  factOf.set(phrases, fact);
  return fact;
}

const statedBy = new WeakMap<HomeWords, Map<RegExp, readonly string[]>>();

/** What a home states of a fact; read once, since every search asks it of every home. */
export function listStated(words: HomeWords, fact: RegExp): readonly string[] {
  const known = statedBy.get(words) ?? new Map<RegExp, readonly string[]>();
  const stated = known.get(fact) ?? words.lines.filter((line) => fact.test(line));
  statedBy.set(words, known.set(fact, stated));
  return stated;
}

/** The floors of a home beside those that are asked for: a house of two has both, and is not on one of them. */
export function listOtherFloors(stated: readonly string[], asked: readonly string[]): string[] {
  const floors = stated.filter((floor) => floor !== 'top floor');
  const isTop = asked.includes('top floor') && stated.includes('top floor');
  return (isTop ? floors.slice(0, -1) : floors).filter((floor) => !asked.includes(floor));
}

/** Whether a house is let floor by floor, and this is one above the ground: no house of one's own. */
export const isPortion = ({ property }: PreparedProperty, { lines }: HomeWords) =>
  property.category === 'Independent House/Villa' &&
  !lines.includes('ground floor') &&
  lines.some((line) => /^\d+\w\w floor$/.test(line));

/** Whether the power backup is for the lift alone, and not for the home. */
export const isForLift = ({ property: { backupFor } }: PreparedProperty) =>
  backupFor !== undefined &&
  backupFor.length > 0 &&
  backupFor.every((one) => one === 'lift backup');

/** The rank of a home that has stairs as far as its page says. */
export const mostStairs = 2;

/** How much there is to climb: 0 the ground floor alone, 1 a lift, else `mostStairs`. */
export function rankStairs({ property }: PreparedProperty, words: HomeWords): number {
  const [floor, other] = listStated(words, floorFact);
  if (floor === 'ground floor' && other === undefined) return 0;
  return property.lift === true ? 1 : mostStairs;
}
