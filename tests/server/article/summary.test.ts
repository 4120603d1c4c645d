import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerpt, summarizeBlog } from '../../../src/server/article/summary';
import { article } from '../../components/structured-data/things';

const short = (description1: string, limit?: number) =>
  excerpt({ description1, description2: '' }, limit);

it.each([
  ['  **One**\n\ntwo\t three ', 'One two three'],
  ['## Roof\n\n- Sweep **it**\n- Look', 'Roof Sweep it Look'],
  ['See [our **list**](https://a.example/b).', 'See our list.'],
  ['Before ![A roof](/api/image/abc) after', 'Before after'],
  ['**Rent:**25,000\n** spaced **', 'Rent:25,000 spaced'],
])('the plain text of %j is %j', (text, expected) => {
  expect(short(text)).toBe(expected);
});

it('the excerpt of a short text is the text', () => {
  expect(short('Short **and** sweet.')).toBe('Short and sweet.');
  expect(short('')).toBe('');
  expect(short('x'.repeat(180))).toBe('x'.repeat(180));
});

it.each([
  ['one two three', 9, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['one two three', 7, 'one…'],
  ['one, two', 7, 'one…'],
  ['abcdefghij', 5, 'abcd…'],
  ['😀😀😀😀', 4, '😀…'],
  ['கிகிகிகி', 4, 'கி…'],
])('the excerpt of %s in %d is %s', (text, limit, expected) => {
  expect(short(text, limit)).toBe(expected);
});

it('an excerpt never has more than 180 characters, nor half a character', () => {
  const long = fc.string({
    unit: fc.constantFrom('a', ' ', '😀', 'கி', '**', '\n', 'é'),
    maxLength: 600,
  });
  fc.assert(
    fc.property(long, (text) => {
      const cut = short(text);
      expect(cut.length).toBeLessThanOrEqual(180);
      expect(cut.isWellFormed()).toBe(true);
    }),
    { seed: 1, numRuns: 500 },
  );
});

const blog = {
  ...article,
  blogType: 'Review' as const,
  title: 'What an agreement must say',
  images: ['/a.jpg', '/b.jpg'],
  description1: '## First **bold** words.',
  description2: 'More words.',
};

it('the summary has the first picture and the beginning of the text without markers', () => {
  expect(summarizeBlog(blog)).toEqual({
    _id: 'article-1',
    blogType: 'Review',
    title: 'What an agreement must say',
    images: ['/a.jpg'],
    date: article.date,
    excerpt: 'First bold words. More words.',
  });
});
