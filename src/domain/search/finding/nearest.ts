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
import type { RangeName } from '../../property/options';
import type { PropertySummary } from '../../property/schema';
import type { Homes } from '../homes';
import {
  countBedrooms,
  countExcluded,
  type Group,
  groupWishes,
  listWishes,
  refuses,
} from './groups';
import { listParts, markStated, weighMissing } from './lacking';
import { findFact } from './stated';
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
  return (prepared, panel, today, listed, found = 0) => {
    const isRentAsked = readAskedNumbers(wishes, panel, null).rents.length > 0;
    const saysNoRent = ({ price }: PreparedProperty) => isRentAsked && price === null;
    const groups = wishes.length === 0 ? [] : groupWishes(wishes, readWords(), today);
    const byProperty = new Map(prepared.map((home) => [home.property, home]));
    const takeHomes = (some: readonly PropertySummary[]) =>
      some.flatMap((property) => byProperty.get(property) ?? []);
    const countMusts = (home: PreparedProperty) =>
      countExcluded(groups.filter(({ answer }) => answer(home) === false));
    // What has all but that, or says no rent where one is asked for, misses most of it.
    const isLast = (home: PreparedProperty) => saysNoRent(home) || countMusts(home) > 0;
    const last = takeHomes(listed.slice(found)).filter(isLast);
    // A home that is let is what was asked for and no help.
    const helping = listed.filter(
      (one) => canBeHad(one, today) && !last.some(({ property }) => property === one),
    );
    if (helping.length >= suggestedCount) return undefined;
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
    const others = listNewest(accepting, today).filter((property) => !listed.includes(property));
    const some = takeHomes(others).filter((home) => !isRefused(home));
    const alike = findAlike(wishes, prepared, readWords());
    const wanted =
      asked ?? (alike?.place ? { name: alike.place.name, places: [alike.place] } : null);
    const numbers = readAskedNumbers(wishes, panel, alike);
    const countLacking = makeCountLacking(groups);
    const rank = (places: readonly Place[]) =>
      findNearHomes([...some, ...last], { ...numbers, places, countLacking, countMusts });
    const isOther = (home: PreparedProperty) => !last.includes(home);
    const near = wanted ? rank(wanted.places) : [];
    const ranked = near.length > 0 ? near : rank([]);
    const closest = ranked.filter(isOther).slice(0, suggestedCount);
    const isShown = (home: PreparedProperty) => closest.includes(home) || !isOther(home);
    const shown = [...new Set([...ranked.filter(isShown), ...last])];
    const properties = shown.map(({ property }) => property);
    // What is in a city is not near it.
    const isAround = wanted?.places.every((one) => !isCity(one)) === true;
    const sites = near.length > 0 && wanted ? listSites(wishes, wanted.places) : [];
    const mark = (home: PreparedProperty) => ({
      marks: () => [
        ...markStated(listAnswered(home, false), home, readWords()),
        ...listParts(wishes, home),
      ],
      unstated: listAnswered(home, null),
      way: findShortestWay(readWords().of(home), sites),
    });
    // None of our homes is close to a city elsewhere, such as Bengaluru: the title does not say so of them.
    const isElsewhere = wishes.some((wish) => wish.kind === 'place' && wish.isElsewhere === true);
    return {
      title: words.nearest(isAround && near.length > 0 ? wanted.name : null, isElsewhere),
      properties,
      list: [...listed.filter((one) => !properties.includes(one)), ...properties],
      lacking: shown.map((home) => words.lacking(mark(home))),
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
  const typed = (...kinds: readonly Wish['kind'][]) =>
    wishes.flatMap((wish) =>
      'low' in wish && kinds.includes(wish.kind) && wish.isNot !== true ? [wish] : [],
    );
  const inPanel = (name: RangeName) => [readLimits(panel, name) ?? []].flat();
  const bedrooms = countBedrooms(wishes);
  const forAll = bedrooms > 0 ? [{ low: bedrooms, high: Infinity }] : [];
  const pick = (...some: (readonly Limits[])[]) => some.find(({ length }) => length > 0) ?? [];
  return {
    beds: pick(typed('bed'), inPanel('bed'), alike?.beds ?? [], forAll),
    rents: pick(typed('rent', 'monthly'), inPanel('price'), alike?.rents ?? []),
  };
}

/** A word that no page prints as a fact may be true all the same. */
const mayBeTrue = (wish: Wish) => wish.kind === 'word' && findFact(wish) === null;

/** How much a home lacks beside its place, rooms and rent, which have ranks of their own; what is not stated may be true. */
function makeCountLacking(groups: readonly Group[]): (home: PreparedProperty) => number {
  const isRanked = ({ kind }: Wish) => ['bed', 'rent', 'monthly'].includes(kind);
  const weights = groups
    .filter((group) => !group.wishes.some(isWhere))
    .map(({ answer, wishes: some }) => {
      const unstated = some.length / 2;
      const lacked = some.every(mayBeTrue)
        ? unstated
        : some.filter((wish) => !isRanked(wish)).length;
      return { answer, lacked, unstated, some };
    });
  return (home) =>
    weights.reduce((sum, { answer, lacked, unstated, some }) => {
      const answered = answer(home);
      if (answered === true) return sum + weighMissing(some, home) / 2;
      return sum + (answered === null ? unstated : lacked);
    }, 0);
}
