import { expect, it } from 'vitest';
import {
  chooseForAll,
  countRows,
  formatCounts,
  listUnwrittenRows,
  countResults,
  rowFilters,
  viewImportRows,
} from '../../../../src/islands/admin/import/view';
import { preview, result, row } from './preview';

const fault = { cell: 'F4', column: 'Rent', value: 'abc', fault: 'Write a number.' };
const caution = { cell: 'F6', column: 'Rent', value: '₹10', caution: 'Less than ₹1,000.' };
const rows = [
  row({ row: 2 }),
  row({ row: 3, action: 'update' }),
  row({ row: 4, action: 'error', cells: [fault, { ...caution, cell: 'G4' }] }),
  row({ row: 5, action: 'unchanged' }),
  row({ row: 6, cells: [caution] }),
  row({ row: 7, action: 'skipped', like: { name: 'Home', id: 'home' } }),
];

it('rows are shown by what they would do, first those to correct or look at', () => {
  const shown = rowFilters.map((filter) => viewImportRows(rows, filter).map((one) => one.row));
  expect(shown).toEqual([[4, 6, 7, 2, 3, 5], [4, 6, 7], [6, 2], [3], [5], [7], [4]]);
});

it('rows are counted by what the operator has chosen', () => {
  const counts = { create: 2, update: 1, unchanged: 1, skipped: 1, error: 1 };
  expect(countRows(rows, {})).toEqual(counts);
  expect(countRows(rows, { 7: 'update' })).toEqual({ ...counts, update: 2, skipped: 0 });
  expect(viewImportRows(rows, 'update', { 7: 'update' }).map((one) => one.row)).toEqual([7, 3]);
});

it('one choice for all is that of the rows which can take it', () => {
  const like = row({ row: 8, action: 'skipped', like: { name: 'Home', row: 2 } });
  const all = [...rows, like];
  expect(chooseForAll(all, 'create')).toEqual({ 7: 'create', 8: 'create' });
  expect(chooseForAll(all, 'update')).toEqual({ 7: 'update' });
  expect(chooseForAll(all, 'skipped')).toEqual({ 7: 'skipped', 8: 'skipped' });
});

const results = [result(2, 'created'), result(3, 'skipped', 'Edited.'), result(6, 'created')];
const run = { preview: preview(rows), results };

it('the result names the rows that were rejected or skipped', () => {
  expect(listUnwrittenRows(run)).toEqual([
    { row: 3, name: 'Home 3', action: 'skipped', cells: [], message: 'Edited.' },
    { row: 4, name: 'Home 4', action: 'error', cells: [fault], message: '' },
  ]);
});

it('the result includes the rows that were not sent', () => {
  const counts = { create: 2, update: 0, unchanged: 1, skipped: 1, error: 1 };
  expect(countResults(run)).toEqual(counts);
  expect(formatCounts(counts)).toBe('2 new, 1 unchanged, 1 skipped, 1 with errors');
});
