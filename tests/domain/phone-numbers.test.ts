import { expect, it } from 'vitest';
import { numbersIn, readDialled } from '../../src/domain/phone-numbers';
import { loadPhoneReader } from '../../src/server/phone-numbers';

const phones = await loadPhoneReader();

it.each([
  ['09840012345', ['+91 98400 12345']],
  ['91234 56789', ['+91 91234 56789']],
  ['+971 (0)50 123 4567', ['+971 50 123 4567']],
  ['971 50 123 4567', ['+971 50 123 4567']],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', ['+971 50 123 4567']],
  ['98400 12345, 044 2345 6789', ['+91 98400 12345', '+91 44 2345 6789']],
  ['98400 12345 / 98410 54321', ['+91 98400 12345', '+91 98410 54321']],
  ['98400 12345 or +919840012345', ['+91 98400 12345']],
  ['044-24901234/24905678', ['+91 44 2490 1234', '+91 44 2490 5678']],
  ['98400 12345/2345678', ['+91 98400 12345']],
  ['044 2345 6789 ext 12, after 6 pm', ['+91 44 2345 6789 ext. 12']],
  ['044 2345 6789, extn 12', ['+91 44 2345 6789 ext. 12']],
  // Two lines in a field of one line, and a list as people type it.
  ['98400 12345 98410 54321', ['+91 98400 12345', '+91 98410 54321']],
  ['9840012345-9841054321', ['+91 98400 12345', '+91 98410 54321']],
  [
    '98400 12345 98410 54321 98420 11111',
    ['+91 98400 12345', '+91 98410 54321', '+91 98420 11111'],
  ],
  ['971501234567 971551234567', ['+971 50 123 4567', '+971 55 123 4567']],
  ['044 2345 6789 98400 12345', ['+91 44 2345 6789', '+91 98400 12345']],
  ['044 2345 6789, 98410 54321', ['+91 44 2345 6789', '+91 98410 54321']],
  ['2345 6789', []],
  ['050 123 4567', []],
  ['1234567890123456', []],
])('a number typed as %j is dialled as %j', (text, numbers) => {
  expect(readDialled(text, [], phones)).toEqual(numbers);
});

it.each([
  ['07700 900123', 'GB', ['+44 7700 900123', '+91 77009 00123']],
  ['020 7946 0018', 'GB', ['+44 20 7946 0018', '+91 20 7946 0018']],
  ['+44 7700 900123', 'US', ['+44 7700 900123']],
  ['050 123 4567', 'AE', ['+971 50 123 4567']],
  ['(415) 555-2671', 'US', ['+1 415 555 2671', '+91 4155 552 671']],
  ['050 123 4567 055 765 4321', 'AE', ['+971 50 123 4567', '+971 55 765 4321']],
  // Neither of these is a number that somebody is called on there.
  ['98400 12345', 'GB', ['+91 98400 12345']],
  ['98400 12345', 'US', ['+91 98400 12345']],
  ['044 2434 1234', 'AE', ['+91 44 2434 1234']],
  ['98400 12345', 'IN', ['+91 98400 12345']],
] as const)('a number typed as %j in %s is dialled as %j', (text, country, numbers) => {
  expect(readDialled(text, [country], phones)).toEqual(numbers);
});

it('every part of a field is read, so that a part that is no number is seen', () => {
  const parts = phones.readNumbers('98400 12345, after six / 044 2345 6789');
  expect(parts.map((numbers) => numbers.length)).toEqual([1, 0, 1]);
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
  expect(numbersIn(text, phones)).toHaveLength(1);
});

it.each(['25000-30000', 'Rs 2,50,000 - 3,50,000', '1200-1500 sqft, 600042', '12-03-2026, 600 042'])(
  '%j has none',
  (text) => {
    expect(numbersIn(text, phones)).toEqual([]);
  },
);
