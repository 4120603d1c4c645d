/*
 * What words mean: the wishes that a search text may have, and the table of phrases that is built once from what pages print
 * and what people say. How a text is read by it is decided in `read`.
 */

import type { AskedChoice, Meaning, Said, UnlabelledWish } from '../wish';
import { landmarks } from '../place/landmarks';
import { elsewhere } from '../place/elsewhere';
import { listSpellings } from '../place/names';
import type { FilterFlag } from '../property/options';
import { normalizeWords } from '../words';
import {
  afterPlace,
  callings,
  nothing,
  notOurs,
  refusals,
  refusalsBefore,
  said,
  sayings,
} from './language';
import { listForms } from './text';

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

/** Whether homes have or lack what is meant: what nobody knows, what is not offered and what only orders is no filter. */
export function isFilter({ kind }: Meaning): boolean {
  return !['unknown', 'mentioned', 'notOffered', 'first', 'least'].includes(kind);
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

/** A phrase and its plural: what is said of one is said of several. */
const withPlural = (phrase: string): string[] =>
  listForms(phrase).filter(({ length }) => length >= phrase.length);

/** The table of words, built once from what pages print and what people say; of equal phrases the saying counts. */
export function makeDictionary(
  printed: PrintedWords,
  makeLabel: Dictionary['makeLabel'],
): Dictionary {
  const rows: Row[] = [
    ...sayings.map(([meaning, phrases]): Row => [meaning, phrases.split(',').flatMap(withPlural)]),
    ...printedRows(printed),
    ...landmarks.map(({ spellings, ...landmark }): Row => [
      { kind: 'landmark', ...landmark },
      spellings,
    ]),
    ...listSpellings().map(({ words, place }): Row => [
      { kind: 'place', place },
      [words.join(' ')],
    ]),
    ...elsewhere.map(([place, ...names]): Row => [
      { kind: 'place', place, isElsewhere: true },
      names,
    ]),
    [null, callings.split(',').flatMap(withPlural)],
    [null, nothing.split(',')],
  ];
  const entries = new Map<string, Entry[]>();
  const words = new Map<string, boolean>();
  // A mistyped word must not say that something is not offered, as "leave" would for "lease".
  const isExact = (meaning: Meaning | null) =>
    meaning?.kind === 'notOffered' || (meaning?.kind === 'place' && meaning.isElsewhere === true);
  const exactOnly = new Set(
    rows.flatMap(([meaning, phrases]) => (isExact(meaning) ? phrases.map(normalizeWords) : [])),
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
