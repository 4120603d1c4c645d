/* Which homes come closest to what a search text and the panel ask for, where few can be had that fulfil the conditions. */

import type { Wish } from '../../wish';
import {
  defaultFilter,
  type FilterState,
  filterPrepared,
  type ListWords,
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
import { groupWishes, listWishes, refuses } from './groups';
import { markStated, weighMissing } from './lacking';
import { findAskedPlaces, findShortestWay, isWhere, listSites } from './where';

/** The rooms and the rent that the panel asks for. */
function readAskedNumbers(panel: FilterState): AskedNumbers {
  const list = (name: RangeName) => [readLimits(panel, name) ?? []].flat();
  return { beds: list('bed'), rents: list('price') };
}

/**
 * Finds the homes that come closest to what a search and the panel ask for: near its place, if its city has any; never one that
 * refuses the household, nor what the search refuses.
 */
export function makeFindNear(
  wishes: readonly Wish[],
  readWords: () => Homes,
  words: ListWords,
): FindNear {
  const asked = findAskedPlaces(wishes);
  const isRentAsked = wishes.some(({ kind }) => kind === 'rent');
  return (prepared, panel, today, listed) => {
    // A home that is let, or says no rent where one is asked for, is what was asked for and no help.
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
    // Who would move in does not change with the place.
    const { letTo, pets, veg } = panel;
    const accepting = filterPrepared(prepared, { ...defaultFilter, letTo, pets, veg }, today);
    const byProperty = new Map(prepared.map((home) => [home.property, home]));
    const some = listNewest(accepting, today)
      .filter((property) => !listed.includes(property))
      .flatMap((property) => byProperty.get(property) ?? [])
      .filter((home) => !isRefused(home));
    const typed = (kind: 'bed' | 'rent') =>
      wishes.flatMap((wish) => (wish.kind === kind && wish.isNot !== true ? [wish] : []));
    const inPanel = readAskedNumbers(panel);
    // A home that is let stands for what it is.
    const reference = wishes.find((wish) => wish.kind === 'reference')?.reference;
    const own = prepared.find((home) => readWords().of(home).reference === reference);
    const isAlike = reference !== undefined && typeof own?.bed === 'number' && own.price !== null;
    const alike = {
      beds: isAlike ? [{ low: own.bed, high: withHalf(own.bed) }] : [],
      rents: isAlike ? [{ low: 0, high: own.price }] : [],
    };
    const pick = (...some: (readonly Limits[])[]) => some.find(({ length }) => length > 0) ?? [];
    const beds = pick(typed('bed'), inPanel.beds, alike.beds);
    const rents = pick(typed('rent'), inPanel.rents, alike.rents);
    const place = isAlike ? own.property.place : null;
    const wanted = asked ?? (place && { name: place.name, places: [place] });
    // Rooms and rent have ranks of their own; what is not stated may be true.
    const weights = groups
      .filter(({ wishes: some }) => !some.some(isWhere))
      .map(({ answer, wishes: some }) => {
        const isRanked = ({ kind }: Wish) => kind === 'bed' || kind === 'rent';
        const lacked = some.filter((wish) => !isRanked(wish)).length;
        return { answer, lacked, unstated: some.length / 2 };
      });
    const countLacking = (home: PreparedProperty) =>
      weights.reduce(
        (sum, { answer, lacked, unstated }) => {
          const answered = answer(home);
          if (answered === true) return sum;
          return sum + (answered === null ? unstated : lacked);
        },
        weighMissing(wishes, home) / 2,
      );
    const find = (places: readonly Place[]) =>
      findNearHomes(some, { places, beds, rents, countLacking }).slice(0, suggestedCount);
    const near = wanted ? find(wanted.places) : [];
    const found = near.length > 0 ? near : find([]);
    // What is in a city is not near it.
    const isAround = wanted?.places.every((one) => !isCity(one)) === true;
    const sites = near.length > 0 && wanted ? listSites(wishes, wanted.places) : [];
    const mark = (home: PreparedProperty) => ({
      marks: () => markStated(listAnswered(home, false), home, readWords()),
      unstated: listAnswered(home, null),
      way: findShortestWay(readWords().of(home), sites),
    });
    return {
      title: words.nearest(isAround && near.length > 0 ? wanted.name : null),
      properties: found.map(({ property }) => property),
      lacking: found.map((home) => words.lacking(mark(home))),
    };
  };
}
