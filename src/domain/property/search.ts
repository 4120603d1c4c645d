import { readReference } from '../reference';
import { availableAnswer, choiceAnswer } from './facts';
import type { PreparedProperty } from './filter-values';
import { type Limits, within } from './range';
import type { Wish } from './wishes';

type Test = (prepared: PreparedProperty) => boolean;

/**
 * Words may stand anywhere, in any order: people type "Anna Nagar villa" where the address says
 * "Villa, Anna Nagar". A single letter is a word of its own, or begins one while it is still being typed.
 */
function wordTest({ words, isLast }: Extract<Wish, { kind: 'word' }>): Test {
  const last = words.length - 1;
  const parts = words.map((word, index) => {
    if (!/^\p{L}$/u.test(word)) return word;
    return isLast && index === last ? ` ${word}` : ` ${word} `;
  });
  const joined = words.length > 1 ? ` ${words.join('')}` : null;
  const reference = readReference(words.join(''));
  return (prepared) =>
    parts.every((part) => prepared.searchable.includes(part)) ||
    (joined !== null && prepared.searchable.includes(joined)) ||
    (reference !== null && prepared.reference === reference);
}

/** Properties in the place by any spelling of the table, or with the words as they were typed. */
function placeTest({ place, words }: Extract<Wish, { kind: 'place' }>): Test {
  const phrase = ` ${words.join(' ')}`;
  return ({ places, searchable }) => places.includes(place) || searchable.includes(phrase);
}

/** Properties of which the tick is as wanted, or whose name or address has the word. */
function flagTest({ flag, isWanted, word }: Extract<Wish, { kind: 'flag' }>): Test {
  return ({ property, searchable }) =>
    property[flag] === isWanted || searchable.includes(` ${word} `);
}

/** Properties with one of the options, that do not say, or whose name or address has the words. */
function optionsTest({ name, options, phrase }: Extract<Wish, { kind: 'options' }>): Test {
  const answer = choiceAnswer(name, options);
  return (prepared) => (answer(prepared) ?? true) || prepared.searchable.includes(` ${phrase} `);
}

/** Properties that can be had now, that do not say when, or whose name or address has the words. */
function nowTest({ phrase }: Extract<Wish, { kind: 'now' }>, today: string): Test {
  const answer = availableAnswer(today, today);
  return (prepared) => (answer(prepared) ?? true) || prepared.searchable.includes(` ${phrase} `);
}

/** A rent that is not a number ("Negotiable") may be within any limits. */
export function rentTest(limits: Limits): Test {
  return ({ price }) => price === null || within(price, limits);
}

/**
 * Whether a property has the rent, is in the place, has the tick or the option, can be had now, or has the words, that a search
 * text asks for; `today` is a day in Asia/Kolkata.
 */
export function wishTest(wish: Exclude<Wish, { kind: 'bed' }>, today: string): Test {
  if (wish.kind === 'rent') return rentTest(wish);
  if (wish.kind === 'flag') return flagTest(wish);
  if (wish.kind === 'options') return optionsTest(wish);
  if (wish.kind === 'now') return nowTest(wish, today);
  return wish.kind === 'word' ? wordTest(wish) : placeTest(wish);
}
