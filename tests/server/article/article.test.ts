import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBlogs } from '../../../scripts/demo/load.mjs';
import { parseRichText } from '../../../src/domain/blog/rich-text';
import {
  articleOf,
  type Block,
  type Inline,
  type Line,
  markedBlocks,
} from '../../../src/server/article/article';

function sketchPart(part: Inline): string {
  if (part.kind === 'picture') return `<img ${part.url} "${part.alt}">`;
  const text = part.kind === 'link' ? `<a ${part.url}>${sketchLine(part.label)}</a>` : part.text;
  return part.isBold ? `[${text}]` : text;
}

function sketchLine(line: Line): string {
  return line.map(sketchPart).join('');
}

function sketchBlock(block: Block): string {
  if (block.kind === 'heading') return `h(${sketchLine(block.line)})`;
  if (block.kind === 'paragraph') return `p(${block.lines.map(sketchLine).join('|')})`;
  return `ul(${block.items.map((lines) => lines.map(sketchLine).join('|')).join('; ')})`;
}

const sketch = (blocks: readonly Block[]) => blocks.map(sketchBlock).join(' ');
const marked = (text: string) => sketch(markedBlocks(text));
const plain = (text: string) =>
  sketch(articleOf({ textStyle: 'Plain', description1: text, description2: '' }));

describe('a text with marks', () => {
  it.each([
    ['', ''],
    ['one\ntwo', 'p(one|two)'],
    ['one\r\ntwo\u2028three', 'p(one|two|three)'],
    ['one\n\n\ntwo', 'p(one) p(two)'],
    ['## Roof\nSweep it.', 'h(Roof) p(Sweep it.)'],
    ['Sweep it.\n## Roof', 'p(Sweep it.) h(Roof)'],
    ['## A **bold** [link](https://a.example)', 'h(A [bold] <a https://a.example>link</a>)'],
    ['- one\n- two', 'ul(one; two)'],
    ['Take:\n- one\n- two\n\nThen go.', 'p(Take:) ul(one; two) p(Then go.)'],
    ['- one\n\n- two', 'ul(one; two)'],
    ['- one\nstill one\n- two', 'ul(one|still one; two)'],
    ['a **b** c **d**', 'p(a [b] c [d])'],
    ['** spaced **, **a****b**, ****', 'p([ spaced ], [a][b], ****)'],
    ['**வாடகை:**ஒப்பந்தம்', 'p([வாடகை:]ஒப்பந்தம்)'],
    ['**[a](https://a.example)**', 'p([<a https://a.example>a</a>])'],
    ['[**a** b](https://a.example)', 'p(<a https://a.example>[a] b</a>)'],
    ['[வாடகை](https://a.example/வாடகை)', 'p(<a https://a.example/வாடகை>வாடகை</a>)'],
    ['![A roof](/api/image/abc)', 'p(<img /api/image/abc "A roof">)'],
    ['![](https://a.example/b.jpg)', 'p(<img https://a.example/b.jpg "">)'],
    [
      '[![r](/assets/a.jpg)](https://a.example)',
      'p(<a https://a.example><img /assets/a.jpg "r"></a>)',
    ],
  ])('%j is %s', (text, expected) => {
    expect(marked(text)).toBe(expected);
  });
});

describe('whatever is not one of our marks stands as it was written', () => {
  it.each([
    '# one',
    '### three',
    '##no space',
    ' ## indented',
    '* star',
    '+ plus',
    '1. first',
    '2024. A good year',
    '-5 degrees',
    '---',
    '> said',
    '    four spaces',
    '```',
    '`code`',
    '*a* _b_ __c__',
    '&amp; &#60;',
    '\\* \\[a\\]',
    '<b>x</b>',
    '<https://a.example>',
    'https://a.example',
    '[a][b]',
    '[b]: https://a.example',
    '2 * 3 * 4',
    '[a](b',
    '![]',
  ])('%j', (text) => {
    expect(marked(text)).toBe(`p(${text.trimStart()})`);
  });

  it('within a list, too', () => {
    expect(marked('- ## a\n- - b\n- 1. c\n  - d')).toBe('ul(## a; - b; 1. c|- d)');
  });
});

