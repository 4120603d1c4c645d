import { expect, it } from 'vitest';
import { looksSame } from '../../../src/domain/people/same-name';

it.each([
  ['Anita', 'anita'],
  ['Anita K', 'Anita  K'],
  ['Anita', 'Ani\u200bta'],
  ['Anita', 'Anita\u00ad'],
  ['Anita', '\u202eAnita'],
  ['Anita', 'Anita\u3164'],
  ['Anita', 'Ａｎｉｔａ'],
  ['Anita', 'Аnіtа'],
  ['first', 'fіrst'],
  ['அனிதா', 'அனி\u200cதா'],
])('%j looks like %j', (one, other) => {
  expect(looksSame(one, other)).toBe(true);
});

it.each([
  ['Anita', 'Anitha'],
  ['Anita K', 'Anita R'],
  ['அனிதா', 'அனிதா க'],
  ['Иван', 'Ivan'],
])('%j does not look like %j', (one, other) => {
  expect(looksSame(one, other)).toBe(false);
});
