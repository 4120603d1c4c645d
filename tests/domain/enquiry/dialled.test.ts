import { expect, it } from 'vitest';
import { dialledText, holdsNumber } from '../../../src/domain/enquiry/dialled';

it.each([
  ['98400 00000', '+91 98400 00000', true],
  ['98400 00000', '௯௮௪௦௦ ௦௦௦௦௦', true],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '34567', true],
  ['+971 (0)50 123 4567', '+971501234567', true],
  ['+971 50 123 4567', '0501234567', true],
  ['(044) 2345.6789', '23456789', true],
  ['+91 98400\u201300000', '98400-000', true],
  ['Flat 12, call 98400 00000 after 6', '00000', true],
  ['044 2345 6789', '+91 44 2345 6789', true],
  ['2345 6789', '+914423456789', true],
  ['044 2345 6789', '+91 22 2345 6700', false],
  ['98400 00000', '984', false],
  ['98400 00000', 'x9840', false],
  ['98400\n00000', '9840000000', false],
])('%j holds the number %j: %j', (text, typed, holds) => {
  expect(holdsNumber(text, typed)).toBe(holds);
});

it.each([
  ['+971 50 123 4567', ['+971 50 123 4567'], ''],
  ['98400 12345', ['+91 98400 12345'], '+91 98400 12345'],
  ['07700 900123', ['+44 7700 900123', '+91 77009 00123'], '+44 7700 900123 or +91 77009 00123'],
  ['call me', [], ''],
])('beside the number %j stands how it is dialled: %j as %j', (number, dialled, text) => {
  expect(dialledText({ number, dialled })).toBe(text);
});
