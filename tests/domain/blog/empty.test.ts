import { expect, it } from 'vitest';
import { isEmptyBlog } from '../../../src/domain/blog/empty';

const blank = { title: '', description1: '', description2: '' };

it.each([
  ['nothing', {}, true],
  ['spaces', { title: ' ', description2: '\n' }, true],
  ['a rule and dots', { title: '…', description1: '---' }, true],
  ['a title', { title: 'Monsoon' }, false],
  ['a first part', { description1: 'Check the roof.' }, false],
  ['a second part', { description2: 'Check the roof.' }, false],
])('a blog post of %s is empty: %s', (_, texts, expected) => {
  expect(isEmptyBlog({ ...blank, ...texts })).toBe(expected);
});
