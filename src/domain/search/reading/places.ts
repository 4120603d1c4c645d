/*
 * The places of a search text beyond the phrases of the table: a side of a city, what stands at a place or follows it, which
 * of several branches is meant, and the way from one place to another.
 */

import type { Meaning, Stretch, UnlabelledWish } from '../../wish';
import { distanceBetween, localities } from '../../place/localities';
import { cities, type City, isCity, type Place } from '../../place/place';
import { normalizeWords } from '../../words';
import { makeZoneCode } from '../places';
import { afterPlace, betweenWords, institutions, until } from './language';
import { readPhrase } from './phrase';
import { asOwnWords, asUnknown, type Reading } from './reading';
import { countLongest, isParted, type Reader, readPhrases } from './text';

type PlaceRead = UnlabelledWish & Extract<Meaning, { kind: 'place' }>;
type LandmarkRead = UnlabelledWish & Extract<Meaning, { kind: 'landmark' }>;

const direction = /^(?:east|west|north|south)$/;
/** Degrees (2 km) from the middle of a city to its sides. */
const aside = 0.02;

/** The places of a city on one side of its middle, as a landmark: "South Chennai". */
export function readSide({ typed }: Reader, index: number): Reading | null {
  const side = typed[index] ?? '';
  const city = cities.find((one) => one.toLowerCase() === typed[index + 1]);
  if (!direction.test(side) || city === undefined) return null;
  const axis = /^(?:north|south)$/.test(side) ? 0 : 1;
  const sign = /^(?:north|east)$/.test(side) ? 1 : -1;
  const middle = localities[city].get(city)?.coordinates[axis] ?? 0;
  const places = [...localities[city]].flatMap(([name, { coordinates }]) =>
    sign * (coordinates[axis] - middle) > aside ? [name] : [],
  );
  if (places.length === 0) return null;
  const name = side.charAt(0).toUpperCase() + side.slice(1);
  return { meaning: { kind: 'landmark', name: `${name} ${city}`, city, places }, length: 2 };
}

const standing = readPhrases(afterPlace);

/** How many words say what stands at the place before them: "station", "bus stand"; 0 for none. */
const countStanding = ({ typed }: Reader, index: number) => countLongest(standing, typed, index);

/** A phrase of the table; a place with what stands there, which is the place, whatever else a page calls it: "Velachery MRTS". */
export function readPhraseWhole(reader: Reader, index: number): Reading | null {
  const phrase = readPhrase(reader, index);
  if (phrase?.meaning?.kind === 'landmark' && isNameOfOther(reader, index, phrase))
    return asUnknown(phrase.length);
  if (phrase?.meaning?.kind !== 'place') return phrase;
  return { ...phrase, length: phrase.length + countStanding(reader, index + phrase.length) };
}

/** Whether the name of a landmark begins that of another: "Meenakshi Mission Hospital", but not "Apollo Speciality Hospital". */
function isNameOfOther(reader: Reader, index: number, { meaning, length }: Reading): boolean {
  const { typed, words, dictionary } = reader;
  let at = index + length;
  while (at < typed.length && !dictionary.words.has(typed[at] ?? '') && !isInstitution(typed[at]))
    at += 1;
  const isParts = isParted(reader, words[index + length - 1]?.end, at);
  const end = typed[at] ?? '';
  const own = meaning?.kind === 'landmark' ? normalizeWords(meaning.name).split(' ') : [];
  const hasIt = [...own, ...typed.slice(index, index + length)].includes(end);
  return isInstitution(end) && !isParts && !hasIt;
}

const isInstitution = (word = '') => institutions.test(word);

/** What follows a place or a landmark, and goes with it, or says more of where it is. */
export function readAfterPlace(
  reader: Reader,
  index: number,
  last: UnlabelledWish | undefined,
): Reading | null {
  if (last?.kind === 'landmark')
    return readStanding(reader, index) ?? readBranch(reader, index, last);
  if (last?.kind !== 'place') return null;
  return (
    readStanding(reader, index) ??
    readBranchThere(reader, index, last) ??
    readZone(reader, index, last) ??
    readDirection(reader, index, last)
  );
}