describe('row 24: addresses that may not stand in an article stay text', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    'http://a.example',
    '//a.example',
    '/admin',
    'mailto:a@a.example',
    'https://user:word@a.example',
    'https://',
    '<https://a.example/a b>',
    'https://a.example "title"',
    '',
  ])('%j as a link', (address) => {
    const text = `[a](${address})`;
    expect(marked(text)).toBe(`p(${text})`);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/onload=alert(1)>',
    'http://a.example/b.jpg',
    '//a.example/b.jpg',
    '/../b.jpg',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://a.example/film.mp4',
    '/assets/a.jpg "title"',
  ])('%j as a picture', (address) => {
    const text = `![a](${address})`;
    expect(marked(text)).toBe(`p(${text})`);
  });

  it.each([
    ['[a [b](https://b.example) c](https://c.example)', 1],
    ['[a](https://a.example)](https://b.example)', 1],
    ['![[a](https://a.example)](https://b.example/c.jpg)', 0],
  ])('%s has %d links', (text, links) => {
    expect(marked(text).split('<a ').length - 1).toBe(links);
  });

  const shapes = [
    '[',
    '![',
    '](',
    '[a](',
    '[a](<',
    '[a](https://x (',
    '[](',
    '**',
    '*',
    '- ',
    '- a\n',
  ];
  it.each([...shapes, '## a\n', '[a](https://x "', '![a](/x)\n', '\0', '> ', '1. ', '<a '])(
    'thousands of %j take time in proportion, and lose nothing but marks',
    (shape) => {
      const text = shape.repeat(15_000 / shape.length);
      const blocks = markedBlocks(text);
      expect(blocks.length).toBeLessThanOrEqual(text.length);
      expect(sketch(blocks).length).toBeGreaterThan(0);
    },
    10_000,
  );

  it('no text throws, and every address is allowed', () => {
    const units = ['[', ']', '(', ')', '!', '*', '**', '#', '- ', '\n', ' ', 'b', '\0', '<', '>'];
    const addresses = [
      'https://a.example',
      'javascript:x',
      '/assets/a.jpg',
      '"',
      '\\',
      '&',
      '\t',
      '\r',
    ];
    const hostile = fc.string({ unit: fc.constantFrom(...units, ...addresses), maxLength: 60 });
    fc.assert(
      fc.property(hostile, (text) => {
        expect(marked(text)).not.toMatch(/<(?:a|img) (?!https:|\/a\.jpg)/);
      }),
      { seed: 1, numRuns: 2_000 },
    );
  });
});

describe('row 24: a text from before there were marks is unchanged to the letter', async () => {
  /** A text of the samples as people wrote it without marks. */
  const unmarked = (text: unknown) =>
    String(text)
      .replace(/^!.*\n\n/gm, '')
      .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .replace(/^## (.+)$/gm, '**$1**')
      .replace(/^- /gm, '• ');
  const samples = (await readBlogs()).flatMap(({ description1, description2 }) => [
    unmarked(description1),
    unmarked(description2),
  ]);
  const awkward = [
    'a single * star, 2 * 3 * 4 and *this*',
    '- dashes\n- as they were typed\n\n- Ravi, Chennai',
    '# number one\n## number two\n### three',
    '  indented\n\n\nafter two empty lines  ',
    '[text](https://a.example) ![](/a.jpg)',
    '1. first\n> said\n`code` &amp; \\* <b>',
    '** spaced ** and **open',
  ];

  it.each([
    ...samples.map((text, place) => [`text ${place + 1} of the samples`, text] as const),
    ...awkward.map((text) => [JSON.stringify(text), text] as const),
  ])('%s', (_, text) => {
    const lines = parseRichText(text).map((tokens) =>
      tokens.map((token) => (token.bold ? `[${token.text}]` : token.text)).join(''),
    );
    expect(plain(text)).toBe(`p(${lines.join('|')})`);
  });

  it('its two parts are two paragraphs', () => {
    const texts = { textStyle: 'Plain', description1: 'One.', description2: '- two' } as const;
    expect(sketch(articleOf(texts))).toBe('p(One.) p(- two)');
    expect(articleOf({ ...texts, description1: '', description2: '' })).toEqual([]);
  });

  it('with marks, the sample blog posts have the same words and bold texts', () => {
    for (const text of samples) {
      const words = (blocks: string) => blocks.replace(/p\(|\)(?= p\(|$)|[|\s]/g, '');
      expect(words(marked(text))).toBe(words(plain(text)));
    }
  });
});
