import { describe, expect, it } from 'vitest';
import {
  type Cell,
  columns,
  matchHeader,
  type ColumnKey,
  readValue,
} from '../../../src/domain/import';
import type { FieldValue } from '../../../src/domain/field/kind';
import {
  areaTypes,
  floods,
  households,
  parkings,
  statuses,
} from '../../../src/domain/property/options';

/** The value of a cell, or its fault. */
function readCellValue(key: ColumnKey, cell: Cell): unknown {
  const column = columns.find((one) => one.key === key);
  if (!column) throw new Error(`There is no column ${key}.`);
  const found = readValue(column, cell, { category: { rowhouse: 'Independent House/Villa' } });
  if (!found) return undefined;
  return 'value' in found ? found.value : found;
}
const fault = (code: string, more: object = {}) => ({ fault: { code, ...more } });

describe('yes and no', () => {
  it.each([
    'Yes',
    'y',
    ' true ',
    '1',
    1,
    true,
    '✓',
    'Available',
    '24x7',
    '24/7',
    '24×7',
    '24 hrs',
    '24hrs.',
    'Round the clock',
    'ஆம்',
  ])('%j', (cell) => {
    expect(readCellValue('lift', cell)).toBe(true);
  });

  it.each(['No', 'n', '0', 0, false, '✗', 'Nil', 'none', 'இல்லை'])('%j', (cell) => {
    expect(readCellValue('lift', cell)).toBe(false);
  });

  it.each(['x', 2, 'yes please'])('%j is neither', (cell) => {
    expect(readCellValue('lift', cell)).toEqual(fault('flag'));
    expect(readCellValue('featured', cell)).toEqual(fault('flag'));
  });
});

it.each([
  ['Y', 'Yes'],
  ['n', 'No'],
  [true, 'Yes'],
  ['Y (lift only)', 'Y (lift only)'],
  ['24x7', '24x7'],
  ['nil', undefined],
])('a remark of %j is %j', (cell, text) => {
  expect(readCellValue('power', cell)).toBe(text);
});

/** The columns whose values come from a list, each with all that it may hold. */
const listed = columns.flatMap((column): [ColumnKey, FieldValue[]][] => {
  const { key, field } = column;
  if (field?.kind === 'flag') return [[key, [true, false]]];
  if (field?.kind === 'choice') return [[key, field.options.filter((option) => option !== '')]];
  if (field?.kind !== 'several') return [];
  return [[key, [...field.options.map((option) => [option]), [...field.options]]]];
});

it.each(listed)('what an export writes in %s is read as the same value', (key, values) => {
  const column = columns.find((one) => one.key === key);
  expect(values.map((value) => readCellValue(key, column?.cells.toCell(value) ?? null))).toEqual(
    values,
  );
});

it('every kind of column that has options is among them', () => {
  const withOptions = columns.filter(({ cells }) => cells.words ?? cells.anyOf);
  expect(listed.map(([key]) => key)).toEqual(withOptions.map(({ key }) => key));
});

it.each<[ColumnKey, Cell, unknown]>([
  ['category', 'flat', 'Apartment'],
  ['category', 'Row House', 'Independent House/Villa'],
  ['category', 'Independent House / Villa', 'Independent House/Villa'],
  ['status', 'Rented out', 'Occupied'],
  ['fStatus', 'semi-furnished', 'Semi Furnished'],
  ['fStatus', 'SF', 'Semi Furnished'],
  ['fStatus', 'UF', 'Not Furnished'],
  ['fStatus', 'FF', 'Fully Furnished'],
  ['parking', '1 covered', '4 Wheeler'],
  ['status', 'Active', 'Available'],
  ['parking', '2-wheeler', '2 Wheeler'],
  ['parking', 'Car', '4 Wheeler'],
  ['areaType', 'built up', 'built-up'],
  ['flood', 'Flat stayed dry', 'home dry'],
  // It may be the street or the home.
  ['flood', 'No', fault('choice', { options: floods })],
  ['areaType', 'plinth', fault('choice', { options: areaTypes })],
  ['parking', 'Yes', fault('choice', { options: parkings })],
  ['status', 'on hold', fault('choice', { options: statuses })],
])('the choice %s %j is %j', (key, cell, expected) => {
  expect(readCellValue(key, cell)).toEqual(expected);
});

it.each<[ColumnKey, Cell, string[]]>([
  ['letTo', ' FAMILIES ', ['family']],
  // In the order of the options, each once.
  ['letTo', 'company, women, Family; ladies', ['family', 'women', 'company']],
  ['letTo', "Bachelor's or family", ['family', 'women', 'men']],
  ['letTo', 'Family, NA', ['family']],
  ['letTo', 'Anyone', ['family', 'women', 'men', 'company']],
  ['waterSource', 'Corporation water and lorry', ['metro', 'tanker']],
  ['waterTaste', 'Sweet & salt', ['sweet', 'salt']],
  ['backupFor', 'Lights and fans, AC', ['lights backup', 'ac backup']],
])('the options %s %j are %j', (key, cell, options) => {
  expect(readCellValue(key, cell)).toEqual(options);
});

it.each(['Hindu family', 'family, no bachelors', ' , / ', 'Yes', true, 4])(
  'the options %j are none, not even in part',
  (cell) => {
    expect(readCellValue('letTo', cell)).toEqual(fault('choice', { options: households }));
  },
);

