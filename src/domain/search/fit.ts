/*
 * How well a home fits the wishes of a search text. Rooms, rent, a place and a household that is refused are conditions;
 * all else says who comes first, by one rule after the other: how much of it a home lacks, a superlative, the distance of a
 * landmark, a word of its description, houses where a "house" is asked for, words in its name before those in its address,
 * what is stated before what may be. Then comes the list's sort.
 */

import type { WantedDay, Wish } from '../wish';
import { within } from '../limits';
import { findHomePlace } from '../place/home';
import { distanceBetween, localities } from '../place/localities';
import { placesAlong } from '../place/names';
import { type AskedNumbers, findNearHomes } from '../place/near';
import { findWay, type Way } from '../place/ways';
import { cities, type City, type Place } from '../place/place';
import { type Answer, availableAnswer, choiceAnswer, monthlyAnswer } from '../filter/facts';
import type { FilterFlag, RangeName } from '../property/options';
import { isoDay } from '../date';
import { canBeHad } from '../property/availability';
import { readPrice } from '../property/measure';
import type { PropertySummary } from '../property/schema';
import { normalizeWords } from '../words';
import {
  defaultFilter,
  type FilterState,
  filterPrepared,
  type FindFit,
  type Fit,
  type ListWords,
  noSearch,
  type ParsedSearch,
  type PreparedProperties,
  type PreparedProperty,
  readLimits,
} from '../filter/filter';
import { type HomeWords, type Homes, type PrintedById, readHomes } from './homes';
import type { Dictionary } from './dictionary';
import { listForms, parseText } from './read';
import { type FindNear, listNewest, suggestedCount } from '../filter/suggested';

type Test = (home: PreparedProperty) => boolean;

type PlaceWish = Extract<Wish, { kind: 'place' | 'pin' }>;
type LandmarkWish = Extract<Wish, { kind: 'landmark' }>;

const isPlaceWish = (wish: Wish): wish is PlaceWish => wish.kind === 'place' || wish.kind === 'pin';
const isLandmarkWish = (wish: Wish): wish is LandmarkWish => wish.kind === 'landmark';

const firstDigits: Record<City, RegExp> = { Chennai: /^60[0-3]/, Madurai: /^625/ };

const findCity = (wish: PlaceWish) =>
  wish.kind === 'place' ? cities.find((city) => city === wish.place) : undefined;

/** Whether one of two wishes is around the other, such as a city or a road around a place of it. */
function contains(outer: PlaceWish, inner: PlaceWish): boolean {
  const city = findCity(outer);
  if (inner.kind === 'pin') return city !== undefined && firstDigits[city].test(inner.code);
  if (outer === inner || outer.kind === 'pin' || inner.place === city) return false;
  if (city !== undefined)
    return [inner.place, ...placesAlong(inner.place)].some((place) => localities[city].has(place));
  return placesAlong(outer.place).includes(inner.place);
}

/** Whether the one place of a home is where somebody asks for. */
function isThere({ isIn, named }: HomeWords, wish: PlaceWish): boolean {
  if (wish.kind === 'place') return isIn(wish.place);
  const { code } = wish;
  const area = code.slice(0, 3);
  const zone = code.slice(3);
  const city = cities.find((one) => firstDigits[one].test(code))?.toLowerCase();
  return [` ${code} `, ` ${area} ${zone} `, ` ${city} ${Number(zone)} `].some((words) =>
    named.includes(words),
  );
}

/**
 * Any of some places; one that is around another, such as its city, only tells which of that name is meant. `isThere` is for
 * homes in one of them, `isNamed` for those, too, whose name or address names one: "on the Velachery road, Medavakkam".
 */
function makePlaceTests(wishes: readonly PlaceWish[]) {
  const asked = wishes
    .filter((wish) => !wishes.some((other) => contains(wish, other)))
    .map((wish) => ({
      wish,
      typed: ` ${normalizeWords(wish.readAs ?? wish.typed)} `,
      wanted: wishes.flatMap((outer) => (contains(outer, wish) ? (findCity(outer) ?? []) : [])),
    }));
  const find = (isWide: boolean) => (home: HomeWords) =>
    asked.some(
      ({ wish, typed, wanted }) =>
        (isThere(home, wish) || (isWide && home.named.includes(typed))) &&
        (wanted.length === 0 || !home.place || wanted.includes(home.place.city)),
    );
  return { isThere: find(false), isNamed: find(true) };
}

