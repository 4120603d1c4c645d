import { expect, it } from 'vitest';
import type { Cell } from '../../../../src/domain/import';
import { readTable } from '../sheets';

const first = ['Flat', 'Rent', 'Adv', 'Bed', 'Bath', 'Floor', 'Area', 'Location'];
const home: Cell[] = ['A1', 21_000, 120_000, 2, 2, 1, 1_000, 'Velachery'];

/** The cells of the homes of two lists, one below the other. */
function readLists(...second: Cell[][]) {
  const { rows } = readTable([first, home, ['Block B'], ...second]);
  return rows.map(({ cells }) => cells.slice(0, first.length));
}

it('the homes of a second list are read by its own header', () => {
  const header = ['Flat', 'Adv', 'Rent', 'Location', 'Bed', 'Bath', 'Floor', 'Area'];
  const other = ['B2', 130_000, 23_000, 'Velachery', 2, 2, 3, 1_080];
  expect(readLists(header, other)).toEqual([
    home,
    ['B2', 23_000, 130_000, 2, 2, 3, 1_080, 'Velachery'],
  ]);
});

it('a second header may say the same in other words, and what the first one lacks is left out', () => {
  const header = ['Flat', 'Deposit', 'Monthly rent', 'Owner', 'BHK', 'Baths', 'Level', 'Sqft'];
  const other = ['B2', 130_000, 23_000, 'Ravi', 2, 2, 3, 1_080];
  expect(readLists(header, other)).toEqual([home, ['B2', 23_000, 130_000, 2, 2, 3, 1_080, null]]);
});

it('the first line of a repeated header in two lines moves nothing', () => {
  const lines: Cell[][] = [
    ['Flat', 'Location', 'Monthly', 'Monthly', 'Floor', 'BHK'],
    [null, null, 'Rent', 'Maint', null, null],
  ];
  const row: Cell[] = ['A1', 'Velachery', 21_000, 1_500, 2, 2];
  const { rows } = readTable([...lines, row, ...lines, row]);
  expect(rows.map(({ cells }) => cells).filter(([flat]) => flat === 'A1')).toEqual([row, row]);
});

it('a home in words alone is no header', () => {
  const words = ['B2', 'on request', 'as agreed', 'two', 'two', 'first', 'large', 'Lift'];
  const flat = ['Flat', 'call', 'none', 'two', 'two', 'Ground', 'Lift', 'Adyar'];
  expect(readLists(words, flat, home)).toHaveLength(4);
});