it.each<[ColumnKey, Cell, unknown]>([
  ['price', 25000 * 1.1, '27500'],
  ['vParking', true, 'Yes'],
  ['propertyDes', ' One\r\nTwo\rThree ', 'One\nTwo\nThree'],
  ['facing', { day: '2026-03-02' }, '02-03-2026'],
  ['maintenance', 'NIL', 'None'],
  ['advance', 'nil', undefined],
  // A day that has lost its format.
  ['availableFrom', 46_083, '02-03-2026'],
  ['availableFrom', '01–12–2026', '01-12-2026'],
  ['availableFrom', 'After 15-01-2027', 'After 15-01-2027'],
  // Numbers alone are a day or nothing.
  ['availableFrom', '29-02-2027', fault('day')],
  ['availableFrom', '1/15/2027', fault('day')],
  ['availableFrom', 20_270_115, fault('day')],
  ['checkedOn', '20-11-2026', '2026-11-20'],
  ['checkedOn', 'today', fault('day')],
  // "3-4" that the spreadsheet has made a day of.
  ['advance', { day: '2026-04-03' }, fault('date-for-measure', { text: '03-04-2026' })],
  ['price', { day: '2026-04-03' }, fault('date-for-measure', { text: '03-04-2026' })],
  ['googleLocation', { text: 'Map', link: 'https://maps.example/a' }, 'https://maps.example/a'],
  ['facing', { text: 'East', link: 'https://maps.example/a' }, 'East'],
  ['balcony', { fault: '#REF!' }, fault('broken', { text: '#REF!' })],
  ['price', { fault: '#REF!' }, fault('broken', { text: '#REF!' })],
])('%s %j is %j', (key, cell, expected) => {
  expect(readCellValue(key, cell)).toEqual(expected);
});

it.each([
  'https://a.example/w_4,h_3/1;1.jpg, https://a.example/2.jpg',
  ' https://a.example/w_4,h_3/1;1.jpg ,\r\n https://a.example/2.jpg,',
  'https://a.example/w_4,h_3/1;1.jpg  https://a.example/2.jpg',
  'https://a.example/w_4,h_3/1;1.jpg ;\n\n  https://a.example/2.jpg ;',
])('%j are two pictures', (cell) => {
  const pictures = ['https://a.example/w_4,h_3/1;1.jpg', 'https://a.example/2.jpg'];
  expect(readCellValue('images', cell)).toEqual(pictures);
});

// Twenty times as long as a cell can be: quadratic time runs into the time limit of a test.
it.each([' ', '\u00a0', '\n', ',', ', ', '\n ', ',https:', '1'])(
  'a cell full of %j is read in linear time',
  (text) => {
    const cell = `a${text.repeat((20 * 32_767) / text.length)}b`;
    for (const column of columns) readValue(column, cell);
    expect(matchHeader(cell)).toBeNull();
  },
);

it.each<[Cell, string]>([
  [{ day: '2026-03-02' }, '2026-03-02'],
  ['2-3-2026', '2026-03-02'],
  ['02/03/2026', '2026-03-02'],
  ['1st Feb, 2026', '2026-02-01'],
  ['5/Sept/26', '2026-09-05'],
  ['01-12-26', '2026-12-01'],
  ['3/2/26', '2026-02-03'],
  [46_083, '2026-03-02'],
  [46_083.5, '2026-03-02'],
])('%j is the day %s', (cell, day) => {
  expect(readCellValue('date', cell)).toBe(day);
});

it.each([
  'yesterday',
  '31-02-2026',
  '3/2/76',
  '26-12-01',
  20_260_302,
  '2026-13-01',
  '31-Feb-26',
  '1-Fob-26',
  '1-Feb-1926',
  '1-Feb',
])('%j is no day', (cell) => {
  expect(readCellValue('date', cell)).toEqual(fault('day'));
});

describe('nothing and CLEAR', () => {
  it.each(['NA', 'N/A', 'n.a.', '-', '–', 'nil', 'Not given', '...', '  ', null])(
    'the field stays where a cell says %j',
    (cell) => {
      const open = ['price', 'balcony', 'facing', 'power', 'images', 'date', 'letTo', 'areaType'];
      for (const column of columns.filter(({ key }) => open.includes(key)))
        expect(readValue(column, cell)).toBeUndefined();
    },
  );

  it.each<[ColumnKey, Cell, unknown]>([
    ['category', '-', undefined],
    // "Nil" is a value of these columns.
    ['lift', 'nil', false],
    ['parking', 'Nil', 'None'],
  ])('%s %j is %j', (key, cell, value) => {
    expect(readCellValue(key, cell)).toEqual(value);
  });

  it.each<[ColumnKey, unknown]>([
    ['propertyDes', ''],
    ['images', []],
    ['lift', ''],
    ['parking', ''],
    ['featured', false],
    ['letTo', []],
    ...(['name', 'price', 'reference', 'date'] as const).map((key): [ColumnKey, unknown] => [
      key,
      fault('not-clearable'),
    ]),
  ])('CLEAR in %s is %j', (key, expected) => {
    expect(readCellValue(key, 'CLEAR')).toEqual(expected);
  });
});
