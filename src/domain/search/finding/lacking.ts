/*
 * How much a home lacks of what is asked for. What is not stated may be true; what is stated otherwise is not; a part of it is
 * half of it.
 */

import { choiceAnswer } from '../../filter/facts';
import type { PreparedProperty } from '../../filter/filter';
import type { Wish } from '../../wish';
import type { Homes } from '../homes';
import { streetEndings } from '../places';
import { findFact, floorFact, isForLift, isPortion, listOtherFloors, listStated } from './stated';

/** The name of a street, which every address states. */
const street = new RegExp(String.raw`\p{L} (?:${streetEndings})$`, 'u');

/**
 * What a home that lacks what is wished for states in its place: a part of it, such as one floor of a house, a dry home in a
 * wet street, or a backup for the lift alone; or something else.
 */
function readInPlace(
  wish: Wish,
  home: PreparedProperty,
  homes: Homes,
): 'part' | 'other' | 'nothing' {
  const words = homes.of(home);
  if (wish.kind === 'options') {
    const isOfKind = wish.isWhole === true && choiceAnswer(wish.name, wish.options)(home) === true;
    const isPart =
      (isOfKind && isPortion(home, words)) ||
      (wish.parts !== undefined && choiceAnswer(wish.name, wish.parts)(home) === true);
    return isPart ? 'part' : 'nothing';
  }
  if (wish.kind === 'word' && wish.phrases.every((phrase) => street.test(phrase))) return 'other';
  if (wish.kind === 'word' && wish.said === 'powerBackup' && isForLift(home)) return 'part';
  const fact = wish.kind === 'word' ? findFact(wish) : null;
  return fact !== null && listStated(words, fact).length > 0 ? 'other' : 'nothing';
}

const weights = { part: 0.5, nothing: 1, other: 2 };

/** How much a home lacks of some wishes. */
export const weighLacking = (lacking: readonly Wish[], home: PreparedProperty, homes: Homes) =>
  lacking.reduce((sum, wish) => sum + weights[readInPlace(wish, home, homes)], 0);

/** Which part of several options a home has not: who takes women and men is nearer to "bachelors" than who takes women. */
export const weighMissing = (wishes: readonly Wish[], { property }: PreparedProperty) =>
  wishes.reduce((sum, wish) => {
    if (wish.kind !== 'options' || wish.isNot === true) return sum;
    const had: readonly string[] = [property[wish.name] ?? []].flat();
    return sum + wish.options.filter((one) => !had.includes(one)).length / wish.options.length;
  }, 0);

/** Persons of whom a home takes some alone, with those whom it does not take: of "bachelors" women. */
export const listParts = (wishes: readonly Wish[], home: PreparedProperty): readonly Wish[] =>
  wishes.flatMap((wish) => {
    if (wish.kind !== 'options' || wish.name !== 'letTo' || wish.isNot === true) return [];
    const { letTo } = home.property;
    const others = wish.options.filter((one) => !letTo.some((taken) => taken === one));
    const isPart = others.length > 0 && others.length < wish.options.length;
    return isPart ? [{ ...wish, isStated: others.join(' or ') }] : [];
  });

/** What a home lacks, with a mark where it states something else, and in words where it has more than what is asked for. */
export const markStated = (
  lacking: readonly Wish[],
  home: PreparedProperty,
  homes: Homes,
): readonly Wish[] =>
  lacking.map((wish) => {
    const inPlace = readInPlace(wish, home, homes);
    if (inPlace === 'nothing') return wish;
    if (wish.kind !== 'word')
      return { ...wish, isStated: wish.kind !== 'options' || (wish.parts?.[0] ?? true) };
    if (inPlace === 'part') return { ...wish, isStated: 'lift' };
    const floors = listStated(homes.of(home), floorFact);
    const isOneOfThem = floors.some((floor) => wish.phrases.includes(floor));
    const also = isOneOfThem ? listOtherFloors(floors, wish.phrases).join(' and ') : '';
    return { ...wish, isStated: also || true };
  });
