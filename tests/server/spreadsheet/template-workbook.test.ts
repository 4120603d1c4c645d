import { describe, expect, it } from 'vitest';
import { columnLetters } from '../../../src/domain/import/cell';
import { columns, exampleName } from '../../../src/domain/import/columns';
import type { ColumnKey } from '../../../src/domain/import/headers';
import { columnOf } from '../../../src/domain/import/read-header';
import { clearWord } from '../../../src/domain/import/value';
import { propertyFields } from '../../../src/domain/property/fields';
import { sheetLimits, readTable } from '../../../src/domain/import/table';
import { readRows } from '../../../src/domain/import/row';
import { propertyInput, propertyPatch } from '../../../src/domain/property/schema';
import { readWorkbook } from '../../../src/server/read-workbook';
import { templateWorkbook } from '../../../src/server/spreadsheet/properties-workbook';
import { cellOf, partOf, planOf, readBack, sheetOf, valuesOf } from './written';

const choices = Object.entries(propertyFields).flatMap(([key, field]) =>
  field.kind === 'choice' ? [[key, field.options.filter(Boolean)] as const] : [],
);

const template = templateWorkbook();
const properties = sheetOf(template);
const dayColumn = columnLetters(columns.findIndex(({ key }) => key === 'date'));

describe('the header of the template', () => {
  it.each(columns.map((column, at) => [column.title, column, `${columnLetters(at)}1`] as const))(
    '%s',
    (title, column, address) => {
      const cell = cellOf(properties, address);
      expect(cell?.v).toBe(title);
      expect(columnOf(title)).toBe(column);
    },
  );
});

describe('the example row', () => {
  it('is a valid property', async () => {
    const table = readTable(await readWorkbook(template));
    expect(table.rows).toHaveLength(1);
    const [row] = readRows(table);
    expect(row?.faults).toEqual([]);
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

describe('row 25: texts of the template that look like formulas stay text', () => {
  it.each(readBack(template).SheetNames)(
    'all cells of the sheet %s are text or numbers',
    (name) => {
      const cells = Object.entries(sheetOf(template, name)).filter(([key]) => !key.startsWith('!'));
      expect(cells.length).toBeGreaterThan(columns.length);
      for (const [address, cell] of cells as [string, { t: string; f?: string }][]) {
        expect(cell.f, address).toBeUndefined();
        expect(['s', 'n'], address).toContain(cell.t);
      }
    },
  );

  const xml = partOf(template, 'xl/worksheets/sheet1.xml');
  const styleOf = (address: string) => new RegExp(`<c r="${address}" s="(\\d+)"`).exec(xml)?.[1];
  const columnStyle = (key: ColumnKey) => {
    const at = columns.findIndex((column) => column.key === key) + 1;
    return new RegExp(`<col min="${at}"(?: style="(\\d+)")?`).exec(xml)?.[1];
  };

  it.each(['reference', 'name', 'floor', 'facing', 'images', 'lift'] as const)(
    'what is typed under %s stays text',
    (key) => {
      expect(cellOf(properties, 'B2')?.z).toBe('@');
      expect(columnStyle(key)).toBe(styleOf('B2'));
    },
  );

  it('but what is typed under Rent per month is a number, and under Listed on a day', () => {
    expect(columnStyle('price')).toBeUndefined();
    expect(cellOf(properties, `${dayColumn}2`)).toMatchObject({
      t: 'n',
      z: 'dd-mm-yyyy',
      w: '15-01-2026',
    });
    expect(columnStyle('date')).toBe(styleOf(`${dayColumn}2`));
  });
});

describe('the sheet of explanations', () => {
  const rows = valuesOf(sheetOf(template, 'How to fill in'));
  const text = rows.flat().join('\n');

  it.each(columns.map((column) => [column.title, column] as const))(
    'says what %s means, and what is allowed',
    (title, { isRequired }) => {
      const row = rows.filter(([first]) => first === title).at(-1) ?? [];
      expect(row[1]).toMatch(/^[A-Z].{10,}[.]$/);
      expect(row[2]).toMatch(/^[A-Z].{5,}[.]$/);
      expect(row[3]).toBe(isRequired ? 'Required' : 'Optional');
    },
  );

  it('names the words of the choices, the limits, and the word that empties', () => {
    for (const word of choices.flatMap(([, options]) => options)) expect(text).toContain(word);
    expect(text).toContain(`at most ${sheetLimits.rows.toLocaleString('en-IN')} properties`);
    expect(text).toContain(`${sheetLimits.columns} columns`);
    expect(text).toContain(`${sheetLimits.bytes / 1024 / 1024} MB`);
    expect(text).toContain(`Write ${clearWord},`);
    expect(text).toContain(exampleName);
  });

  it.each([
    ['Category', 'Apartment'],
    ['Furnishing', 'Not Furnished'],
    ['Featured', 'No'],
    ['Lift', 'not stated'],
    ['Parking', 'not stated'],
  ])('says that %s of a new property is %s when the cell is blank', (title, word) => {
    const row = rows.find(([first]) => first === title);
    expect(row?.[2]).toContain(`Blank on a new property: ${word}.`);
  });

  const limited = columns.flatMap(({ key, title }) => {
    const text = String(rows.find(([first]) => first === title)?.[2]);
    const max = /at most ([\d,]+) characters/.exec(text)?.[1];
    return max ? [[key, Number(max.replace(',', ''))] as const] : [];
  });

  it.each(limited)('says that %s takes %i characters, which is true', (key, max) => {
    expect(propertyPatch.safeParse({ [key]: 'x'.repeat(max) }).success).toBe(true);
    expect(propertyPatch.safeParse({ [key]: 'x'.repeat(max + 1) }).success).toBe(false);
  });
});
