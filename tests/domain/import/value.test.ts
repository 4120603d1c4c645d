import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/domain/import/cell';
import { columns } from '../../../src/domain/import/columns';
import { columnOf } from '../../../src/domain/import/read-header';
import type { ColumnKey } from '../../../src/domain/import/headers';
import { readValue } from '../../../src/domain/import/value';

function read(key: ColumnKey, cell: Cell) {
  const column = columns.find((one) => one.key === key);
  if (!column) throw new Error(`There is no column ${key}.`);
  return readValue(column, cell);
}
const valueOf = (key: ColumnKey, cell: Cell) => {
  const found = read(key, cell);
  return found && 'value' in found ? found.value : found;
};

describe('yes and no', () => {
  it.each([
    ...['Yes', 'y', 'TRUE', ' true ', '1', 1, true, '✓', '✔', 'Available'],
    ...['24x7', '24 X 7', '24/7', '24×7', '24 hrs', '24 Hours', '24hrs.', 'Round the clock', 'ஆம்'],
  ])('%j', (cell) => {
    expect(valueOf('lift', cell)).toBe(true);
  });
  it.each(['No', 'n', 'FALSE', '0', 0, false, '✗', 'Nil', 'none', 'இல்லை'])('%j', (cell) => {
    expect(valueOf('lift', cell)).toBe(false);
  });
  it.each(['x', 'maybe', 2, 'yes please'])('%j is asked about', (cell) => {
    expect(read('lift', cell)).toEqual({ fault: { code: 'flag' } });
  });
});

describe('choices', () => {
  it.each<[ColumnKey, Cell, string]>([
    ['category', 'flat', 'Apartment'],
    ['category', ' APARTMENT ', 'Apartment'],
    ['category', 'Independent House / Villa', 'Independent House/Villa'],
    ['category', 'villa', 'Independent House/Villa'],
    ['category', 'gated community villa', 'Gated Community Villa'],
    ['status', 'vacant', 'Available'],
    ['status', 'Rented out', 'Occupied'],
    ['fStatus', 'semi-furnished', 'Semi Furnished'],
    ['fStatus', 'Unfurnished', 'Not Furnished'],
    ['fStatus', 'Furnished', 'Fully Furnished'],
    ['parking', '2-wheeler', '2 Wheeler'],
    ['parking', 'Car', '4 Wheeler'],
    ['parking', 'No', 'None'],
  ])('%s %j is %s', (key, cell, word) => {
    expect(valueOf(key, cell)).toBe(word);
  });

  it('names what can be written', () => {
    expect(read('category', 'castle')).toEqual({
      fault: {
        code: 'choice',
        options: ['Apartment', 'Independent House/Villa', 'Gated Community Villa'],
      },
    });
  });
});

describe('several options', () => {
  it.each<[ColumnKey, Cell, string[]]>([
    ['letTo', 'Family', ['family']],
    ['letTo', ' FAMILIES ', ['family']],
    ['letTo', 'family / company', ['family', 'company']],
    // In the order of the options, each once.
    ['letTo', 'company, women, Family; ladies', ['family', 'women', 'company']],
    ['letTo', 'bachelors', ['women', 'men']],
    ['letTo', 'Bachelors only', ['women', 'men']],
    ['letTo', "Bachelor's or family", ['family', 'women', 'men']],
    ['letTo', 'couples', ['family']],
    ['letTo', 'Only family', ['family']],
    ['letTo', 'Family, NA', ['family']],
    ['letTo', 'Anyone', ['family', 'women', 'men', 'company']],
    ['letTo', 'company lease & family', ['family', 'company']],
    ['letTo', 'men\nwomen', ['women', 'men']],
    ['waterSource', 'metro + bore', ['metro', 'borewell']],
    ['waterSource', 'Borewell and tanker', ['borewell', 'tanker']],
    ['waterSource', 'Corporation water, bore water', ['metro', 'borewell']],
    ['waterSource', 'CMWSSB', ['metro']],
    ['waterSource', 'lorry', ['tanker']],
  ])('%s %j is %j', (key, cell, options) => {
    expect(valueOf(key, cell)).toEqual(options);
  });

  it.each<[ColumnKey, Cell]>([
    ['letTo', 'Hindu family'],
    ['letTo', 'family, no bachelors'],
    ['letTo', ' , / '],
    ['letTo', 'veg'],
    ['letTo', 'Yes'],
    ['letTo', true],
    ['letTo', 4],
    ['waterSource', 'metro + sea'],
  ])('%s %j is skipped whole', (key, cell) => {
    expect(read(key, cell)).toEqual({ isSkipped: true });
  });
});

