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
  place: Place | null;
  /** Whether it is in a place, or, where its own is not known, names it. */
  isIn: (place: string) => boolean;
  reference: string;
}

function readHome({ property, words }: PreparedProperty): HomeWords {
  const named = makeSearchText(property.name, property.address);
  const nameEnd = named.indexOf('\n');
  let places: readonly string[] | undefined;
  const lines = words === '' ? [] : words.split(',');
  return {
    // Each text of it ends with a line break.
    name: named.slice(0, nameEnd),
    address: named.slice(nameEnd),
    named,
    lines,
    all: `${named}\n ${lines.join(' \n ')} `,
    place: property.place,
    isIn: (asked) =>
      property.place
        ? isIn(property.place, asked)
        : (places ??= placesIn(named.split(' '))).includes(asked),
    reference: makeReference(property._id),
  };
}

/** The words of all properties, by which a text is understood. */
export interface Homes {
  of: (prepared: PreparedProperty) => HomeWords;
  all: readonly HomeWords[];
  /** Whether a property has some words, between spaces or with the space before them alone. */
  have: (words: string) => boolean;
  /** The same of addresses. */
  haveAddress: (words: string) => boolean;
  /** The printed phrases that begin with a word, the longest first. */
  linesFrom: (word: string) => readonly (readonly string[])[];
}

export function readHomes(properties: PreparedProperties): Homes {
  const byProperty = new Map(properties.map((prepared) => [prepared, readHome(prepared)]));
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
  const find = (key: 'all' | 'address') => (words: string) => {
    const found = known.get(key + words) ?? all.some((home) => home[key].includes(words));
    known.set(key + words, found);
    return found;
  };
  return {
    // A property that is not of the list is read on its own.
    of: (prepared) => byProperty.get(prepared) ?? readHome(prepared),
    all,
    have: find('all'),
    haveAddress: find('address'),
    linesFrom: (word) => byFirstWord.get(word) ?? [],
  };
}
