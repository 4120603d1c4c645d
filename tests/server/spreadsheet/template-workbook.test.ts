import { expect, it } from 'vitest';
import {
  columnLetters,
  writtenColumns,
  exampleName,
  type ColumnKey,
  clearWord,
  matchColumns,
  isAsked,
  makeTable,
} from '../../../src/domain/import';
import { parseRows } from '../../../src/domain/import/plan';
import { propertyInput } from '../../../src/domain/property/schema';
import { readWorkbook } from '../../../src/server/read-workbook';
import { templateWorkbook } from '../../../src/server/spreadsheet/properties-workbook';
import { findCell, readPart, makePlan, readSheet } from './workbook-reader';

const template = await templateWorkbook();
const properties = readSheet(template);
const dayColumn = columnLetters(writtenColumns.findIndex(({ key }) => key === 'date'));

it('the headers say in a note what belongs below them', () => {
  const heads = writtenColumns.map((_, index) => findCell(properties, `${columnLetters(index)}1`));
  expect(heads.map((cell) => cell?.v)).toEqual(writtenColumns.map(({ title }) => title));
  const readNote = (key: ColumnKey) =>
    heads[writtenColumns.findIndex((column) => column.key === key)]?.c?.[0]?.t;
  expect(readNote('reference')).toContain(`${clearWord} in capitals`);
  expect(readNote('price')).toBe('Required. In rupees, such as 32000 or 1.2 lakh.');
  expect(readNote('letTo')).toContain('Any of: family, women, men, company.');
  expect(readNote('lift')).toBeUndefined();
});

it('the example row is a valid property, and not imported', async () => {
  const sheet = await readWorkbook(template);
  const { matching, columns: found } = matchColumns(sheet);
  expect(found.some((column, index) => isAsked(matching, column, index))).toBe(false);
  const [row] = parseRows(makeTable(sheet, matching));
  expect(row).toMatchObject({ findings: [], reference: '', day: '2026-01-15' });
  const stated = { category: 'Apartment', price: '32000', featured: false, lift: true };
  expect(propertyInput.parse({ ...row?.fields, name: 'A flat' })).toMatchObject(stated);
  expect(await makePlan(template, [])).toEqual([]);
  expect(exampleName).toMatch(/^Example/);
});

it('drop-down lists offer the options of choices, and Yes and No, for 1,000 rows', () => {
  const xml = readPart(template, 'xl/worksheets/sheet1.xml');
  const lists = [...xml.matchAll(/ sqref="([^"]+)"><formula1>&quot;([^<]*)&quot;</g)];
  const expected = writtenColumns.flatMap(({ field }, index) => {
    const letters = columnLetters(index);
    const range = `${letters}2:${letters}1001`;
    if (field?.kind === 'flag') return [[range, 'Yes,No']];
    return field?.kind === 'choice' ? [[range, field.options.filter(Boolean).join(',')]] : [];
  });
  expect(lists.map(([, range, words]) => [range, words])).toEqual(expected);
});

const xml = readPart(template, 'xl/worksheets/sheet1.xml');
const readStyle = (address: string) => new RegExp(`<c r="${address}" s="(\\d+)"`).exec(xml)?.[1];
const columnStyle = (key: ColumnKey) => {
  const index = writtenColumns.findIndex((column) => column.key === key) + 1;
  return new RegExp(`<col min="${index}"(?: style="(\\d+)")?`).exec(xml)?.[1];
};

it.each(['reference', 'name', 'floor', 'facing', 'images', 'lift'] as const)(
  'row 25: what is typed under %s stays text',
  (key) => {
    expect(findCell(properties, 'B2')?.z).toBe('@');
    expect(columnStyle(key)).toBe(readStyle('B2'));
  },
);

it('under Rent per month it is a number, and under Listed on a day', () => {
  expect(columnStyle('price')).toBeUndefined();
  expect(findCell(properties, `${dayColumn}2`)).toMatchObject({
    t: 'n',
    z: 'dd-mm-yyyy',
    w: '15-01-2026',
  });
  expect(columnStyle('date')).toBe(readStyle(`${dayColumn}2`));
});
