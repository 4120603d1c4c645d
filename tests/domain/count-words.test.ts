import { expect, it } from 'vitest';
import { countWords } from '../../src/domain/count-words';

const words = { one: '1 home', many: '# homes' };

it.each([
  [0, '0 homes'],
  [1, '1 home'],
  [2, '2 homes'],
  [1_200, '1,200 homes'],
])('says %i as %j', (count, said) => {
  expect(countWords(count, words)).toBe(said);
});

it('has words of its own for none, where there are some', () => {
  expect(countWords(0, { ...words, none: 'No homes' })).toBe('No homes');
});
