import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from '../../../src/domain/blog/stored';
import { parseRichText, plainText } from '../../../src/domain/blog/rich-text';

/** Bold in [brackets], lines parted by a bar. */
const sketch = (text: string) =>
  parseRichText(text)
    .map((line) => line.map((token) => (token.bold ? `[${token.text}]` : token.text)).join(''))
    .join('|');

describe('parseRichText', () => {
  it.each([
    ['', ''],
    ['plain', 'plain'],
    ['**bold**', '[bold]'],
    ['a **b** c **d**', 'a [b] c [d]'],
    ['**a****b**', '[a][b]'],
    ['one **open', 'one **open'],
    ['**a** and **open', '[a] and **open'],
    ['** spaced **', '[ spaced ]'],
    ['****', '****'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['a\nb', 'a|b'],
    ['a\r\nb\rc', 'a|b|c'],
    ['a\n\nb', 'a||b'],
    ['**open\nclose**', '**open|close**'],
    ['<b>x</b> **<script>**', '<b>x</b> [<script>]'],
    ['**வாடகை** ஒப்பந்தம்', '[வாடகை] ஒப்பந்தம்'],
  ])('%j', (text, expected) => {
    expect(sketch(text)).toBe(expected);
  });

  it('loses no character but the markers of bold texts', () => {
    const marked = fc.string({ unit: fc.constantFrom('*', '**', 'a', ' ', '\n', 'த') });
    fc.assert(
      fc.property(marked, (text) => {
        const back = parseRichText(text)
          .map((line) =>
            line.map((token) => (token.bold ? `**${token.text}**` : token.text)).join(''),
          )
          .join('\n');
        expect(back).toBe(text);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

it('plainText has neither markers nor line breaks', () => {
  expect(plainText('  **One**\n\ntwo\t three ')).toBe('One two three');
});

describe('excerpt', () => {
  it('of a short text is the text', () => {
    expect(excerpt('Short **and** sweet.')).toBe('Short and sweet.');
    expect(excerpt('')).toBe('');
    expect(excerpt('x'.repeat(180))).toBe('x'.repeat(180));
  });

  it.each([
    ['one two three', 9, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one two three', 7, 'one…'],
    ['one, two', 7, 'one…'],
    ['abcdefghij', 5, 'abcd…'],
    ['😀😀😀😀', 4, '😀…'],
    ['கிகிகிகி', 4, 'கி…'],
  ])('%s in %d is %s', (text, limit, expected) => {
    expect(excerpt(text, limit)).toBe(expected);
  });

  it('never has more than 180 characters, nor half a character', () => {
    const long = fc.string({
      unit: fc.constantFrom('a', ' ', '😀', 'கி', '**', '\n', 'é'),
      maxLength: 600,
    });
    fc.assert(
      fc.property(long, (text) => {
        const short = excerpt(text);
        expect(short.length).toBeLessThanOrEqual(180);
        expect(short.isWellFormed()).toBe(true);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});
