import { describe, expect, it } from 'vitest';
import {
  allowedColumns,
  rejectedRows,
  readChoicesOf,
  resultCounts,
  rowFilters,
  viewRows,
  writableRows,
} from '../../../../src/islands/admin/import/view';
import { preview, result, row } from './preview';

const error = { cell: 'F4', column: 'Rent', value: 'abc', message: 'Write a number.' };
const rows = [
  row({ row: 2 }),
  row({ row: 3, action: 'update' }),
  row({ row: 4, action: 'error', errors: [error] }),
  row({ row: 5, action: 'unchanged' }),
  row({ row: 6, cautions: ['The rent is less than ₹1,000 a month.'] }),
];
const read = preview(rows);

describe('the rows of a preview', () => {
  it('are shown by what they would do, first those with errors, then those to look at', () => {
    const shown = rowFilters.map((filter) => viewRows(rows, filter).map((one) => one.row));
    expect(shown).toEqual([[4, 6, 2, 3, 5], [4], [6], [6, 2], [3], [5]]);
  });

  it('are counted when they would be written', () => {
    expect(writableRows(read)).toBe(3);
  });
});

it('a preview is read again as it was read before', () => {
  const match = { header: 'Remarks', key: 'propertyDes' } as const;
  const given = { ...match, letters: 'I', consent: 'given' as const };
  const missing = { ...match, letters: 'J', consent: 'missing' as const };
  const columns = [{ letters: 'A', header: 'Name', key: 'name' as const }, given, missing];
  expect(readChoicesOf(preview(rows, { columns, twinsAreChanges: true }))).toEqual({
    sheet: 'Homes',
    columns: ['I'],
    twinsAreChanges: true,
  });
  expect(allowedColumns(columns, missing)).toEqual(['I', 'J']);
  expect(allowedColumns(columns, given)).toEqual([]);
});

describe('the result', () => {
  const results = [
    result(2, 'created'),
    result(3, 'skipped', 'Somebody edited this property meanwhile.'),
    result(6, 'unchanged'),
  ];
  const run = { preview: read, results, warning: null };

  it('names the rows that were rejected before or skipped while they were written', () => {
    expect(rejectedRows(run)).toEqual([
      { row: 3, name: 'Home 3', errors: [], message: 'Somebody edited this property meanwhile.' },
      { row: 4, name: 'Home 4', errors: [error], message: '' },
    ]);
  });

  it('includes the rows that were not sent', () => {
    expect(resultCounts(run)).toEqual({ created: 1, updated: 0, unchanged: 2, skipped: 2 });
  });
});
