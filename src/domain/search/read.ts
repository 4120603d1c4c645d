/*
 * What the words of a search text from one of them on mean: of several readings the longest. What refuses a wish, and what
 * a whole text comes to, is decided in `wishes`.
 */

import type { Meaning, UnlabelledWish } from '../wish';
import { cities, type City, isCity, type Place } from '../place/place';
import { distanceBetween, localities } from '../place/localities';
import { readReference } from '../reference';
import { editDistance } from '../edit-distance';
import type { Entry } from './dictionary';
import { findAmount, pinPattern } from './amounts';
import { findWantedDay, measureDistanceText } from './days';
import { findFloors, findNumberOfRooms, findRooms } from './rooms';
import { ownersWords } from './language';
import { isBeginning, isParted, listForms, partWord, type Reader, startsAt } from './text';

/** What some words mean; `null` if they ask for nothing. */
export interface Reading {
  meaning: Meaning | null;
  /** In words. */
  length: number;
  /** The words of the table, if what was typed is none of it. */
  corrected?: string;
  /** Whether it says what stands at the place before it, and goes with it. */
  isOfPlace?: true;
  /** The words of the wish itself, from one to before another: the "gym" of "no gym". */
  core?: readonly [from: number, end: number];
  /** Of a landmark that has several places the one that is meant. */
  branch?: Place;
}

/** What was read of a text before a word. */
export interface Before {
  wishes: readonly UnlabelledWish[];
  /** The last of them, if no filler stands between. */
  last: UnlabelledWish | undefined;
}

export const nobody: Before = { wishes: [], last: undefined };
const unknown = (length: number): Reading => ({ meaning: { kind: 'unknown' }, length });

/** Words that end an address's name: "camp road" is as little known as "camp". */
const ofName = /^(?:road|rd|street|st|nagar|colony|lane|avenue|salai|layout|theru|highway|bypass)$/;

/** A place that is written as two words, "kottur puram", or whose first of two is mistyped: "annna nagar". */
function readPartedPlace(reader: Reader, index: number): Reading | null {
  const { meant, dictionary, homes } = reader;
  const [word = '', next = ''] = meant.slice(index, index + 2);
  const joined = word + next;
  const isPlace = ({ meaning }: Entry) => meaning?.kind === 'place';
  const place = dictionary.entries.get(joined)?.find(isPlace);
  if (place?.words.length === 1 && word !== joined)
    return { meaning: place.meaning, length: 2, corrected: joined };
  if (!dictionary.words.has(next) || !/^[a-z]{3,}$/.test(word)) return null;
  if (homes?.have(` ${word} ${next} `) !== false) return null;
  const meantPlace = [...dictionary.entries.values()].flat().find((entry) => {
    const [first = '', second] = entry.words;
    const isAlike = second === next && first.length > 2 && first.startsWith(word.charAt(0));
    return isAlike && isPlace(entry) && editDistance(first, word, 1) === 1;
  });
  return meantPlace
    ? { meaning: meantPlace.meaning, length: 2, corrected: meantPlace.words.join(' ') }
    : null;
}

/** Whether a comma parts some words from each other: "lift, power backup" are two wishes. */
const isCut = (reader: Reader, index: number, length: number) =>
  Array.from({ length: length - 1 }, (_, at) => index + 1 + at).some((at) =>
    isParted(reader, reader.words[at - 1]?.end, at),
  );

/** The longest phrase of the table; words of homes that none of them has are not known, and part into no others. */
export function readPhrase(reader: Reader, index: number): Reading | null {
  const { typed, meant, dictionary, homes } = reader;
  const phrases = dictionary.entries
    .get(meant[index] ?? '')
    ?.filter(({ words }) => startsAt(meant, index, words) && !isCut(reader, index, words.length));
  const longest = phrases?.[0];
  if (!phrases || !longest) return readPartedPlace(reader, index);
  const isKnown = ({ meaning }: Entry) =>
    meaning?.kind !== 'word' ||
    meaning.isStepless === true ||
    !homes ||
    meaning.phrases.flatMap(listForms).some((phrase) => homes.have(` ${phrase} `));
  const found = phrases.find(isKnown);
  if (!found || (found.meaning === null && !isKnown(longest))) {
    const { meaning: wanted, words: said } = longest;
    const described =
      wanted?.kind === 'word' ? wanted.phrases.filter((one) => homes?.describe(` ${one} `)) : [];
    return described.length > 0
      ? { meaning: { kind: 'mentioned', phrases: described }, length: said.length }
      : unknown(said.length);
  }
  const { meaning, words } = found;
  const { length } = words;
  // "Salem Colony" and "Bangalore Highway" are streets.
  const isStreet = ofName.test(typed[index + length] ?? '');
  if (meaning?.kind === 'place' && meaning.isElsewhere && isStreet) return null;
  return startsAt(typed, index, words)
    ? { meaning, length }
    : { meaning, length, corrected: words.join(' ') };
}