describe('a choice that may be not stated', () => {
  it.each([
    ['carpet', 'carpet'],
    ['Carpet Area', 'carpet'],
    ['built up', 'built-up'],
    ['Super built-up area', 'super built-up'],
    ['Super', 'super built-up'],
  ])('%j is %j', (cell, option) => {
    expect(valueOf('areaType', cell)).toBe(option);
  });

  it('is skipped where it is not understood', () => {
    expect(read('areaType', 'plinth')).toEqual({ isSkipped: true });
  });
});

describe('costs and terms', () => {
  it.each<[ColumnKey, Cell, unknown]>([
    ['maintenance', 2500, '2500'],
    ['maintenance', 'Included', 'Included'],
    ['maintenance', 'nil', 'None'],
    ['maintenance', 'NIL', 'None'],
    ['maintenance', '2,500 + GST', '2,500 + GST'],
    ['maintenance', 'NA', undefined],
    ['brokerage', 'Nil', 'None'],
    ['otherCharges', 'nil', 'None'],
    ['advance', 'nil', undefined],
    ['advance', 10, '10'],
    ['advance', '10 months', '10 months'],
    ['advance', '2.5 lakh', '2.5 lakh'],
    ['noticeMonths', 2, '2'],
    ['totalFloors', 'G+3', 'G+3'],
    ['availableFrom', { day: '2026-12-01' }, '01-12-2026'],
    ['availableFrom', '1 Dec 2026', '1 Dec 2026'],
    ['availableFrom', 'Immediate', 'Immediate'],
    ['confirmedAt', { day: '2026-11-20' }, '2026-11-20'],
    ['confirmedAt', '20-11-2026', '2026-11-20'],
    ['confirmedAt', 46_083, '2026-03-02'],
    // A day that has lost its format.
    ['availableFrom', 46_083, '02-03-2026'],
  ])('%s %j is %j', (key, cell, value) => {
    expect(valueOf(key, cell)).toEqual(value);
  });

  it('a confirmation that says no day is skipped', () => {
    expect(read('confirmedAt', 'today')).toEqual({ isSkipped: true });
    expect(read('confirmedAt', 'Yes')).toEqual({ isSkipped: true });
  });

  it('an advance of "3-4" that the spreadsheet made a day of is asked about', () => {
    expect(read('advance', { day: '2026-04-03' })).toEqual({
      fault: { code: 'date-for-measure', text: '03-04-2026' },
    });
  });
});

describe('measures and texts', () => {
  it.each<[ColumnKey, Cell, unknown]>([
    ['price', 25000, '25000'],
    ['price', 25000 * 1.1, '27500'],
    ['price', '₹25,000/-', '₹25,000/-'],
    ['price', '1.5 lakh', '1.5 lakh'],
    ['bedrooms', '2 BHK', '2 BHK'],
    ['bathrooms', 2.5, '2.5'],
    ['floor', '3rd of 4', '3rd of 4'],
    ['vParking', true, 'Yes'],
    ['power', 'UPS for lights', 'UPS for lights'],
    ['propertyDes', ' One\r\nTwo\rThree ', 'One\nTwo\nThree'],
    ['facing', { day: '2026-03-02' }, '02-03-2026'],
  ])('%s %j is %j', (key, cell, value) => {
    expect(valueOf(key, cell)).toBe(value);
  });

  it('a measure that the spreadsheet made a date of is asked about', () => {
    expect(read('bathrooms', { day: '2026-03-02' })).toEqual({
      fault: { code: 'date-for-measure', text: '02-03-2026' },
    });
  });

  it('a broken formula is asked about', () => {
    expect(read('price', { fault: '#REF!' })).toEqual({
      fault: { code: 'broken', text: '#REF!' },
    });
  });
});

describe('pictures', () => {
  it.each([
    ['https://a.example/1.jpg, https://a.example/2.jpg'],
    ['https://a.example/1.jpg\nhttps://a.example/2.jpg'],
    [' https://a.example/1.jpg ,\r\n https://a.example/2.jpg,'],
    ['https://a.example/1.jpg;\nhttps://a.example/2.jpg'],
    ['https://a.example/1.jpg ;\n\n  https://a.example/2.jpg ;'],
  ])('%j are two', (cell) => {
    expect(valueOf('images', cell)).toEqual(['https://a.example/1.jpg', 'https://a.example/2.jpg']);
  });

  it('a comma inside an address does not split it', () => {
    const address = 'https://res.example/w_400,h_300,/b;c.jpg';
    expect(valueOf('images', `${address},/api/image/abc`)).toEqual([address, '/api/image/abc']);
  });
});

