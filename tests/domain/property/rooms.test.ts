import { expect, it } from 'vitest';
import { roomCount } from '../../../src/domain/property/rooms';

it.each([
  ['3', '3'],
  [' 2.5 BHK ', '2.5'],
  ['3 Bedrooms', '3'],
  ['1 bath', '1'],
  ['௩', '3'],
  ['2½', '2.5'],
  ['2-3', '2-3'],
  ['3 or 4', null],
  ['Studio', null],
  ['1 RK', null],
  ['2 + study', null],
  ['', null],
])('"%s" says %s rooms', (text, count) => {
  expect(roomCount(text)).toBe(count);
});
