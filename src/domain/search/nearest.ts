/* Which homes come closest to what a search text and the panel ask for, where few can be had that fulfil the conditions. */

import type { Wish } from '../wish';
import {
  defaultFilter,
  type FilterState,
  filterPrepared,
  type ListWords,
  type PreparedProperty,
  readLimits,
} from '../filter/filter';
import { type FindNear, listNewest, suggestedCount } from '../filter/suggested';
import { findHomePlace } from '../place/home';
import { localities } from '../place/localities';
import { placesAlong } from '../place/names';
import { type AskedNumbers, findNearHomes } from '../place/near';
import { cities, isCity, type Place } from '../place/place';
import { type Limits, withHalf } from '../limits';
import { canBeHad } from '../property/availability';
import { readPrice } from '../property/measure';
import type { RangeName } from '../property/options';
import type { PropertySummary } from '../property/schema';
import { markStated, weighMissing } from './answers';
import { groupWishes, listWishes, refuses } from './fit';
import type { Homes } from './homes';
import { findShortestWay, isLandmarkWish, isPlaceWish, isStretch } from './where';

/** The places that a search asks for: the narrowest of several, those along a road, those around a landmark. */
function findAskedPlaces(
  wishes: readonly Wish[],
): { name: string; places: readonly Place[] } | null {
  const asked = wishes.filter(({ isNot }) => isNot !== true);
  const named = asked.flatMap((wish) => (wish.kind === 'place' ? [wish.place] : []));
  const [way] = asked.filter(isPlaceWish).filter(isStretch);
  if (way) {
    const { place, stretch } = way;
    const places = stretch.places.map((name) => ({ name, city: stretch.city }));
    return { name: `${place} and ${stretch.to}`, places };
  }
  const place = findHomePlace({ name: '', address: named.join(', ') });
  if (place) {
    // Each of several, in the city that they are in together.
    const each = named
      .filter((name) => name !== place.city && localities[place.city].has(name))
      .map((name) => ({ name, city: place.city }));
    const places = each.length > 1 ? each : [place];
    return { name: places.map(({ name }) => name).join(' or '), places };
  }
  // "Anna Nagar, not Madurai": of several of that name those that are not refused.
  const refused = wishes.flatMap((wish) =>
    wish.isNot && wish.kind === 'place' ? [wish.place] : [],
  );
  const possible = cities
    .filter((city) => !refused.includes(city))
    .flatMap((city) =>
      named.filter((name) => localities[city].has(name)).map((name) => ({ name, city })),
    );
  const [first] = possible;
  if (first) return { name: first.name, places: possible };
  const landmark = asked.find(isLandmarkWish);
  if (landmark) {
    const { name, city, places } = landmark;
    return { name, places: places.map((one) => ({ name: one, city })) };
  }
  const [road] = named;
  const along = road === undefined ? [] : placesAlong(road);
  const places = along.flatMap((name) => {
    const city = cities.find((one) => localities[one].has(name));
    return city ? [{ name, city }] : [];
  });
  return road !== undefined && places.length > 0 ? { name: road, places } : null;
}

/** To what a way can be told: the landmarks of a search, or its places; a city is around its homes. */
function listSites(wishes: readonly Wish[], places: readonly Place[]) {
  const landmarks = wishes.filter(isLandmarkWish).filter(({ isNot }) => isNot !== true);
  if (landmarks.length > 0) return landmarks;
  return places.flatMap((place) =>
    isCity(place) ? [] : [{ name: place.name, city: place.city, places: [place.name] }],
  );
}

/** Whether a wish is where to look: what is near is elsewhere. */
const isWhere = (wish: Wish) => isPlaceWish(wish) || isLandmarkWish(wish);

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
