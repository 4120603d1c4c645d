/*
 * What words mean: the wishes that a search text may have, and the table of phrases that is built once from what pages print
 * and what people say. How a text is read by it is decided in `read-wish`.
 */

import type { AskedChoice, Meaning, Said, UnlabelledWish } from '../../wish';
import { landmarks } from '../../place/landmarks';
import { elsewhere } from '../../place/elsewhere';
import { listSpellings } from '../../place/names';
import type { FilterFlag } from '../../property/options';
import { normalizeWords } from '../../words';
import { listForms } from '../word-forms';
import { callings, kin, nothing, said, sayings } from './language';

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
  makeLabel: (wish: UnlabelledWish) => string;
}

/**
 * Whether a home has what is meant, or lacks it. Nobody lacks what nobody knows, what the list does not have, and what only
 * brings homes to the front: "cheapest", "house", a word of a description.
 */
export function canBeLacked({ kind }: Meaning): boolean {
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
    [{ kind: 'unknown' }, `${callings},${kin}`.split(',').flatMap(withPlural)],
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
      const isAsked = meaning !== null && canBeLacked(meaning);
      for (const word of normalized)
        words.set(word, words.get(word) === true || (isAsked && !exactOnly.has(word)));
    }
  }
  // The sort keeps the order of equally long ones.
  for (const found of entries.values()) found.sort((a, b) => b.words.length - a.words.length);
  return { entries, words, makeLabel };
}