/** So far (km) from the places around a landmark is near it. */
const nearLandmark = 2;

/** Kilometres from a home to the nearest of the places around some landmarks; 0 in one of them, Infinity for an unknown place. */
function measureWay({ place }: HomeWords, landmarks: readonly LandmarkWish[]): number {
  const ways = landmarks.flatMap(({ city, places }) =>
    place?.city !== city
      ? []
      : places.map((name) => (name === place.name ? 0 : distanceBetween(place, { name, city }))),
  );
  return Math.min(Infinity, ...ways);
}

/** The shortest way from a home to some landmarks; `null` where none is known. */
function findShortestWay({ place }: HomeWords, landmarks: readonly LandmarkWish[]): Way | null {
  const ways = landmarks.flatMap((landmark) => findWay(place, landmark) ?? []);
  return ways.sort((a, b) => a.kilometres - b.kilometres)[0] ?? null;
}

/** Whether a property has a facility; a gated villa has gated security without saying so. */
const hasFacility = ({ property }: PreparedProperty, flag: FilterFlag) =>
  property[flag] === true ||
  (flag === 'gatedSecurity' && property.category === 'Gated Community Villa');

/** Whether a home has the very words of a wish: in its name or address, or as one of the phrases that its page prints. */
function makeWordsTest({ typed }: Wish): (home: HomeWords) => boolean {
  const phrase = normalizeWords(typed);
  const plain = phrase.replace(/[./]/g, '\\$&').replace(/(\d) ?(?=\p{L})/gu, '$1 ?');
  // A pattern is found three times as fast as a text that begins with a space.
  const asTyped = new RegExp(` ${plain} `);
  return ({ named, lines }) => asTyped.test(named) || lines.includes(phrase);
}

/** The next such day from today on, as YYYY-MM-DD; of a month alone its last. */
function resolveDay({ month, day, year }: WantedDay, today: string): string {
  const read = (of: number) =>
    isoDay(new Date(Date.UTC(of, day === null ? month : month - 1, day ?? 0)).toISOString());
  const thisYear = Number(today.slice(0, 4));
  if (year !== null) return read(year);
  return read(thisYear) >= today ? read(thisYear) : read(thisYear + 1);
}

