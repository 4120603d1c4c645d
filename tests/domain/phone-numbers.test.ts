import { expect, it } from 'vitest';
import { holdsNumber, numbersIn, numbersOf } from '../../src/domain/phone-numbers';

const dialled = (numbers: ReturnType<typeof numbersIn>) => numbers.map((one) => one.getURI());

it.each([
  ['09840012345', ['tel:+919840012345']],
  ['91234 56789', ['tel:+919123456789']],
  ['+971 (0)50 123 4567', ['tel:+971501234567']],
  ['971 50 123 4567', ['tel:+971501234567']],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', ['tel:+971501234567']],
  ['98400 12345, 044 2345 6789', ['tel:+919840012345', 'tel:+914423456789']],
  ['98400 12345 or +919840012345', ['tel:+919840012345']],
  ['044 2345 6789 ext 12, after 6 pm', ['tel:+914423456789;ext=12']],
  ['2345 6789', []],
  ['050 123 4567', []],
  ['1234567890123456', []],
])('a number typed as %j is dialled as %j', (text, numbers) => {
  expect(dialled(numbersOf(text))).toEqual(numbers);
});

it.each([
  ['98400 00000', '+91 98400 00000', true],
  ['98400 00000', '௯௮௪௦௦ ௦௦௦௦௦', true],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '34567', true],
  ['+971 (0)50 123 4567', '+971501234567', true],
  ['+971 50 123 4567', '0501234567', true],
  ['(044) 2345.6789', '23456789', true],
  ['+91 98400\u201300000', '98400-000', true],
  ['Flat 12, call 98400 00000 after 6', '00000', true],
  ['98400 00000', '984', false],
  ['98400 00000', 'x9840', false],
  ['98400\n00000', '9840000000', false],
])('%j holds the number %j: %j', (text, typed, holds) => {
  expect(holdsNumber(text, typed)).toBe(holds);
});

it.each([
  'wa.me/971501234567',
  'https://api.whatsapp.com/send?phone=971501234567&text=x',
  'Call owner 00971501234567',
  'Owner +1 415 555 2671, after six',
  'Owner +44 20 7946 0018',
  'Mob9840012345',
  'அழைக்க ௯௮௪௦௦௧௨௩௪௫',
])('%j has one number', (text) => {
  expect(numbersIn(text)).toHaveLength(1);
});

it.each(['25000-30000', 'Rs 2,50,000 - 3,50,000', '1200-1500 sqft, 600042', '12-03-2026, 600 042'])(
  '%j has none',
  (text) => {
    expect(numbersIn(text)).toEqual([]);
  },
);
