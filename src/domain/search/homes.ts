/** The words of the homes that a text is searched in, read once: a text is understood by them, and homes are found by them. */

import { isIn } from '../place/home';
import { placesIn } from '../place/names';
import type { Place } from '../place/place';
import { makeReference } from '../reference';
import { makeSearchText } from '../words';
import type { PreparedProperties, PreparedProperty } from '../filter/filter';

/** The words of a property; each stands between spaces, so that a phrase is found whole. */
export interface HomeWords {
  name: string;
  address: string;
  /** Name and address. */
  named: string;
  /** The phrases that its page prints beside the summary. */
  lines: readonly string[];
  /** All of these. */
  all: string;
  /** Its description: phrases are found in it, and words that nothing else of any home has. */
  prose: string;
  place: Place | null;
  /** Whether it is in a place, or, where its own is not known, names it. */
  isIn: (place: string) => boolean;
  id: string;
  reference: string;
  /** Rupees of the advance; `null` where it is not known. */
  advance: number | null;
}

function readAdvanceLine(lines: readonly string[]): number | null {
  const [line] = lines.flatMap((one) => /^advance (\d+)$/.exec(one)?.[1] ?? []);
  return line === undefined ? null : Number(line);
}

function readHome({ property, words }: Pick<PreparedProperty, 'property' | 'words'>): HomeWords {
  const named = makeSearchText(property.name, property.address);
  const nameEnd = named.indexOf('\n');
  let places: readonly string[] | undefined;
  const [phrases = '', prose = ''] = words.split('\n');
  const lines = phrases === '' ? [] : phrases.split(',');
  return {
    // Each text of it ends with a line break.
    name: named.slice(0, nameEnd),
    address: named.slice(nameEnd),
    named,
    lines,
    all: `${named}\n ${lines.join(' \n ')} `,
    prose: ` ${prose} `,
    place: property.place,
    isIn: (asked) =>
      property.place
        ? isIn(property.place, asked)
        : (places ??= placesIn(named.split(' '))).includes(asked),
    id: property._id,
    reference: makeReference(property._id),
    advance: readAdvanceLine(lines),
  };
}

/** The words of all properties, by which a text is understood. */
export interface Homes {
  of: (prepared: PreparedProperty) => HomeWords;
  all: readonly HomeWords[];
  /** Whether a property has some words, between spaces or with the space before them alone. */
  have: (words: string) => boolean;
  /** The same of descriptions. */
  describe: (words: string) => boolean;
  /** The same of addresses. */
  haveAddress: (words: string) => boolean;
  /** The printed phrases that begin with a word, the longest first. */
  linesFrom: (word: string) => readonly (readonly string[])[];
}

/** What pages print of homes beside their summaries, by id, for who has the summaries alone. */
export type PrintedById = Readonly<Record<string, string>>;

export function readHomes(properties: PreparedProperties, printed: PrintedById = {}): Homes {
  const read = ({ property, words }: PreparedProperty) =>
    readHome({ property, words: printed[property._id] ?? words });
  const byProperty = new Map(properties.map((prepared) => [prepared, read(prepared)]));
  const all = [...byProperty.values()];
  const known = new Map<string, boolean>();
  const byFirstWord = new Map<string, string[][]>();
  for (const line of new Set(all.flatMap(({ lines }) => lines))) {
    const words = line.split(' ');
    const [first = ''] = words;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), words]);
  }
  for (const lines of byFirstWord.values()) lines.sort((a, b) => b.length - a.length);
  // A search asks for the same few words again and again.
  const find = (key: 'all' | 'address' | 'prose') => (words: string) => {
    const found = known.get(key + words) ?? all.some((home) => home[key].includes(words));
    known.set(key + words, found);
    return found;
  };
  return {
    // A property that is not of the list is read on its own.
    of: (prepared) => byProperty.get(prepared) ?? read(prepared),
    all,
    have: find('all'),
    describe: find('prose'),
    haveAddress: find('address'),
    linesFrom: (word) => byFirstWord.get(word) ?? [],
  };
}

/** What finds any of some phrases in the words of a home: three times as fast as a text that begins with a space. */
export const makePhrasePattern = (phrases: readonly string[]) =>
  new RegExp(phrases.map((phrase) => phrase.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')).join('|'));