function readStanding(reader: Reader, index: number): Reading | null {
  const length = countStanding(reader, index);
  return length > 0 ? { meaning: null, length, isOfPlace: true } : null;
}

/** The places of that name, that of a city first. */
const findPlaces = (name: string, city: City): Place[] =>
  [city, ...cities]
    .filter((one) => localities[one].has(name))
    .map((one) => ({ name, city: one }))
    .filter((one) => !isCity(one));

/** "CTS Siruseri", "Apollo Vanagaram", "DLF IT Park, Porur": of what has several places the one that is named. */
function readBranch(reader: Reader, index: number, landmark: LandmarkRead): Reading | null {
  const phrase = readPhrase(reader, index);
  if (phrase?.meaning?.kind !== 'place') return null;
  const [branch] = findPlaces(phrase.meaning.place, landmark.city);
  const isItsOwn = landmark.places.includes(phrase.meaning.place);
  if (!branch || (!isItsOwn && isParted(reader, landmark.end, index))) return null;
  return { meaning: null, length: phrase.length, isOfPlace: true, branch };
}

/** A landmark that is named beside a place farther (km) than this from all of its own is another one of that name. */
const branchDistance = 4;

/** "Guindy Wipro": what is known elsewhere has a branch there. */
function readBranchThere(reader: Reader, index: number, { place, end }: PlaceRead): Reading | null {
  const phrase = readPhrase(reader, index);
  if (phrase?.meaning?.kind !== 'landmark' || isParted(reader, end, index)) return null;
  const { city, places } = phrase.meaning;
  const [there] = findPlaces(place, city);
  const isFar =
    there && places.every((name) => distanceBetween(there, { name, city }) > branchDistance);
  return isFar ? { meaning: null, length: phrase.length, isOfPlace: true } : null;
}

/** The zone of a city: "Chennai 42"; "Chennai 2" may mean rooms, "Chennai-2" is one. */
function readZone(reader: Reader, index: number, { place, end }: PlaceRead): Reading | null {
  const zone = reader.typed[index] ?? '';
  const city = cities.find((one) => one === place);
  if (city === undefined || isParted(reader, end, index) || !/^\d{1,3}$/.test(zone)) return null;
  const isJoined = reader.plain.slice(end, reader.words[index]?.start).includes('-');
  return zone.length > 1 || isJoined
    ? { meaning: { kind: 'pin', code: makeZoneCode(city, zone) }, length: 1 }
    : null;
}

/** A direction is a word of its homes, if one has it: "Tambaram East". */
function readDirection({ homes, typed }: Reader, index: number, at: PlaceRead): Reading | null {
  const word = typed[index] ?? '';
  if (!homes || !direction.test(word)) return null;
  const isThere = homes.all.some((home) => home.isIn(at.place) && home.named.includes(` ${word} `));
  return isThere ? asOwnWords([word], 1) : asUnknown(1);
}

/** The way from the place before to one: "Pallavaram to Tambaram", "between Guindy and Porur"; `null` for no way. */
export function findStretch(
  plain: string,
  from: PlaceRead,
  to: Meaning,
  between: string,
): Stretch | null {
  if (to.kind !== 'place' || from.place === to.place) return null;
  const isBetween = betweenWords.test(plain.slice(from.start, from.end));
  if (!until.test(between) && !(isBetween && /^\s*(?:and|&|to|-)\s*$/i.test(between))) return null;
  const [city] = cities.filter((one) =>
    [from.place, to.place].every((name) => localities[one].has(name) && name !== one),
  );
  return city ? { to: to.place, city, places: placesBetween(from.place, to.place, city) } : null;
}

/** A place is on the way between two others if the way through it is longer by no more than this part and these kilometres. */
const detour = 0.05;
const shortDetour = 0.5;

/** The places of a city on the way from one of its places to another, both included; none where one is not on its map. */
function placesBetween(from: string, to: string, city: City): string[] {
  const way = (one: string, other: string) =>
    one === other ? 0 : distanceBetween({ name: one, city }, { name: other, city });
  const whole = way(from, to);
  if (!Number.isFinite(whole)) return [];
  const longest = whole * (1 + detour) + shortDetour;
  return [...localities[city].keys()].filter(
    (name) => !isCity({ name, city }) && way(from, name) + way(name, to) <= longest,
  );
}
