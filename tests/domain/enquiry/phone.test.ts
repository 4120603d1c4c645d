import { expect, it } from 'vitest';
import { holdsNumber, internationalNumber } from '../../../src/domain/enquiry/phone';

it.each([
  ['09840012345', '919840012345'],
  ['+91 98400-12345', '919840012345'],
  ['0091 98400 12345', '919840012345'],
  ['+971 50 123 4567', '971501234567'],
  ['044-2345 6789', '914423456789'],
  ['+91 (0) 98400 12345', '919840012345'],
  ['91234 56789', '919123456789'],
  ['2345 6789', null],
  ['050 123 4567', null],
  ['call me', null],
  ['1234567890123456', null],
])('a number typed as %j is dialled as %j', (text, number) => {
  expect(internationalNumber(text)).toBe(number);
});

it.each([
  ['98400 00000', '9840000000', true],
  ['98400 00000', '+91 98400 00000', true],
  ['(044) 2345.6789', '23456789', true],
  ['+91 98400\u201300000', '98400-000', true],
  ['Flat 12, call 98400 00000 after 6', '00000', true],
  ['98400 00000', '984', false],
  ['98400 00000', 'x9840', false],
  ['98400\n00000', '9840000000', false],
])('%j holds the number %j: %j', (text, typed, holds) => {
  expect(holdsNumber(text, typed)).toBe(holds);
});
