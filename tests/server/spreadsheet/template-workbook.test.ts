import { describe, expect, it } from 'vitest';
import { columnNote } from '../../../src/content/import/workbook';
import { columnLetters } from '../../../src/domain/import/cell';
import { columns, exampleName } from '../../../src/domain/import/columns';
import type { ColumnKey } from '../../../src/domain/import/headers';
import { clearWord } from '../../../src/domain/import/value';
import { propertyFields } from '../../../src/domain/property/fields';
import { findColumns, isSettled, tableOf } from '../../../src/domain/import/matching';
import { readRows } from '../../../src/domain/import/row';
import { propertyInput } from '../../../src/domain/property/schema';
import { readWorkbook } from '../../../src/server/read-workbook';
import { templateWorkbook } from '../../../src/server/spreadsheet/properties-workbook';
import { cellOf, partOf, planOf, sheetOf } from './written';

const choices = Object.entries(propertyFields).flatMap(([key, field]) =>
  field.kind === 'choice' ? [[key, field.options.filter(Boolean)] as const] : [],
);

const template = templateWorkbook();
const properties = sheetOf(template);
const dayColumn = columnLetters(columns.findIndex(({ key }) => key === 'date'));

it('the headers say in a note what belongs below them', () => {
  const notes = columns.map(({ key, isRequired }, at) => {
    const cell = cellOf(properties, `${columnLetters(at)}1`);
    return [cell?.v, cell?.c?.[0]?.t ?? '', columnNote(key, isRequired)];
  });
  expect(notes.map(([title]) => title)).toEqual(columns.map(({ title }) => title));
  for (const [title, written, note] of notes) expect(written, String(title)).toBe(note);
  expect(notes[0]?.[1]).toContain(`${clearWord} in capitals`);
});

describe('the example row', () => {
  it('is a valid property', async () => {
    const sheet = await readWorkbook(template);
    const { matching, columns: found } = findColumns(sheet);
    expect(isSettled(matching, found)).toBe(true);
    const [row] = readRows(tableOf(sheet, matching));
    expect(row?.notes).toEqual([]);
    expect(row?.reference).toBe('');
    expect(row?.day).toBe('2026-01-15');
    expect(propertyInput.parse({ ...row?.fields, name: 'A flat' })).toMatchObject({
      category: 'Apartment',
      price: '32000',
      featured: false,
      lift: true,
    });
  });

  it('is not imported', async () => {
    expect(await planOf(template, [])).toEqual([]);
    expect(exampleName).toMatch(/^Example/);
  });
});

describe('the drop-down lists', () => {
  const xml = partOf(template, 'xl/worksheets/sheet1.xml');
  const lists = [...xml.matchAll(/ sqref="([^"]+)"><formula1>&quot;([^<]*)&quot;</g)];
  const listOf = (key: ColumnKey) => {
    const name = columnLetters(columns.findIndex((column) => column.key === key));
    const range = `${name}2:${name}1001`;
    return lists.find(([, each]) => each === range)?.[2];
  };

  it.each(choices)('%s offers its words for 1,000 rows', (key, words) => {
    expect(listOf(key as ColumnKey)?.split(',')).toEqual(words);
  });

  const flags = columns.filter(({ kind }) => kind === 'flag').map(({ key }) => key);
  it.each(flags)('%s offers Yes and No', (key) => {
    expect(listOf(key)).toBe('Yes,No');
  });

  it('are no others', () => {
    expect(lists).toHaveLength(choices.length + flags.length);
    expect(listOf('name')).toBeUndefined();
  });
});

describe('row 25: what is typed into the template', () => {
  const xml = partOf(template, 'xl/worksheets/sheet1.xml');
  const styleOf = (address: string) => new RegExp(`<c r="${address}" s="(\\d+)"`).exec(xml)?.[1];
  const columnStyle = (key: ColumnKey) => {
    const at = columns.findIndex((column) => column.key === key) + 1;
    return new RegExp(`<col min="${at}"(?: style="(\\d+)")?`).exec(xml)?.[1];
  };

  it.each(['reference', 'name', 'floor', 'facing', 'images', 'lift'] as const)(
    'under %s stays text',
    (key) => {
      expect(cellOf(properties, 'B2')?.z).toBe('@');
      expect(columnStyle(key)).toBe(styleOf('B2'));
    },
  );

  it('but under Rent per month is a number, and under Listed on a day', () => {
    expect(columnStyle('price')).toBeUndefined();
    expect(cellOf(properties, `${dayColumn}2`)).toMatchObject({
      t: 'n',
      z: 'dd-mm-yyyy',
      w: '15-01-2026',
    });
    expect(columnStyle('date')).toBe(styleOf(`${dayColumn}2`));
  });
});