/** Any of some phrases: a pattern is found three times as fast as a text that begins with a space. */
const oneOf = (phrases: readonly string[]) =>
  new RegExp(phrases.map((phrase) => phrase.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')).join('|'));

/** Whether a home has what is wished for, as the field says that it is about; `null` where it does not state it. */
function makeAnswer(wish: Exclude<Wish, PlaceWish>, homes: Homes, today: string): Answer {
  switch (wish.kind) {
    case 'rent':
      return ({ price }) => (price === null ? null : within(price, wish));
    case 'monthly':
      return monthlyAnswer(wish.high);
    case 'advance':
      return (home) => {
        const rupees = homes.of(home).advance;
        return rupees === null ? null : within(rupees, wish);
      };
    case 'advanceMonths':
      return (home) => {
        const rupees = homes.of(home).advance;
        return rupees === null || home.price === null ? null : within(rupees / home.price, wish);
      };
    case 'bed':
      return ({ bed }) => within(bed, wish);
    case 'bath':
      return ({ bath }) => within(bath, wish);
    case 'size':
      return ({ area }) => within(area, wish);
    case 'flag':
      // As when its box is ticked: what is not stated does not fit.
      return (home) => hasFacility(home, wish.flag);
    case 'landmark':
      return (home) => measureWay(homes.of(home), [wish]) <= nearLandmark;
    case 'now':
    case 'by':
      return availableAnswer(wish.kind === 'by' ? resolveDay(wish, today) : today, today);
    case 'options':
      return choiceAnswer(wish.name, wish.options);
    case 'reference':
      return (home) => homes.of(home).reference === wish.reference;
    case 'word': {
      const phrases = wish.isBegun
        ? wish.phrases.map((phrase) => ` ${phrase}`)
        : wish.phrases.flatMap(listForms).map((phrase) => ` ${phrase} `);
      // A number is a door's or a street's.
      const isNumber = /^\d{1,3}(?:[,./]\d+)*$/.test(wish.phrases[0] ?? '');
      const asked = oneOf(phrases);
      if (isNumber) return (home) => asked.test(homes.of(home).address);
      // In prose "as well" is no well.
      const described = phrases.filter((one) => /\S \S/.test(one));
      const inProse = described.length > 0 ? oneOf(described) : null;
      return (home) => {
        const { all, prose } = homes.of(home);
        return asked.test(all) || inProse?.test(prose) === true;
      };
    }
    case 'first':
    case 'least':
    case 'mentioned':
    case 'unknown':
    case 'notOffered':
      return () => true;
  }
}

/** A home that does not state what is wished for, or refused, may fit. */
function makeWishTest(wish: Exclude<Wish, PlaceWish>, homes: Homes, today: string): Test {
  const answer = makeAnswer(wish, homes, today);
  if (wish.isNot === true) return (home) => answer(home) !== true;
  // A number alone is never a word: "2" is not the door of a street.
  const isWords = /\p{L}/u.test(wish.typed) && wish.kind !== 'word' && wish.kind !== 'reference';
  if (!isWords) return (home) => answer(home) !== false;
  const hasWords = makeWordsTest(wish);
  return (home) => answer(home) !== false || hasWords(homes.of(home));
}

/** Wishes of which one is enough: whether a home has it, and what it has to have at least. */
interface Group {
  wishes: readonly Wish[];
  test: Test;
  condition: Test | null;
}

/** People mean these as conditions: rooms, rent, a place, a household. All other wishes order the homes. */
const isCondition = (wish: Wish) =>
  ['bed', 'rent', 'monthly', 'place', 'pin', 'reference'].includes(wish.kind) ||
  (wish.kind === 'options' && wish.name === 'letTo' && wish.isNot !== true);

/** Several places, or numbers of bedrooms, are either of them; so are wishes with an "or" between. */
function groupWishes(wishes: readonly Wish[], homes: Homes, today: string): Group[] {
  const asked = wishes.filter(({ isAsked }) => isAsked);
  const isPlace = (wish: Wish) =>
    (isPlaceWish(wish) || isLandmarkWish(wish)) && wish.isNot !== true;
  const places = asked.filter(isPlaceWish).filter(isPlace);
  const landmarks = asked.filter(isLandmarkWish).filter(isPlace);
  // "Chromepet 20k or Medavakkam 22k": of several places each has its rent.
  const isAny = (kind: Wish['kind']) => kind === 'bed' || (kind === 'rent' && places.length > 1);
  const key = ({ kind, group, isNot }: Wish) => (isAny(kind) && isNot !== true ? kind : group);
  const others = new Map<number | string, Wish[]>();
  for (const wish of asked) {
    if (!isPlace(wish)) others.set(key(wish), [...(others.get(key(wish)) ?? []), wish]);
  }
  const groups = [...others.values()].map((some): Group => {
    const tests = some.map((wish) =>
      isPlaceWish(wish)
        ? (home: PreparedProperty) => !makePlaceTests([wish]).isThere(homes.of(home))
        : makeWishTest(wish, homes, today),
    );
    const test: Test = (home) => tests.some((one) => one(home));
    return { wishes: some, test, condition: some.every(isCondition) ? test : null };
  });
  const found = makePlaceTests(places);
  const cityOf = (home: PreparedProperty) => home.property.place?.city;
  return [
    ...groups,
    ...(places.length === 0
      ? []
      : [
          {
            wishes: places,
            test: (home: PreparedProperty) => found.isThere(homes.of(home)),
            condition: (home: PreparedProperty) => found.isNamed(homes.of(home)),
          },
        ]),
    // Any of some landmarks, in whose city a home has to be.
    ...(landmarks.length === 0
      ? []
      : [
          {
            wishes: landmarks,
            test: (home: PreparedProperty) => measureWay(homes.of(home), landmarks) <= nearLandmark,
            condition: (home: PreparedProperty) =>
              landmarks.some(({ city }) => (cityOf(home) ?? city) === city),
          },
        ]),
  ];
}

/** Whether a home says no to who would move in, which does not change with the place; one that does not say may say yes. */
function refuses(home: PreparedProperty, wish: Wish): boolean {
  const { pets, veg } = home.property;
  if (wish.kind === 'flag')
    return wish.isNot === true
      ? wish.flag === 'veg' && veg === true
      : wish.flag === 'pets' && pets === false;
  return (
    wish.kind === 'options' &&
    wish.name === 'letTo' &&
    wish.isNot !== true &&
    choiceAnswer('letTo', wish.options)(home) === false
  );
}

/** What a superlative compares: "cheapest" the rent, "biggest" the size; a home that does not state it comes last. */
const compared: Record<Extract<Wish, { kind: 'least' }>['of'], (home: PreparedProperty) => number> =
  { rent: ({ price }) => price ?? Infinity, size: ({ area }) => -(area ?? -Infinity) };

/** Whether a home may leave open what is wished for. */
const canBeUnstated = (wish: Wish): wish is Exclude<Wish, PlaceWish> =>
  ['rent', 'monthly', 'advance', 'advanceMonths', 'now', 'by', 'options'].includes(wish.kind);

const noOrder: readonly number[] = [];

/** What decides between homes that lack equally much. */
function makeOrder(
  homes: Homes,
  wishes: readonly Wish[],
  today: string,
): (home: PreparedProperty) => readonly number[] {
  const first = wishes.flatMap((wish) => (wish.kind === 'first' ? wish.categories : []));
  const typed = wishes
    .filter(({ kind }) => kind === 'word' || kind === 'options' || kind === 'first')
    .map((wish) => normalizeWords(wish.typed));
  const spaced = typed.map((words) => ` ${words} `);
  const anyOfThem = spaced.length > 0 ? oneOf(spaced) : null;
  const least = wishes.flatMap((wish) => (wish.kind === 'least' ? [compared[wish.of]] : []));
  const answers = wishes.flatMap((wish) =>
    wish.isNot !== true && canBeUnstated(wish) ? [makeAnswer(wish, homes, today)] : [],
  );
  const landmarks = wishes.filter(isLandmarkWish);
  const mentioned = wishes.flatMap((wish) => (wish.kind === 'mentioned' ? [wish.phrases] : []));
  const ordering = [first, typed, least, answers, landmarks, mentioned];
  if (ordering.every(({ length }) => length === 0)) return () => noOrder;
  return (home) => {
    const words = homes.of(home);
    const isMentioned = (phrases: readonly string[]) =>
      phrases.some((phrase) => words.prose.includes(` ${phrase} `));
    // Most homes have none of them.
    const isNamed = anyOfThem?.test(words.all) === true;
    const count = (text: string) =>
      isNamed ? spaced.filter((one) => text.includes(one)).length : 0;
    return [
      ...least.map((measure) => measure(home)),
      landmarks.length === 0 ? 0 : (findShortestWay(words, landmarks)?.kilometres ?? Infinity),
      -mentioned.filter(isMentioned).length,
      first.length === 0 || first.includes(home.property.category) ? 0 : 1,
      -count(words.name),
      -count(words.named),
      // "East facing" is less than the whole of "South East facing".
      isNamed ? -typed.filter((one) => words.lines.includes(one)).length : 0,
      -count(words.all),
      // What is stated goes before what may be.
      answers.filter((answer) => answer(home) === null).length,
    ];
  };
}

/** How a home fits some wishes of a text; one whose name has the whole text is what was asked for, whatever its words mean. */
function makeFit(text: string, homes: Homes, wishes: readonly Wish[], today: string): FindFit {
  const groups = groupWishes(wishes, homes, today);
  const order = makeOrder(homes, wishes, today);
  const whole = ` ${normalizeWords(text)} `;
  const landmarks = wishes.filter(isLandmarkWish).filter(({ isNot }) => isNot !== true);
  const findOrder = (home: PreparedProperty) => ({
    order: order(home),
    ...(landmarks.length > 0 && { way: findShortestWay(homes.of(home), landmarks) }),
  });
  return (home): Fit | null => {
    const failed = groups.filter(({ test }) => !test(home));
    if (failed.length === 0) return { lacking: [], ...findOrder(home) };
    if (wishes.length > 1 && homes.of(home).name.includes(whole))
      return { lacking: [], ...findOrder(home) };
    if (failed.some(({ condition }) => condition && !condition(home))) return null;
    const lacking = failed.flatMap((group) => group.wishes);
    return lacking.some((wish) => refuses(home, wish)) ? null : { lacking, ...findOrder(home) };
  };
}

/** The places that a search asks for: the narrowest of several, those along a road, those around a landmark. */
function findAskedPlaces(
  wishes: readonly Wish[],
): { name: string; places: readonly Place[] } | null {
  const asked = wishes.filter(({ isNot }) => isNot !== true);
  const named = asked.flatMap((wish) => (wish.kind === 'place' ? [wish.place] : []));
  const place = findHomePlace({ name: '', address: named.join(', ') });
  if (place) return { name: place.name, places: [place] };
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

/** The rooms and the rent that the panel asks for. */
function readAskedNumbers(panel: FilterState): AskedNumbers {
  const list = (name: RangeName) => [readLimits(panel, name) ?? []].flat();
  return { beds: list('bed'), rents: list('price') };
}

/**
 * Finds the homes that come closest to what a search and the panel ask for: near its place, if its city has any; never one that
 * refuses the household, nor what the search refuses.
 */
function makeFindNear(wishes: readonly Wish[], readWords: () => Homes, words: ListWords): FindNear {
  const asked = findAskedPlaces(wishes);
  const isRentAsked = wishes.some(({ kind }) => kind === 'rent');
  return (prepared, panel, today, listed) => {
    // A home that is let, or says no rent where one is asked for, is what was asked for and no help.
    const isHelp = (one: PropertySummary) =>
      canBeHad(one, today) && (!isRentAsked || readPrice(one.price) !== null);
    if (listed.some(isHelp)) return undefined;
    const groups = wishes.length === 0 ? [] : groupWishes(wishes, readWords(), today);
    const lacking = (home: PreparedProperty) =>
      groups.flatMap((group) => (group.condition || group.test(home) ? [] : group.wishes));
    const isRefused = (home: PreparedProperty) =>
      wishes.some((wish) => refuses(home, wish)) ||
      groups.some((group) => group.wishes.every(({ isNot }) => isNot) && !group.test(home));
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
    const beds = [typed('bed'), inPanel.beds].find(({ length }) => length > 0) ?? [];
    const rents = [typed('rent'), inPanel.rents].find(({ length }) => length > 0) ?? [];
    const countLacking = (home: PreparedProperty) => lacking(home).length;
    const find = (places: readonly Place[]) =>
      findNearHomes(some, { places, beds, rents, countLacking }).slice(0, suggestedCount);
    const near = asked ? find(asked.places) : [];
    const found = near.length > 0 ? near : find([]);
    return {
      title: words.nearest(asked && near.length > 0 ? asked.name : null),
      properties: found.map(({ property }) => property),
      lacking: found.map((home) => words.lacking(lacking(home))),
    };
  };
}

/** Parses a text; an open one is still being typed, so that the beginning of its last word is one. */
export type ParseSearch = (text: string, isOpen?: boolean) => ParsedSearch;

/** Prepares the search in properties; reuse the result while the properties stay the same. The content knows how to say what was found. */
export function prepareSearch(
  dictionary: Dictionary,
  properties: PreparedProperties,
  words: ListWords,
  printed?: PrintedById,
): ParseSearch {
  let read: Homes | undefined;
  return (text, isOpen = false) => {
    const readWords = () => (read ??= readHomes(properties, printed));
    if (text === '') return { ...noSearch, findNear: makeFindNear([], readWords, words) };
    const homes = readWords();
    const wishes = parseText(text, dictionary, homes, isOpen);
    return {
      wishes,
      makeFit: (some, today) => makeFit(text, homes, some, today),
      words,
      findNear: makeFindNear(wishes, readWords, words),
    };
  };
}
