import type { Range, WorkSheet } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { readSheetRows } from '../../../src/server/spreadsheet/worker/rows.mjs';
import {
  maxCellLength,
  maxColumns,
  maxMerges,
  maxSheetTextLength,
} from '../../../src/server/spreadsheet/worker/limits.mjs';

/** What the parser gives for a sheet of these texts and joined ranges. */
const parsed = (texts: readonly string[][], joined: readonly Range[] = []): WorkSheet => ({
  '!data': texts.map((row) => row.map((text) => ({ t: 's', v: text }))),
  '!merges': [...joined],
});
const read = (sheet: WorkSheet) =>
  readSheetRows(sheet, {
    date1904: false,
    isText: false,
    struck: new Map(),
    words: { date: '', formula: '' },
  });

/** All rows and columns that a spreadsheet can have. */
const everywhere: Range = { s: { r: 0, c: 0 }, e: { r: 1_048_575, c: 16_383 } };
const longest = 'x'.repeat(maxCellLength);
const tooMuch = expect.objectContaining({ reason: 'tooMuch' }) as Error;

it('row 18: cells joined over all there is fill the columns that are read, in the rows that have content', () => {
  const rows = read(parsed([['a'], ['b']], [everywhere]));
  expect(rows.map(({ number, cells }) => [number, cells.length])).toEqual([
    [1, maxColumns],
    [2, maxColumns],
  ]);
});

it('row 18: of joined ranges the first 500 are filled', () => {
  const beside: Range = { s: { r: 0, c: 0 }, e: { r: 0, c: 1 } };
  const nothing: Range = { s: { r: 0, c: 5 }, e: { r: 0, c: 6 } };
  const joinedLast = (before: number) =>
    read(parsed([['a']], [...Array.from({ length: before }, () => nothing), beside]));
  expect(joinedLast(maxMerges - 1)[0]?.cells).toEqual(['a', 'a']);
  expect(joinedLast(maxMerges)[0]?.cells).toEqual(['a']);
});

it('row 18: the texts of a sheet are counted together, also those that joined cells repeat', () => {
  const fitting = Math.floor(maxSheetTextLength / maxCellLength);
  const rowsOf = (count: number) => Array.from({ length: count }, () => [longest]);
  expect(read(parsed(rowsOf(fitting)))).toHaveLength(fitting);
  expect(() => read(parsed(rowsOf(fitting + 1)))).toThrow(tooMuch);
  expect(() => read(parsed(rowsOf(5), [everywhere]))).toThrow(tooMuch);
});
