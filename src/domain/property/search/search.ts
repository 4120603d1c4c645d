import { readReference } from '../../reference';
import { availableAnswer, choiceAnswer } from '../facts';
import type { PreparedProperty } from './filter-values';
import { type Limits, within } from './range';
import type { Wish } from './wishes';

type Test = (prepared: PreparedProperty) => boolean;

/** Words may stand anywhere, in any order; a single letter is a word, or begins the one being typed. */
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

/** A rent that is not a number ("Negotiable") may be within any limits. */
export function rentTest(limits: Limits): Test {
  return ({ price }) => price === null || within(price, limits);
}

/** Tests a wish against the field that it is about; a property that does not state it may fit. */
function fieldTest(wish: Exclude<Wish, { kind: 'word' | 'place' }>, today: string): Test {
  if (wish.kind === 'bed') return ({ bed }) => within(bed, wish);
  if (wish.kind === 'rent') return rentTest(wish);
  // As when its box is ticked: what is not stated does not fit.
  if (wish.kind === 'flag')
    return ({ property }) => (property[wish.flag] === true) === wish.isWanted;
  const answer =
    wish.kind === 'now' ? availableAnswer(today, today) : choiceAnswer(wish.name, wish.options);
  return (prepared) => answer(prepared) ?? true;
}

/** Whether a property fits a wish, or has its very words in name or address: "lift" finds "Lift View". */
export function wishTest(wish: Wish, today: string): Test {
  if (wish.kind === 'word') return wordTest(wish);
  if (wish.kind === 'place') return placeTest(wish);
  const fits = fieldTest(wish, today);
  // A pattern is found three times as fast as a text that begins with a space.
  const plain = wish.phrase.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const asTyped = new RegExp(` ${plain.replace(/(\d) ?(?=\p{L})/gu, '$1 ?')} `);
  return (prepared) => fits(prepared) || asTyped.test(prepared.searchable);
}
