import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseWords } from '../../src/domain/words';
import { sampleHomes, searchSamples } from './sample-homes';

/** Lines of `phrase => homes | chips | what is left out`, with - for nothing: the right answers for the sample homes. */
const phrases = readFileSync(new URL('phrases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' => '))
  .map(
    (line) => line.split(/ => | \| /) as [text: string, count: string, chips: string, out: string],
  );

it.each(phrases)('"%s" finds %s homes', (text, count, chips, out) => {
  const found = searchSamples(text);
  expect([found.chips.join('; ') || '-', found.leftOut || '-']).toEqual([chips, out]);
  expect(found.ids).toHaveLength(Number(count));
});

it.each([
  'velachery\u200b',
  '\u200evelachery',
  '"velachery"',
  '“velachery”',
  '*velachery*',
  '#velachery',
  'in velachery?',
  'velachery 👍',
  'velachery < 30000',
  'vela\u00adchery',
  '<velachery>',
])('signs that were pasted with it do not matter: %j', (text) => {
  expect(searchSamples(text).ids).toEqual(searchSamples('velachery').ids);
});

const known = phrases.map(([text]) => text).filter((text) => searchSamples(text).ids.length > 0);
const nonsense = fc
  .string({
    unit: fc.constantFrom('b', 'c', 'd', 'f', 'g', 'j', 'k', 'q', 'v', 'w', 'x', 'z'),
    minLength: 5,
    maxLength: 12,
  })
  .filter((word) => searchSamples(word).leftOut !== '');

it('no word that nobody knows hides a home', () => {
  fc.assert(
    fc.property(fc.constantFrom(...known), nonsense, fc.boolean(), (phrase, word, isFirst) => {
      const text = isFirst ? `${word}, ${phrase}` : `${phrase}, ${word}`;
      const { ids, leftOut } = searchSamples(text);
      expect(ids).toEqual(searchSamples(phrase).ids);
      expect(leftOut).toContain(word);
    }),
    { seed: 1, numRuns: 1_000 },
  );
});

it('whatever the text, either some home is shown or a known word is to blame', () => {
  const word = fc.oneof(
    fc.constantFrom(...phrases.flatMap(([text]) => text.split(' '))),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), (words) => {
      const { ids, chips } = searchSamples(words.join(' '));
      if (chips.length === 0) expect(ids).toHaveLength(sampleHomes.length);
    }),
    { seed: 1, numRuns: 1_000 },
  );
});

it('the letters and digits of a reference stay one word', () => {
  for (const reference of ['KXP7W0', 'ABC2K9', 'RKL1B4'])
    expect(parseWords(reference).map(({ text }) => text)).toEqual([reference.toLowerCase()]);
});
