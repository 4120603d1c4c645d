/* Which homes come closest to what a search text and the panel ask for, where few can be had that fulfil the conditions. */

import type { Wish } from '../../wish';
import {
  defaultFilter,
  type FilterState,
  filterPrepared,
  type ListWords,
  type PreparedProperties,
  type PreparedProperty,
  readLimits,
} from '../../filter/filter';
import { type FindNear, listNewest, suggestedCount } from '../../filter/suggested';
import { type AskedNumbers, findNearHomes } from '../../place/near';
import { isCity, type Place } from '../../place/place';
import { type Limits, withHalf } from '../../limits';
import { canBeHad } from '../../property/availability';
import { readPrice } from '../../property/measure';
import type { RangeName } from '../../property/options';
import type { PropertySummary } from '../../property/schema';
import type { Homes } from '../homes';
import { type Group, groupWishes, listWishes, refuses } from './groups';
import { markStated, weighMissing } from './lacking';
import { findAskedPlaces, findShortestWay, isWhere, listSites } from './where';

/**
 * Finds the homes that come closest to what a search and the panel ask for, where the list has too few that can be had:
 * - near the place that is asked for, else near the home of the reference that is; else anywhere;
 * - none of the list, none that does not take the household, and none that has what the search refuses;
 * - by rooms, rent and distance, and then by how much else they lack (`findNearHomes`).
 */
export function makeFindNear(
  wishes: readonly Wish[],
  readWords: () => Homes,
  words: ListWords,
): FindNear {
  const asked = findAskedPlaces(wishes);
  const isRentAsked = wishes.some(({ kind }) => kind === 'rent');
  return (prepared, panel, today, listed) => {
    // Nobody is helped by a home of the list that is let, or that says no rent where one is asked for.
    const isHelp = (one: PropertySummary) =>
      canBeHad(one, today) && (!isRentAsked || readPrice(one.price) !== null);
    if (listed.filter(isHelp).length >= suggestedCount) return undefined;
    const groups = wishes.length === 0 ? [] : groupWishes(wishes, readWords(), today);
    const listAnswered = (home: PreparedProperty, answer: false | null) =>
      listWishes(
        groups.filter((group) => !group.wishes.some(isWhere) && group.answer(home) === answer),
        home,
      );
    const isRefused = (home: PreparedProperty) =>
      wishes.some((wish) => refuses(home, wish)) ||
      groups.some(
        (group) => group.wishes.every(({ isNot }) => isNot) && group.answer(home) === false,
      );
    // People look at other places, rooms and rents, but the household stays as it is.
    const { letTo, pets, veg } = panel;
    const accepting = filterPrepared(prepared, { ...defaultFilter, letTo, pets, veg }, today);
    const byProperty = new Map(prepared.map((home) => [home.property, home]));
    const candidates = listNewest(accepting, today)
      .filter((property) => !listed.includes(property))
      .flatMap((property) => byProperty.get(property) ?? [])
      .filter((home) => !isRefused(home));
    const alike = findAlike(wishes, prepared, readWords());
    const wanted =
      asked ?? (alike?.place ? { name: alike.place.name, places: [alike.place] } : null);
    const numbers = readAskedNumbers(wishes, panel, alike);
    const countLacking = makeCountLacking(wishes, groups);
    const find = (places: readonly Place[]) =>
      findNearHomes(candidates, { ...numbers, places, countLacking }).slice(0, suggestedCount);
    const near = wanted ? find(wanted.places) : [];
    const found = near.length > 0 ? near : find([]);
    // The title says "near Adyar", but not "near Chennai": those homes are in it.
    const isAround = wanted?.places.every((one) => !isCity(one)) === true;
    const sites = near.length > 0 && wanted ? listSites(wishes, wanted.places) : [];
    const mark = (home: PreparedProperty) => ({
      marks: () => markStated(listAnswered(home, false), home, readWords()),
      unstated: listAnswered(home, null),
      way: findShortestWay(readWords().of(home), sites),
    });
    // None of our homes is close to a city elsewhere, such as Bengaluru: the title does not say so of them.
    const isElsewhere = wishes.some((wish) => wish.kind === 'place' && wish.isElsewhere === true);
    return {
      title: words.nearest(isAround && near.length > 0 ? wanted.name : null, isElsewhere),
      properties: found.map(({ property }) => property),
      lacking: found.map((home) => words.lacking(mark(home))),
    };
  };
}

/** What somebody looks for who asks for a home by its reference: one like it, if it is let. `null` where it states too little. */
function findAlike(
  wishes: readonly Wish[],
  prepared: PreparedProperties,
  homes: Homes,
): (AskedNumbers & { place: Place | null }) | null {
  const reference = wishes.find((wish) => wish.kind === 'reference')?.reference;
  const own = prepared.find((home) => homes.of(home).reference === reference);
  if (typeof own?.bed !== 'number' || own.price === null) return null;
  const beds = [{ low: own.bed, high: withHalf(own.bed) }];
  return { place: own.property.place, beds, rents: [{ low: 0, high: own.price }] };
}

/** The rooms and the rent that the text asks for, else the panel, else a home like which others are looked for. */
function readAskedNumbers(
  wishes: readonly Wish[],
  panel: FilterState,
  alike: AskedNumbers | null,
): AskedNumbers {
  const typed = (kind: 'bed' | 'rent') =>
    wishes.flatMap((wish) => (wish.kind === kind && wish.isNot !== true ? [wish] : []));
  const inPanel = (name: RangeName) => [readLimits(panel, name) ?? []].flat();
  const pick = (...some: (readonly Limits[])[]) => some.find(({ length }) => length > 0) ?? [];
  return {
    beds: pick(typed('bed'), inPanel('bed'), alike?.beds ?? []),
    rents: pick(typed('rent'), inPanel('price'), alike?.rents ?? []),
  };
}

/** How much a home lacks beside its place, rooms and rent, which `findNearHomes` compares itself; half for what it does not state. */
function makeCountLacking(
  wishes: readonly Wish[],
  groups: readonly Group[],
): (home: PreparedProperty) => number {
  const isRanked = ({ kind }: Wish) => kind === 'bed' || kind === 'rent';
  const weights = groups
    .filter((group) => !group.wishes.some(isWhere))
    .map(({ answer, wishes: some }) => {
      const lacked = some.filter((wish) => !isRanked(wish)).length;
      return { answer, lacked, unstated: some.length / 2 };
    });
  return (home) =>
    weights.reduce(
      (sum, { answer, lacked, unstated }) => {
        const answered = answer(home);
        if (answered === true) return sum;
        return sum + (answered === null ? unstated : lacked);
      },
      weighMissing(wishes, home) / 2,
    );
}
