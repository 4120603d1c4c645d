import { beforeAll, describe, expect, it } from 'vitest';
import { columnLetters, writtenColumns, type ColumnKey } from '../../../src/domain/import';
import { makeReference } from '../../../src/domain/reference';
import type { PropertyRecord } from '../../../src/domain/property/schema';
import { storedLine } from '../../../src/domain/typed-line';
import { storedForm } from '../../../src/domain/typed-text';
import { exportWorkbook } from '../../../src/server/spreadsheet/properties-workbook';
import { maxColumns } from '../../../src/server/spreadsheet/worker/limits.mjs';
import { blankStored as property } from '../../support/property';
import {
  findCell,
  formulas,
  textInCell,
  inSchemaOrder,
  readPart,
  makePlan,
  readBack,
  sheetElements,
  readSheet,
} from './workbook-reader';

it('our workbook has room for ten columns of an office, and for the one that says what to correct', () => {
  expect(writtenColumns.length + 10).toBeLessThan(maxColumns);
});

const texts = ['name', 'facing', 'address', 'vParking', 'power', 'propertyDes'] as const;
const measures = ['floor', 'price', 'propertySize', 'bedrooms', 'bathrooms', 'balcony'] as const;

it.each(formulas)('row 25: in an export %j stays text', async (text) => {
  const keys = [...texts, ...measures, 'features', 'googleLocation'] as const;
  const fields = Object.fromEntries(keys.map((key) => [key, text])) as Partial<PropertyRecord>;
  const sheet = readSheet(await exportWorkbook([property({ ...fields, images: [text] })]));
  for (const key of [...keys, 'images'] as const) {
    const cell = findCell(sheet, findAddress(key));
    expect(cell, key).toMatchObject({ t: 's', v: textInCell(text), z: '@' });
    expect(cell?.f, key).toBeUndefined();
  }
});

describe('the cells of an exported property', () => {
  it('are numbers where a page prints one, and otherwise text', async () => {
    expect(await written({ price: '32000' }, 'price')).toMatchObject({ t: 'n', v: 32_000 });
    expect(await written({ bedrooms: '2.5' }, 'bedrooms')).toMatchObject({ t: 'n', v: 2.5 });
    expect(await written({ price: '1.2 lakh' }, 'price')).toMatchObject({ t: 'n', v: 120_000 });
    expect(await written({ price: '₹25,000/-' }, 'price')).toMatchObject({ t: 'n', v: 25_000 });
    const more = '25,000 + maintenance';
    expect(await written({ price: more }, 'price')).toMatchObject({ t: 's', v: more });
    expect(await written({ advance: '3 months' }, 'advance')).toMatchObject({ v: '3 months' });
    expect(await written({ brokerage: '1 month' }, 'brokerage')).toMatchObject({ v: '1 month' });
    expect(await written({ propertySize: '1,150 sqft' }, 'propertySize')).toMatchObject({
      v: 1150,
    });
  });

  it('say Yes and No', async () => {
    expect(await written({ lift: true }, 'lift')).toMatchObject({ t: 's', v: 'Yes' });
    expect(await written({ lift: false }, 'lift')).toMatchObject({ t: 's', v: 'No' });
  });

  it.each([
    ['2026-01-05T20:00:00.000Z', '06-01-2026', 46_028],
    ['2026-01-05T18:29:59.999Z', '05-01-2026', 46_027],
  ])('listed at %s is the day %s, without a time', async (date, shown, serial) => {
    const day = { t: 'n', v: serial, w: shown, z: 'dd-mm-yyyy' };
    expect(await written({ date }, 'date')).toMatchObject(day);
  });

  it('are blank for empty fields', async () => {
    expect(await written({ power: '' }, 'power')).toBeUndefined();
    expect(await written({ lift: '' }, 'lift')).toBeUndefined();
    expect(await written({ parking: '' }, 'parking')).toBeUndefined();
    expect(await written({ images: [] }, 'images')).toBeUndefined();
    expect(await written({ date: 'soon' }, 'date')).toBeUndefined();
  });

  it('contain each picture on a line of its own', async () => {
    const cell = await written({ images: ['/one.jpg', '/two.jpg'] }, 'images');
    expect(cell?.v).toBe('/one.jpg\n/two.jpg');
  });
});

