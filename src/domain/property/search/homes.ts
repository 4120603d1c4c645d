import { makeReference } from '../../reference';
import { placesIn } from '../../place/names';
import type { PreparedProperties, PreparedProperty } from './filter-values';
import { makeSearchText } from '../../words';

/** The words of a property, read once. */
export interface HomeWords {
  /** Name and address. */
  named: string;
  /** The phrases that its page prints beside the summary. */
  lines: readonly string[];
  /** Both, with a space before and after each word. */
  all: string;
  places: () => readonly string[];
  reference: string;
}

function readHome({ property, words }: PreparedProperty): HomeWords {
  const named = makeSearchText(property.name, property.address);
  const lines = words === '' ? [] : words.split(',');
  let places: readonly string[] | undefined;
  return {
    named,
    lines,
    all: `${named}\n ${lines.join(' \n ')} `,
    places: () => (places ??= placesIn(named.split(' '))),
    reference: makeReference(property._id),
  };
}

/** The words of all properties, by which a text is understood. */
export interface Homes {
  of: (prepared: PreparedProperty) => HomeWords;
  all: readonly HomeWords[];
  /** Whether a property has a phrase, by its words' beginnings; one that ends with a space is whole words. */
  have: (phrase: string) => boolean;
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
  return {
    // A property that is not of the list is read on its own.
    of: (prepared) => byProperty.get(prepared) ?? readHome(prepared),
    all,
    // A search asks for the same few words again and again.
    have: (phrase) => {
      const found = known.get(phrase) ?? all.some((home) => home.all.includes(` ${phrase}`));
      known.set(phrase, found);
      return found;
    },
    linesFrom: (word) => byFirstWord.get(word) ?? [],
  };
}
