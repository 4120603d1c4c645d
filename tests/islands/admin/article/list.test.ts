import { expect, it } from 'vitest';
import { continueList } from '../../../../src/islands/admin/article/ArticleField';

it.each([
  ['- milk', '- milk\n- '],
  ['One\n  * two', 'One\n  * two\n  * '],
  ['9. nine', '9. nine\n10. '],
  ['- milk\n- ', '- milk\n\n'],
  ['plain', null],
  ['2026. was dry', '2026. was dry\n2027. '],
])('Enter after %j', (text, expected) => {
  const next = continueList(text, text.length);
  expect(next && text.slice(0, next.start) + next.inserted).toBe(expected);
});
