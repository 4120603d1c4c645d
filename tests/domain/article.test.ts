import { expect, it } from 'vitest';
import { isArticle } from '../../src/domain/article';
import { parseArticle } from '../../src/server/article/article';

it.each([
  ['lists in each other', '- ', 20],
  ['quotations in each other', '> ', 20],
  ['lists in quotations', '> 1. ', 10],
  ['emphasis marks', '_', 2_000],
])('row 52: %s, written %j, are read up to %i', (_name, mark, most) => {
  const longest = `${mark.repeat(most)}deep`;
  expect(isArticle(longest)).toBe(true);
  expect(parseArticle([longest])).toHaveLength(1);
  expect(isArticle(mark + longest)).toBe(false);
});

it('a line of dashes is an article, and so are lists that follow each other', () => {
  expect(isArticle('-'.repeat(200))).toBe(true);
  expect(isArticle('- one\n'.repeat(200))).toBe(true);
});
