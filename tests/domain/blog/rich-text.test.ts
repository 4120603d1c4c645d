import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText } from '../../../src/domain/blog/rich-text';

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
