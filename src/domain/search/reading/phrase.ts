/*
 * Phrases of the table in a search text: the longest that stands at a word, one of whose words is mistyped or parted, and one
 * that shares its words with others of a list.
 */

import type { Meaning } from '../../wish';
import { editDistance } from '../../edit-distance';
import { streetEndings } from '../places';
import { listForms } from '../word-forms';
import type { Entry } from './dictionary';
import { asUnknown, type Reading } from './reading';
import { isParted, type Reader, startsAt } from './text';

/** Words that end the name of a street or an area: "camp road" is as little known as "camp". */
export const nameEnding = new RegExp(`^(?:${streetEndings}|bypass|nagar|colony|layout)$`);

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
      : asUnknown(said.length);
  }
  const { meaning, words } = found;
  const { length } = words;
  // "Salem Colony", "Bangalore Highway" and "Beach Road" are streets.
  const isStreet = nameEnding.test(typed[index + length] ?? '');
  const isNoName =
    meaning?.kind === 'mentioned' || (meaning?.kind === 'place' && meaning.isElsewhere === true);
  if (isNoName && isStreet) return null;
  return startsAt(typed, index, words)
    ? { meaning, length }
    : { meaning, length, corrected: words.join(' ') };
}

/** Whether a comma parts some words from each other: "lift, power backup" are two wishes. */
const isCut = (reader: Reader, index: number, length: number) =>
  Array.from({ length: length - 1 }, (_, at) => index + 1 + at).some((at) =>
    isParted(reader, reader.words[at - 1]?.end, at),
  );

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

const lastJoin = /^(?:or|and|அல்லது|या)$/;

/** Words that mean nothing without the words that they share with the last of a list: "east or north facing". */
export function readShared(
  { meant, words, plain, dictionary }: Reader,
  index: number,
): Reading | null {
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
