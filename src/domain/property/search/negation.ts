import { startsAt } from './dictionary';
import { bareNumber, isParted, negation, type Reader, type Reading } from './reader';
import type { Meaning } from './wish';

const alternative = /^(?:or|nor)$/;

/**
 * "No", "without" and what they refuse. A yes or no is turned round, what is not offered is refused anyway; nothing can ask
 * for the opposite of other wishes, which are left out.
 */
export function readNegation(
  reader: Reader,
  index: number,
  read: (index: number) => Reading,
): Reading | null {
  const { typed, words } = reader;
  if (!negation.test(typed[index] ?? '')) return null;
  let end: number | null = null;
  for (let next = index + 1; next < words.length;) {
    if (isParted(reader, words[next - 1]?.end, next)) break;
    const { meaning, length } = read(next);
    // "No. 12" is a number.
    if (length === 1 && bareNumber.test(typed[next] ?? '')) break;
    next += length;
    if (!meaning) continue;
    if (end === null && meaning.kind === 'flag')
      return { meaning: { ...meaning, isWanted: !meaning.isWanted }, length: next - index };
    if (end === null && meaning.kind === 'notOffered')
      return { meaning: null, length: next - index };
    end = next;
    if (!alternative.test(typed[next] ?? '')) break;
  }
  return end === null ? null : { meaning: { kind: 'unknown' }, length: end - index };
}

const refusable: readonly Meaning['kind'][] = ['flag', 'options', 'now', 'word', 'unknown'];

/** A wish, which is left out if words after it refuse it: "pets not allowed", "lift venda". */
export function readRefusal(reader: Reader, index: number, reading: Reading): Reading {
  const { typed, words, dictionary } = reader;
  const { meaning, length } = reading;
  const end = index + length;
  if (!meaning || !refusable.includes(meaning.kind)) return reading;
  if (isParted(reader, words[end - 1]?.end, end)) return reading;
  const refusal = dictionary.refusals.find((phrase) => startsAt(typed, end, phrase));
  return refusal ? { meaning: { kind: 'unknown' }, length: length + refusal.length } : reading;
}
