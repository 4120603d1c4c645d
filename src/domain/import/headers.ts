/** Which column of the site a header names: by its whole text, by one of its lines or names, or as a guess. */
import { readYesOrNo } from './cells';
import { type Column, columns, holdsDays } from './columns';
import { measures, parseHeaderUnit } from './measures';
import { otherHeaders } from './spellings';

/** In characters: a longer text is a cell and no header. */
const maxHeader = 200;

/** A header without case, spaces, accents and punctuation: "Area (sqft)" is `areasqft`; '' for a text that is too long to be one. */
export function plainHeader(text: string): string {
  if (text.length > maxHeader) return '';
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The names of a column without spaces: its title, and what offices call it. */
const listNames = ({ key, title }: Column): readonly string[] => [
  plainHeader(title),
  ...(otherHeaders[key] ?? []),
];

/** The columns by their names; of two with one name the first. Every cell of a sheet may be looked up. */
const byName = new Map(
  columns.flatMap((column) => listNames(column).map((name) => [name, column] as const)).reverse(),
);

/** What a header says of the home as a whole, and so of no column: "Name of the property", "Flat address". */
const ofHome =
  /^(?:property|home|house|flat|unit|apartment)(?=.)|of(?:the|this)?(?:property|home|house|flat|unit|apartment)$/;

/** The column of a header by its whole name, or without the home that it is of. */
function findColumn(header: string): Column | null {
  const plain = plainHeader(header);
  const found = byName.get(plain);
  // Between signs stand several names.
  if (found || plain === '' || /[/&+|,]|\sand\s/i.test(header)) return found ?? null;
  return byName.get(plain.replace(ofHome, '')) ?? null;
}

const plainWords = (header: string) => header.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** In letters: fewer begin too many words. */
const minAbbreviation = 3;

/** Whether a name is some words in any order, all of them. */
const isMadeOf = (name: string, words: readonly string[]): boolean =>
  words.length === 0
    ? name === ''
    : words.some(
        (word, index) =>
          name.startsWith(word) && isMadeOf(name.slice(word.length), words.toSpliced(index, 1)),
      );

/** More words are a sentence, of which too many orders would have to be tried. */
const maxWords = 6;

/** Several words without those that say nothing of what a column is: "Date of agreement" is as "Agreement date". */
const withoutJoining = (words: readonly string[]) =>
  words.length > 2 ? words.filter((word) => !['of', 'the', 'in'].includes(word)) : words;

/** Whether a word changes nothing of what a column is: an answer beside a fact ("Lift Y/N"), what no column is called beside a number ("Asking rent"). */
const isFiller = ({ cells }: Column, word: string) =>
  cells.isMeasure === true
    ? !byName.has(word)
    : cells.words !== undefined && readYesOrNo(word) !== null;

/** Whether a word is a third of another one or more, without letters inside it, of which it keeps no vowel: "Flr", "Pkg", "Mtnce". */
function isSqueezed(word: string, name: string): boolean {
  const isOne = word.length >= minAbbreviation && !/[aeiou]/.test(word.slice(1, -1));
  const isFramed = name.startsWith(word.charAt(0)) && word.at(-1) === name.at(-1);
  const isPart = word.length < name.length && word.length * 3 >= name.length;
  if (!isOne || !isFramed || !isPart) return false;
  let place = 0;
  for (const letter of name) if (letter === word[place]) place += 1;
  return place === word.length;
}

/** Which columns the words of a header may mean, the surest way first. */
const guesses: readonly ((column: Column, words: readonly string[]) => boolean)[] = [
  /** A word of its title for each word, which may be its beginning: "Avail. from", "Furn", "Dep". */
  ({ key, title }, words) => {
    if (words.some((word) => word.length < minAbbreviation)) return false;
    const own = title.toLowerCase().split(/[^\p{L}\p{M}]+/u);
    const isTitle = words.every((word) => own.some((one) => one.startsWith(word)));
    return isTitle || (otherHeaders[key] ?? []).some((name) => name.startsWith(words.join('')));
  },
  /** A name in another order: "Rent (min)". */
  (column, words) => listNames(column).some((name) => isMadeOf(name, withoutJoining(words))),
  /** Several words of which each begins or ends a name: "Agreement expiry date". Only where what stands below can tell. */
  (column, words) =>
    words.length > 1 &&
    (holdsDays(column) || column.cells.isMeasure === true) &&
    withoutJoining(words).every((word) =>
      listNames(column).some((name) => name.startsWith(word) || name.endsWith(word)),
    ),
  /** Its name among words that change nothing. */
  (column, words) => {
    const isOwn = (word: string) => byName.get(word) === column;
    return (
      words.some(isOwn) &&
      withoutJoining(words).every((word) => isOwn(word) || isFiller(column, word))
    );
  },
  /** One of its names, squeezed. */
  (column, [word = '', ...more]) =>
    more.length === 0 && listNames(column).some((name) => isSqueezed(word, name)),
];

/** The columns that the words of a header may mean, in whatever order: what stands below it tells them apart. */
export function guessColumns(header: string): readonly Column[] {
  const words = plainWords(header);
  if (words.length === 0 || words.length > maxWords) return [];
  // A number is of a home, as in "1450 sq ft".
  for (const isMeant of /\d/.test(header) ? guesses.slice(0, 1) : guesses) {
    const found = columns.filter((column) => isMeant(column, words));
    if (found.length > 0) return found;
  }
  return [];
}

/** The column that a header means, or `null`; one of money may name the unit of its amounts. */
export function matchHeader(header: string): Column | null {
  const found = findColumn(header);
  const parsed = found ? null : parseHeaderUnit(header);
  const money = parsed && findColumn(parsed.header);
  return money && measures[money.key]?.of === 'rupees' ? money : found;
}

/** For each name in a header of several ("Name & place", "Bed / Bath") the column that it means, or `null`; of one name, none. */
export function findNamed(header: string): (Column | null)[] {
  const names = header.split(/[/&+|]|\s(?:and|or)\s/i).map((name) => name.trim());
  return names.length > 1 && names.every(Boolean) ? names.map(matchHeader) : [];
}

/** Whether names mean one column, or each another number: nothing else can be meant. */
export function areOneOrPair(named: readonly (Column | null)[]): boolean {
  const different = new Set(named);
  const areNumbers = named.every((column) => column?.cells.isMeasure);
  return (
    !different.has(null) &&
    (different.size === 1 || (areNumbers && different.size === named.length))
  );
}

/** The columns of numbers that the cells below a header hold together: those of "Bed / Bath"; none for any other header. */
export function findPair(header: string): Column[] {
  const named = matchHeader(header) ? [] : findNamed(header);
  return areOneOrPair(named) && new Set(named).size > 1 ? named.filter((one) => one !== null) : [];
}

/** Whether a header says no more than that its column has remarks. */
export const isRemark = (header: string) => matchHeader(header)?.key === 'remarks';

/** The meaning of all lines of a header together or, less certain, of one of two, or of one of its names. */
export function findMeaning(lines: readonly string[]): {
  column: Column | null;
  isCertain: boolean;
} {
  const header = lines.join(' ');
  const named = findNamed(header);
  const [first] = named;
  const whole = matchHeader(header) ?? (areOneOrPair(named) ? first : null) ?? null;
  const part = matchHeader(lines.at(-1) ?? '') ?? matchHeader(lines[0] ?? '');
  const places = named.filter((column) => column && !column.cells.isMeasure);
  const ofName = places.find((column) => column?.key === 'address') ?? places[0] ?? first;
  return { column: whole ?? part ?? ofName ?? null, isCertain: whole !== null };
}