/** A pasted address of a page; that of a home ends with its id. */
const link = /^(?:https?:\/\/|www\.)\S+/i;

const referencePattern =
  /^(?:ref(?:erence)?\b[.\s]*(?:(?:no|number)\b)?[.:\s]*)?([\da-z]{3})[\s-]?([\da-z]{3})(?![\p{L}\p{M}\d])/iu;

/** What a text begins with that is a number with its unit, and how many characters it has; the longest. */
function findMeasure(
  rest: string,
  { homes, isOpen }: Reader,
): (Meaning & { length: number }) | null {
  const [page] = link.exec(rest) ?? [];
  if (page !== undefined) {
    const found = homes?.all.find(({ id }) => page.split(/[/?#]/).includes(id));
    const meaning: Meaning = found
      ? { kind: 'reference', reference: found.reference }
      : { kind: 'unknown' };
    return { ...meaning, length: page.length };
  }
  const [owners] = ownersWords.exec(rest) ?? [];
  if (owners !== undefined) return { kind: 'notOffered', what: 'letting', length: owners.length };
  const [asked = '', one = '', other = ''] = referencePattern.exec(rest) ?? [];
  const reference = readReference(one + other);
  if (reference !== null && homes?.all.some((home) => home.reference === reference))
    return { kind: 'reference', reference, length: asked.length };
  const [pin, area = '', zone = ''] = pinPattern.exec(rest) ?? [];
  if (pin !== undefined) return { kind: 'pin', code: area + zone, length: pin.length };
  const floors = findFloors(rest);
  const day = findWantedDay(rest);
  const found = [
    floors && { kind: 'word' as const, ...floors },
    day && { kind: 'by' as const, ...day },
    findRooms(rest, isOpen),
    findAmount(rest),
  ].filter((one) => one !== null);
  return found.sort((a, b) => b.length - a.length)[0] ?? null;
}

export function readMeasure(reader: Reader, index: number): Reading | null {
  const { plain, words, homes } = reader;
  const start = words[index]?.start ?? plain.length;
  const rest = plain.slice(start);
  const count = (length: number) =>
    words.filter((word) => word.start >= start && word.start < start + length).length;
  const away = measureDistanceText(rest);
  if (away > 0) return { meaning: null, length: count(away) };
  const found = findMeasure(rest, reader);
  if (!found) return null;
  const { length, ...meaning } = found;
  const isStudio = meaning.kind === 'bed' && /^(?:studio|1\s*r)/i.test(rest);
  const isNowhere = isStudio && homes?.have(' studio ') === false && !homes.have(' 1 rk ');
  return { meaning, length: count(length), ...(isNowhere && { corrected: '1 bedroom' }) };
}

const bareNumber = /^\d[\d,./]*$/;
const isYear = /^(?:19|20)\d{2}$/;
const ordinal = /^\d+(?:st|nd|rd|th)$/;
/** What a number belongs to that stands behind it. */
const ofDoor = /^(?:flat|door|no|plot|unit|house|block|old|new)$/;

/** What a number without a unit counts: the words behind it, such as cars, persons, balconies or minutes; `null` for none. */
function readCounted(reader: Reader, index: number): Reading | null {
  const { typed, words, homes } = reader;
  if (index >= words.length || isParted(reader, words[index - 1]?.end, index)) return null;
  const reading = readWish(reader, index, nobody);
  const { meaning } = reading;
  if (meaning === null)
    return /^(?:of|month|people|person|child|children|\p{L}{3,}s)$/u.test(typed[index] ?? '')
      ? unknown(1)
      : null;
  const isThing =
    ['unknown', 'mentioned', 'word'].includes(meaning.kind) ||
    (meaning.kind === 'options' && ['letTo', 'parking'].includes(meaning.name)) ||
    (meaning.kind === 'flag' && ['pets', 'lift'].includes(meaning.flag));
  if (!isThing) return null;
  // "Five minutes from" in the name of a home is no fact of it, as its balcony is; "two kitchens" are, where they are printed.
  const isPrinted = (phrase: string) =>
    homes?.have(` ${typed[index - 1] ?? ''} ${phrase} `) === true ||
    homes?.linesFrom(phrase.split(' ')[0] ?? '').some((line) => line.join(' ') === phrase) === true;
  const isOnlyNamed =
    homes !== null &&
    meaning.kind === 'word' &&
    readPhrase(reader, index) === null &&
    !meaning.phrases.some(isPrinted);
  return isOnlyNamed ? unknown(reading.length) : reading;
}

/** "3 cars" are a car three times. */
function withCount(reading: Reading, count: number): Reading {
  const { meaning } = reading;
  const isMany = meaning?.kind === 'options' && meaning.name === 'parking' && count > 1;
  return isMany ? { ...reading, meaning: { ...meaning, count } } : reading;
}

const doors = /^(\d{1,3})\s*(?:-|–|to)\s*(\d{1,3})\s+(?=[\p{L}\d])/iu;

/** "10 to 15 Kamarajar Street": every door of the street between the two. */
function readDoors({ plain, words, homes }: Reader, index: number): Reading | null {
  const start = words[index]?.start ?? plain.length;
  const [range, from = '', to = ''] = doors.exec(plain.slice(start)) ?? [];
  if (range === undefined || Number(from) > Number(to)) return null;
  const at = words.findIndex((word) => word.start >= start + range.length);
  const street = words[at]?.text ?? '';
  const phrases = Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, door) => `${Number(from) + door} ${street}`,
  ).filter((phrase) => homes?.haveAddress(` ${phrase} `));
  return phrases.length === 0
    ? null
    : { meaning: { kind: 'word', phrases }, length: at + 1 - index };
}

/**
 * A number without a unit belongs to the word beside it: a door to its street, a count to what it counts, a day to its month.
 * Alone it is one of rooms, unless these were said, or the number of some home's address.
 */
function readNumber(reader: Reader, index: number, { wishes, last }: Before): Reading | null {
  const { plain, words, typed, homes } = reader;
  const word = typed[index] ?? '';
  if (!bareNumber.test(word) && !ordinal.test(word)) return null;
  const next = typed[index + 1];
  const start = words[index]?.start ?? plain.length;
  const count = findNumberOfRooms(plain.slice(start));
  const isOfPlace = readPhrase(reader, index + 1)?.meaning?.kind === 'place';
  // "2 Adyar" are rooms, though a home may stand at 2, Adyar Road.
  const isDoor = next !== undefined && !(isOfPlace && count);
  if (isDoor && homes?.haveAddress(` ${word} ${next} `) === true)
    return readOwnPhrase(reader, index) ?? ofHomes([`${word} ${next}`], 2);
  if (last?.kind === 'unknown' && !isParted(reader, last.end, index)) return unknown(1);
  const own: Meaning = { kind: 'word', phrases: [word] };
  const isOwn = homes?.haveAddress(` ${word} `) ?? true;
  const said = wishes.filter(({ kind }) => kind === 'bed').at(-1);
  // "Looking 4 a 2bhk", "3 it guys": the number that has a unit says how many rooms.
  const isSaidBehind = words
    .slice(index + 1)
    .some((one) => findRooms(plain.slice(one.start), false)?.kind === 'bed');
  const isOneOfSeveral = /^\s*(?:[-–—/,&]|or|to|and)\s*$/i.test(plain.slice(said?.end, start));
  const isOne = isYear.test(word) || (said && isOneOfSeveral);
  const counted = isOne ? null : readCounted(reader, index + 1);
  // "Flat 1, Anna Street", but not "a flat 1 month".
  if (isOwn && ofDoor.test(typed[index - 1] ?? '') && counted?.meaning?.kind !== 'unknown')
    return { meaning: own, length: 1 };
  // "Two kitchens" that some page prints are more than a kitchen.
  const isOpen = counted?.meaning?.kind === 'mentioned' || counted?.meaning?.kind === 'unknown';
  const line = isOpen ? readLine(reader, index) : null;
  if (line) return line;
  if (counted) return { ...withCount(counted, Number(word)), length: counted.length + 1 };
  if (count && !said && isSaidBehind) return { meaning: null, length: 1 };
  if (count && (!said || isOneOfSeveral))
    return { meaning: { kind: 'bed', low: count.low, high: count.high }, length: 1 };
  const isPrinted = /^\d{4,}$/.test(word) && homes?.have(` ${word} `) === true;
  if (isPrinted) return { meaning: { kind: 'word', phrases: [word] }, length: 1 };
  return isOwn && (words.length === 1 || isOfPlace) ? { meaning: own, length: 1 } : unknown(1);
}

/** A phrase that the page of some home prints, as it stands there, or with its first two words in one: "rain water harvesting". */
function readLine({ typed, homes }: Reader, index: number): Reading | null {
  const [first = '', second = '', ...others] = typed.slice(index);
  const find = (words: readonly string[]) =>
    homes?.linesFrom(words[0] ?? '').find((line) => startsAt(words, 0, line));
  const line = find(typed.slice(index));
  if (line?.some((word) => !bareNumber.test(word)))
    return { meaning: { kind: 'word', phrases: [line.join(' ')] }, length: line.length };
  const joined = second === '' ? undefined : find([first + second, ...others]);
  return joined && /^\p{L}{6}/u.test(first + second)
    ? { meaning: { kind: 'word', phrases: [joined.join(' ')] }, length: joined.length + 1 }
    : null;
}

const zoneDigits: Record<City, string> = { Chennai: '600', Madurai: '625' };
const direction = /^(?:east|west|north|south)$/;

type Landmark = Extract<Meaning, { kind: 'landmark' }>;

/** The places of that name, that of a city first. */
const findPlaces = (name: string, city: City): Place[] =>
  [city, ...cities]
    .filter((one) => localities[one].has(name))
    .map((one) => ({ name, city: one }))
    .filter((one) => !isCity(one));

/** So far (km) from all places around a landmark it must be another one of that name. */
const branchDistance = 4;
const isFar = (place: Place, { city, places }: Landmark) =>
  places.every((name) => distanceBetween(place, { name, city }) > branchDistance);

/** "CTS Siruseri", "Apollo Vanagaram", "DLF IT Park, Porur": of what has several places the one that is named. */
function readBranch(
  reader: Reader,
  index: number,
  landmark: UnlabelledWish & Landmark,
): Reading | null {
  const phrase = readPhrase(reader, index);
  if (phrase?.meaning?.kind !== 'place') return null;
  const [branch] = findPlaces(phrase.meaning.place, landmark.city);
  const isItsOwn = landmark.places.includes(phrase.meaning.place);
  if (!branch || (!isItsOwn && isParted(reader, landmark.end, index))) return null;
  return { meaning: null, length: phrase.length, isOfPlace: true, branch };
}

/** Degrees (2 km) from the middle of a city to its sides. */
const aside = 0.02;

/** The places of a city on one side of its middle, as a landmark: "South Chennai". */
function readSide(reader: Reader, index: number): Reading | null {
  const { typed } = reader;
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

/** How many words say what stands at the place before them: "station", "bus stand"; 0 for none. */
const countStanding = ({ typed, dictionary }: Reader, index: number) =>
  Math.max(
    0,
    ...dictionary.afterPlace
      .filter((phrase) => startsAt(typed, index, phrase))
      .map(({ length }) => length),
  );

/** A phrase of the table; a place with what stands there, which is the place, whatever else a page calls it: "Velachery MRTS". */
function readPhraseWhole(reader: Reader, index: number): Reading | null {
  const phrase = readPhrase(reader, index);
  if (phrase?.meaning?.kind !== 'place') return phrase;
  return { ...phrase, length: phrase.length + countStanding(reader, index + phrase.length) };
}

/** What follows a place: what stands there, the zone of a city, or a direction that a home of the place has. */
function readAfterPlace(
  reader: Reader,
  index: number,
  place: UnlabelledWish | undefined,
): Reading | null {
  const { typed, homes, words, plain } = reader;
  if (place?.kind !== 'place' && place?.kind !== 'landmark') return null;
  const stands = countStanding(reader, index);
  if (stands > 0) return { meaning: null, length: stands, isOfPlace: true };
  if (place.kind === 'landmark') return readBranch(reader, index, place);
  const beside = readPhrase(reader, index);
  // "Guindy Wipro": what is known elsewhere has a branch there.
  if (beside?.meaning?.kind === 'landmark' && !isParted(reader, place.end, index)) {
    const there = findPlaces(place.place, beside.meaning.city)[0];
    if (there && isFar(there, beside.meaning))
      return { meaning: null, length: beside.length, isOfPlace: true };
  }
  const word = typed[index] ?? '';
  const isNext = !isParted(reader, place.end, index);
  if (isNext && place.place in zoneDigits && /^\d{1,3}$/.test(word)) {
    const between = plain.slice(place.end, words[index]?.start);
    const code = zoneDigits[place.place as City] + word.padStart(3, '0');
    // "Chennai 2" may mean rooms, "Chennai-2" is a zone.
    if (word.length > 1 || between.includes('-'))
      return { meaning: { kind: 'pin', code }, length: 1 };
  }
  if (!homes || !direction.test(word)) return null;
  const isThere = homes.all.some(
    (home) => home.isIn(place.place) && home.named.includes(` ${word} `),
  );
  return isThere ? { meaning: { kind: 'word', phrases: [word] }, length: 1 } : unknown(1);
}

const ofHomes = (phrases: readonly string[], length: number): Reading => ({
  meaning: { kind: 'word', phrases },
  length,
});
/** Words that only names, single lines or descriptions have ask for nothing by themselves: they bring their home to the front. */
const mentionedIn = (phrases: readonly string[], length: number): Reading => ({
  meaning: { kind: 'mentioned', phrases },
  length,
});

/** No phrase of a home is longer, in words. */
const maxPhrase = 5;

/** Several words of a home's own that stand together there: "kamarajar street", "pondy bazaar", "3rd main road". */
function readOwnPhrase(reader: Reader, index: number): Reading | null {
  const { typed, words, homes } = reader;
  if (!homes) return null;
  let end = index + 1;
  const isOwn = (at: number) =>
    at < words.length &&
    !isParted(reader, words[at - 1]?.end, at) &&
    readPhrase(reader, at) === null &&
    /^(?:\p{L}[\p{L}\p{M}]+|\d+(?:st|nd|rd|th))$/u.test(typed[at] ?? '');
  while (end < index + maxPhrase && isOwn(end)) end += 1;
  for (; end > index + 1; end -= 1) {
    const phrase = typed.slice(index, end).join(' ');
    if (homes.have(` ${phrase} `)) return ofHomes([phrase], end - index);
    if (homes.describe(` ${phrase} `)) return mentionedIn([phrase], end - index);
  }
  return null;
}

/** A word of a home's own: a whole one, or the beginning of one that is being typed. */
function readOwn(reader: Reader, index: number, { last }: Before): Reading {
  const { plain, typed, words, homes, isOpen } = reader;
  const word = typed[index] ?? '';
  const isOfUnknown = last?.kind === 'unknown' && !isParted(reader, last.end, index);
  if (isOfUnknown && ofName.test(word)) return unknown(1);
  const have = (phrase: string) => homes?.have(` ${phrase} `) ?? true;
  const next = typed[index + 1];
  // "S. Colony", "KK Nagar": initials with the word that they belong to.
  if (next !== undefined && /^\p{L}{1,2}$/u.test(word)) {
    const phrases = [`${word} ${next}`, word + next];
    if (homes && phrases.some(have)) return { meaning: { kind: 'word', phrases }, length: 2 };
  }
  // In the middle of a text two letters are seldom English: "velachery la".
  const isLast = index === words.length - 1;
  if (index > 0 && /^(?:st|rd|ave)$/.test(word)) return { meaning: null, length: 1 };
  // "Loc: Velachery, Req: 2bhk": the labels of a form ask for nothing.
  if (/^\s*:/.test(plain.slice(words[index]?.end))) return { meaning: null, length: 1 };
  if (/^\p{L}{2}$/u.test(word) && !isLast) return unknown(1);
  const together = readOwnPhrase(reader, index);
  if (together) return together;
  const phrases = listForms(word);
  const inAddress = (phrase: string) => homes?.haveAddress(` ${phrase} `) ?? true;
  const isLine = (phrase: string) =>
    homes?.linesFrom(phrase).some(({ length }) => length === 1) === true;
  if (phrases.some(isLine)) return ofHomes(phrases, 1);
  if (!ofDoor.test(word) && phrases.some(inAddress)) return ofHomes(phrases, 1);
  // A word alone is what somebody looks for.
  if (homes && phrases.some(have))
    return words.length === 1 ? ofHomes(phrases, 1) : mentionedIn(phrases, 1);
  const corrected = reader.meant[index] ?? word;
  if (corrected !== word && have(corrected))
    return { meaning: { kind: 'word', phrases: [corrected] }, length: 1, corrected };
  const parts = partWord(word).find((phrase) => homes?.have(` ${phrase} `));
  if (parts !== undefined) return { meaning: { kind: 'word', phrases: [parts] }, length: 1 };
  if (isOpen && isLast && (homes?.have(` ${word}`) ?? true))
    return { meaning: { kind: 'word', phrases: [word], isBegun: true }, length: 1 };
  if (isBeginning(reader, index)) return { meaning: null, length: 1 };
  // A word of three letters is in most descriptions.
  const isDescribed =
    word.length > 3 && phrases.some((phrase) => homes?.describe(` ${phrase} `) === true);
  return isDescribed ? mentionedIn(phrases, 1) : unknown(1);
}

/** Several meanings of one kind as one: any of them; `null` where they are none. */
function joinMeanings(meanings: readonly (Meaning | null | undefined)[]): Meaning | null {
  const [first] = meanings;
  const words = meanings.flatMap((one) => (one?.kind === 'word' ? [one.phrases] : []));
  if (first?.kind === 'word' && words.length === meanings.length)
    return { ...first, phrases: words.flat() };
  const options = meanings.flatMap((one) =>
    one?.kind === 'options' && first?.kind === 'options' && one.name === first.name
      ? [one.options]
      : [],
  );
  return first?.kind === 'options' && options.length === meanings.length
    ? { ...first, options: options.flat() }
    : null;
}

const lastJoin = /^(?:or|and|அல்லது|या)$/;

/** Words that mean nothing without the words that they share with the last of a list: "east or north facing". */
function readShared({ meant, words, plain, dictionary }: Reader, index: number): Reading | null {
  const findWhole = (phrase: string) =>
    dictionary.entries
      .get(phrase.split(' ')[0] ?? '')
      ?.find((one) => one.words.join(' ') === phrase)?.meaning;
  const isAlone = (at: number) =>
    /^\p{L}[\p{L}\p{M}]+$/u.test(meant[at] ?? '') && findWhole(meant[at] ?? '') === undefined;
  const listed: number[] = [];
  for (let at = index; isAlone(at);) {
    listed.push(at);
    const between = plain.slice(words[at]?.end, words[at + 1]?.start).trim();
    const isLast = lastJoin.test(meant[at + 1] ?? '') || between === '/';
    if (!isLast && between !== ',') return null;
    at += between === '/' || !isLast ? 1 : 2;
    const last = dictionary.entries
      .get(meant[at] ?? '')
      ?.find((one) => one.meaning && one.words.length > 1 && startsAt(meant, at, one.words));
    if (!last) continue;
    const shared = last.words.slice(1).join(' ');
    const wholes = listed.map((one) => findWhole(`${meant[one] ?? ''} ${shared}`));
    const meaning = isLast ? joinMeanings([last.meaning, ...wholes]) : null;
    return meaning && { meaning, length: at + last.words.length - index };
  }
  return null;
}

/** Of several readings the longest. */
export function readWish(reader: Reader, index: number, before: Before): Reading {
  const { typed, words, isOpen } = reader;
  const range = readDoors(reader, index);
  if (range) return range;
  // A single letter at the end begins a word that is still being typed.
  const isLetter = isOpen && /^\p{L}$/u.test(typed[index] ?? '') && index === words.length - 1;
  const phrase = isLetter ? null : readPhraseWhole(reader, index);
  // "24/7" and "2 wheeler" count nothing.
  const number = () => (phrase ? null : readNumber(reader, index, before));
  const readings = [
    readShared(reader, index),
    readAfterPlace(reader, index, before.last),
    phrase,
    readMeasure(reader, index) ?? number(),
    readLine(reader, index),
    readSide(reader, index),
  ].filter((reading) => reading !== null);
  readings.sort((a, b) => b.length - a.length);
  return readings[0] ?? readOwn(reader, index, before);
}
