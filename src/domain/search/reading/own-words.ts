/*
 * Words of homes in a search text, which no table knows: phrases that a page prints, and words of names, addresses and
 * descriptions.
 */

import { listForms } from '../word-forms';
import { doorWords } from './language';
import { nameEnding, readPhrase } from './phrase';
import { asOwnWords, asUnknown, type Before, type Reading } from './reading';
import { bareNumber, isBeginning, isParted, type Reader, startsAt } from './text';

/** A phrase that the page of some home prints, as it stands there, or with its first two words in one: "rain water harvesting". */
export function readLine({ typed, homes }: Reader, index: number): Reading | null {
  const [first = '', second = '', ...others] = typed.slice(index);
  const find = (words: readonly string[]) =>
    homes?.linesFrom(words[0] ?? '').find((line) => startsAt(words, 0, line));
  const line = find(typed.slice(index));
  if (line?.some((word) => !bareNumber.test(word)))
    return asOwnWords([line.join(' ')], line.length);
  const joined = second === '' ? undefined : find([first + second, ...others]);
  return joined && /^\p{L}{6}/u.test(first + second)
    ? asOwnWords([joined.join(' ')], joined.length + 1)
    : null;
}

/** Words that only names, single lines or descriptions have ask for nothing by themselves: they bring their home to the front. */
const asMentioned = (phrases: readonly string[], length: number): Reading => ({
  meaning: { kind: 'mentioned', phrases },
  length,
});

/** No phrase of a home is longer, in words. */
const maxPhrase = 5;

/** Several words of a home's own that stand together there: "kamarajar street", "pondy bazaar", "3rd main road". */
export function readOwnPhrase(reader: Reader, index: number): Reading | null {
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
    if (homes.have(` ${phrase} `)) return asOwnWords([phrase], end - index);
    if (homes.describe(` ${phrase} `)) return asMentioned([phrase], end - index);
  }
  return null;
}

/** A word of a home's own: a whole one, or the beginning of one that is being typed. */
export function readOwn(reader: Reader, index: number, { last }: Before): Reading {
  const { plain, typed, words, homes, isOpen } = reader;
  const word = typed[index] ?? '';
  const isOfUnknown = last?.kind === 'unknown' && !isParted(reader, last.end, index);
  if (isOfUnknown && nameEnding.test(word)) return asUnknown(1);
  const have = (phrase: string) => homes?.have(` ${phrase} `) ?? true;
  const next = typed[index + 1];
  // "S. Colony", "KK Nagar": initials with the word that they belong to.
  if (next !== undefined && /^\p{L}{1,2}$/u.test(word)) {
    const phrases = [`${word} ${next}`, word + next];
    if (homes && phrases.some(have)) return asOwnWords(phrases, 2);
  }
  // In the middle of a text two letters are seldom English: "velachery la".
  const isLast = index === words.length - 1;
  if (index > 0 && /^(?:st|rd|ave)$/.test(word)) return { meaning: null, length: 1 };
  // "Loc: Velachery, Req: 2bhk": the labels of a form ask for nothing.
  if (/^\s*:/.test(plain.slice(words[index]?.end))) return { meaning: null, length: 1 };
  if (/^\p{L}{2}$/u.test(word) && !isLast) return asUnknown(1);
  const together = readOwnPhrase(reader, index);
  if (together) return together;
  const phrases = listForms(word);
  const inAddress = (phrase: string) => homes?.haveAddress(` ${phrase} `) ?? true;
  const isLine = (phrase: string) =>
    homes?.linesFrom(phrase).some(({ length }) => length === 1) === true;
  if (phrases.some(isLine)) return asOwnWords(phrases, 1);
  if (!doorWords.test(word) && phrases.some(inAddress)) return asOwnWords(phrases, 1);
  // A word alone is what somebody looks for.
  if (homes && phrases.some(have))
    return words.length === 1 ? asOwnWords(phrases, 1) : asMentioned(phrases, 1);
  const corrected = reader.meant[index] ?? word;
  if (corrected !== word && have(corrected)) return { ...asOwnWords([corrected], 1), corrected };
  const parts = partWord(word).find((phrase) => homes?.have(` ${phrase} `));
  if (parts !== undefined) return asOwnWords([parts], 1);
  if (isOpen && isLast && (homes?.have(` ${word}`) ?? true))
    return { meaning: { kind: 'word', phrases: [word], isBegun: true }, length: 1 };
  if (isBeginning(reader, index)) return { meaning: null, length: 1 };
  // A word of three letters is in most descriptions.
  const isDescribed =
    word.length > 3 && phrases.some((phrase) => homes?.describe(` ${phrase} `) === true);
  return isDescribed ? asMentioned(phrases, 1) : asUnknown(1);
}

/** A long word as two: "vijayanagar" is "vijaya nagar". */
const partWord = (word: string) =>
  /^[a-z]{8,}$/.test(word)
    ? Array.from(
        { length: word.length - 5 },
        (_, at) => `${word.slice(0, at + 3)} ${word.slice(at + 3)}`,
      )
    : [];