describe('cells longer than spreadsheets take', () => {
  // Twenty times as long: what takes quadratic time runs into the time limit of a test.
  const length = 20 * 32_767;
  const within = (text: string) => `a${text.repeat((length - 2) / text.length)}b`;
  it.each([
    ' ',
    '\u00a0',
    '\n',
    '\r',
    ',',
    ', ',
    ' ,',
    '\n ',
    ',https:',
    '1',
    '\ufdfa',
    '\u0300\u0316',
  ])('are read in linear time when they are full of %j', (text) => {
    const cell = within(text);
    for (const column of columns) readValue(column, cell);
    expect(columnOf(cell)).toBeNull();
  });
});

describe('days', () => {
  it.each<[Cell, string]>([
    [{ day: '2026-03-02' }, '2026-03-02'],
    ['2-3-2026', '2026-03-02'],
    ['02/03/2026', '2026-03-02'],
    ['02.03.2026', '2026-03-02'],
    ['2026-03-02', '2026-03-02'],
    ['1-Feb-26', '2026-02-01'],
    ['01-FEB-2026', '2026-02-01'],
    ['1 February 2026', '2026-02-01'],
    ['1st Feb, 2026', '2026-02-01'],
    ['5/Sept/26', '2026-09-05'],
    // As some programs leave it: the number of the day without its format.
    [46_083, '2026-03-02'],
  ])('%j is %s', (cell, day) => {
    expect(valueOf('date', cell)).toBe(day);
  });
  it.each([
    ...['yesterday', '31-02-2026', '3/2/26', 20_260_302, 46_083.5, '2026-13-01'],
    ...['31-Feb-26', '1-Fob-26', '1-Feb-1926', '1-Feb', '1-Febr-26'],
  ])('%j is none', (cell) => {
    expect(read('date', cell)).toEqual({ fault: { code: 'day' } });
  });
});

describe('nothing and CLEAR', () => {
  it.each([null, '', '  ', undefined])('%j keeps what is there', (cell) => {
    const name = columns[1];
    expect(name && readValue(name, cell)).toBeUndefined();
  });

  const notGiven = ['NA', 'N/A', 'n.a.', '-', '--', '–', 'nil', 'Not given', '...'];
  const open: ColumnKey[] = ['price', 'balcony', 'facing', 'power', 'images', 'date', 'reference'];
  it.each(open.flatMap((key) => notGiven.map((word) => [key, word] as const)))(
    '%s keeps what is there where a cell says %s',
    (key, word) => {
      expect(read(key, word)).toBeUndefined();
    },
  );
  it.each<[ColumnKey, Cell, unknown]>([
    ['lift', 'NA', undefined],
    ['lift', '-', undefined],
    ['category', '-', undefined],
    ['letTo', '-', undefined],
    ['waterSource', 'n/a', undefined],
    ['waterSource', 'nil', undefined],
    ['areaType', 'Not known', undefined],
    ['confirmedAt', '--', undefined],
    // What is a value of the column stays one.
    ['lift', 'nil', false],
    ['parking', 'Nil', 'None'],
  ])('%s %j is %j', (key, cell, value) => {
    expect(valueOf(key, cell)).toEqual(value);
  });

  it.each<[ColumnKey, unknown]>([
    ['propertyDes', ''],
    ['images', []],
    ['lift', false],
    ['fireSafety', true],
    ['status', 'Available'],
    ['googleLocation', ''],
    ['maintenance', ''],
    ['availableFrom', ''],
    ['confirmedAt', ''],
    ['areaType', ''],
    ['letTo', []],
    ['waterSource', []],
  ])('CLEAR empties %s', (key, value) => {
    expect(valueOf(key, 'CLEAR')).toEqual(value);
  });

  it.each<ColumnKey>(['name', 'price', 'address', 'reference', 'date'])(
    'CLEAR cannot empty %s',
    (key) => {
      expect(read(key, 'CLEAR')).toEqual({ fault: { code: 'not-clearable' } });
    },
  );
});