/** Texts that files or spreadsheets treat in a special way. */
const oddTexts = [
  '_x0041_ and _x000D_ are no letters',
  '_x005F_x0041_',
  'A & B <b> "C" ]]>',
  'one\r\ntwo\rthree',
  'vertical\u000btab and \u0001control',
  'half \ud83d a character, \ufffe, \uffff',
  'தமிழ் ₹ 🏠',
  '#REF!',
  '__proto__',
  'Yes',
  '1e5',
  '0x10',
  '  two  spaces',
  'true',
  '1-2',
  '007',
  '1200.50',
  '1/2',
  '01-02-2026',
  '₹1,25,000/-',
];

describe('an export that is imported again', () => {
  // One workbook holds them all: each that is read costs a thread of its own.
  const homes = oddTexts.map((text, at) => {
    const line = storedLine(text);
    const lines = storedForm(text);
    const fields = { name: line, facing: line, floor: line, price: line };
    return property({ _id: `home-${at}`, ...fields, propertyDes: lines, features: lines });
  });
  let planned: Awaited<ReturnType<typeof makePlan>> = [];
  beforeAll(async () => {
    planned = await makePlan(await exportWorkbook(homes), homes);
  });

  it.each(oddTexts.map((text, at) => ({ text, at })))('changes nothing: $text', ({ at }) => {
    expect(planned[at]).toMatchObject({ action: 'unchanged', changes: [], findings: [] });
  });

  it('is whole', () => expect(planned).toHaveLength(oddTexts.length));
});

it('nor where a cell cannot hold all pictures, or a field is CLEAR', async () => {
  const images = Array.from(
    { length: 40 },
    (_, index) => `/${String(index).padStart(1_500, 'x')}.jpg`,
  );
  const properties = [property({ images, facing: 'CLEAR' })];
  const bytes = await exportWorkbook(properties);
  const sheet = readSheet(bytes);
  expect(findCell(sheet, findAddress('images'))).toBeUndefined();
  expect(findCell(sheet, findAddress('facing'))).toBeUndefined();
  expect(await makePlan(bytes, properties)).toMatchObject([{ action: 'unchanged', findings: [] }]);
});

it('an export has valid XML, and both references of each property', async () => {
  const bytes = await exportWorkbook([property(), property({ _id: 'home-2' })]);
  expect(readBack(bytes).SheetNames).toEqual(['Properties']);
  const elements = sheetElements(readPart(bytes, 'xl/worksheets/sheet1.xml'));
  expect(elements).toEqual(inSchemaOrder(elements));
  const sheet = readSheet(bytes);
  expect(findCell(sheet, findAddress('reference', 3))?.v).toBe('home-2');
  expect(findCell(sheet, findAddress('shortReference', 3))?.v).toBe(makeReference('home-2'));
});

it('an export opens without properties, and has lists for more than 1,000', async () => {
  expect(readSheet(await exportWorkbook([]))['!ref']).toBe(`A1:${findAddress('version', 1_001)}`);
  const many = Array.from({ length: 1_200 }, (_, index) => property({ _id: `home-${index}` }));
  const bytes = await exportWorkbook(many);
  expect(readPart(bytes, 'xl/worksheets/sheet1.xml')).toContain('sqref="C2:C1201"');
  expect(findCell(readSheet(bytes), findAddress('reference', 1_201))?.v).toBe('home-1199');
});

function findAddress(key: ColumnKey, row = 2): string {
  return `${columnLetters(writtenColumns.findIndex((column) => column.key === key))}${row}`;
}

async function written(fields: Partial<PropertyRecord>, key: ColumnKey) {
  return findCell(readSheet(await exportWorkbook([property(fields)])), findAddress(key));
}
