/*
 * What words mean: the wishes that a search text may have, and the table of phrases that is built once from what pages print
 * and what people say. How a text is read by it is decided in `read`.
 */

import { landmarks } from '../place/landmarks';
import { listSpellings } from '../place/names';
import type { City } from '../place/place';
import type { FilterChoice, FilterFlag } from '../property/options';
import { normalizeWords } from '../words';
import { isFilter, type Limits } from './filter';
import { afterPlace, nothing, notOurs, refusals, refusalsBefore, said, sayings } from './language';
import type { WantedDay } from './numbers';

/** The choices of which a search may ask for some options. */
export type AskedChoice = FilterChoice | 'category' | 'parking' | 'status';

/** Facts that have a name of their own, though a property says them in words. */
export type Said = 'noBrokerage' | 'powerBackup' | 'visitorParking' | 'fireSafety';

/** What the list does not have. */
export type NotOffered =
  'shop' | 'office' | 'commercial' | 'pg' | 'hostel' | 'lease' | 'plot' | 'sale';

export type Meaning = (
  | ({ kind: 'bed' | 'bath' | 'rent' | 'size' } & Limits)
  | { kind: 'flag'; flag: FilterFlag }
  | { kind: 'options'; name: AskedChoice; options: readonly string[] }
  /** "House" is any home, these categories first. */
  | { kind: 'first'; categories: readonly string[] }
  /** A home that can be had now. */
  | { kind: 'now' }
  /** A home that can be had by a day. */
  | ({ kind: 'by' } & WantedDay)
  | { kind: 'place'; place: string }
  /** What everybody knows, and the places around it. */
  | { kind: 'landmark'; name: string; city: City; places: readonly string[] }
  | { kind: 'pin'; code: string }
  | { kind: 'reference'; reference: string }
  /** Words of a property's own, any of the phrases; one that is still being typed is found by its beginning. */
  | { kind: 'word'; phrases: readonly string[]; said?: Said; isBegun?: boolean }
  | { kind: 'notOffered'; what: NotOffered }
  | { kind: 'unknown' }
) & {
  /** Whether it is refused: "no lift", "not in Adyar". */
  isNot?: boolean;
};

/** A part of a search text and what it asks for. */
export type Wish = UnlabelledWish & {
  /** What its chip says. */
  label: string;
};

export type UnlabelledWish = Meaning & {
  typed: string;
  /** The words that it is read as, as pages write them; `null` if they are the typed ones. */
  readAs: string | null;
  /** Its part of the text (after `plainText`), with the fillers before it. */
  start: number;
  end: number;
  /** The text without that part. */
  rest: string;
  /** One of the wishes with the same number is enough: "ground or first floor". */
  group: number;
};

/** The words that pages print of a home: for each option, flag and named fact. */
export interface PrintedWords {
  options: Readonly<Record<AskedChoice, Readonly<Record<string, readonly string[]>>>>;
  flags: Readonly<Record<FilterFlag, readonly string[]>>;
  said: Readonly<Record<Said, readonly string[]>>;
  now: readonly string[];
}

/** A phrase and what it means; `null` for one that asks for nothing. */
export interface Entry {
  words: readonly string[];
  meaning: Meaning | null;
}

/** The phrases that have a meaning, by their first words, the longest first. */
export interface Dictionary {
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** Every word of its phrases; those that a mistyped one is corrected into come with `true`. */
  words: ReadonlyMap<string, boolean>;
  afterPlace: readonly (readonly string[])[];
  refusalsBefore: readonly (readonly string[])[];
  notOurs: readonly (readonly string[])[];
  refusals: readonly (readonly string[])[];
  makeLabel: (wish: UnlabelledWish) => string;
}

type Row = readonly [Meaning | null, phrases: readonly string[]];

function printedRows(printed: PrintedWords): Row[] {
  const options = (Object.keys(printed.options) as AskedChoice[]).flatMap((name) =>
    Object.entries(printed.options[name]).map(([option, phrases]): Row => [
      { kind: 'options', name, options: [option] },
      phrases,
    ]),
  );
  const flags = (Object.keys(printed.flags) as FilterFlag[]).map((flag): Row => [
    { kind: 'flag', flag },
    printed.flags[flag],
  ]);
  const facts = (Object.keys(printed.said) as Said[]).map((name): Row => [
    said(name),
    printed.said[name],
  ]);
  return [...options, ...flags, ...facts, [{ kind: 'now' }, printed.now]];
}

/** The table of words, built once from what pages print and what people say; of equal phrases the saying counts. */
export function makeDictionary(
  printed: PrintedWords,
  makeLabel: Dictionary['makeLabel'],
): Dictionary {
  const rows: Row[] = [
    ...sayings.map(([meaning, phrases]): Row => [meaning, phrases.split(',')]),
    ...printedRows(printed),
    ...landmarks.map(({ spellings, ...landmark }): Row => [
      { kind: 'landmark', ...landmark },
      spellings,
    ]),
    ...listSpellings().map(({ words, place }): Row => [
      { kind: 'place', place },
      [words.join(' ')],
    ]),
    [null, nothing.split(',')],
  ];
  const entries = new Map<string, Entry[]>();
  const words = new Map<string, boolean>();
  // A mistyped word must not say that something is not offered, as "leave" would for "lease".
  const exactOnly = new Set(
    rows.flatMap(([meaning, phrases]) => (meaning?.kind === 'notOffered' ? phrases : [])),
  );
  for (const [meaning, phrases] of rows) {
    for (const phrase of phrases) {
      const normalized = normalizeWords(phrase).split(' ');
      const [first = ''] = normalized;
      entries.set(first, [...(entries.get(first) ?? []), { words: normalized, meaning }]);
      const isAsked = meaning !== null && isFilter(meaning);
      for (const word of normalized)
        words.set(word, words.get(word) === true || (isAsked && !exactOnly.has(word)));
    }
  }
  // The sort keeps the order of equally long ones.
  for (const found of entries.values()) found.sort((a, b) => b.words.length - a.words.length);
  const parts = (phrases: string) => phrases.split(',').map((phrase) => phrase.split(' '));
  return {
    entries,
    words,
    afterPlace: parts(afterPlace),
    refusalsBefore: parts(refusalsBefore),
    notOurs: parts(notOurs),
    refusals: parts(refusals),
    makeLabel,
  };
}
