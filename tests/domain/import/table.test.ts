import { describe, expect, it } from 'vitest';
import { sheetFault } from '../../../src/content/import-faults';
import { columns } from '../../../src/domain/import/columns';
import { SheetRejected } from '../../../src/domain/import/faults';
import { otherHeaders } from '../../../src/domain/import/headers';
import { columnOf, plainHeader } from '../../../src/domain/import/read-header';
import { readTable, type Sheet } from '../../../src/domain/import/table';
import { headers, propertyCells, sheetOf } from './sheets';

describe('headers', () => {
  it.each([
    ['BHK', 'bedrooms'],
    ['Rent', 'price'],
    ['Area (sqft)', 'propertySize'],
    ['catagory', 'category'],
    ['Furnishing', 'fStatus'],
    [' RENT  PER month ', 'price'],
    ['No. of Bathrooms', 'bathrooms'],
    ['Google-Location', 'googleLocation'],
    ['Pets?', 'pets'],
    ['Reference', 'reference'],
    ['Fire Safity', 'fireSafety'],
    ['Monthly Rent (INR)', 'price'],
    ['Rent / month (Rs.)', 'price'],
    ['Built up Area in Sq.Ft', 'propertySize'],
    ['Super Built-up Area (sqft)', 'propertySize'],
    ['Full Address with Pincode', 'address'],
    ['No. of Toilets', 'bathrooms'],
    ['பெயர்', 'name'],
    ['மாத வாடகை', 'price'],
    ['பரப்பளவு', 'propertySize'],
    ['படுக்கையறைகள்', 'bedrooms'],
    ['குளியலறைகள்', 'bathrooms'],
    ['மாடி', 'floor'],
    ['முழு முகவரி', 'address'],
    ['தண்ணீர் வசதி', 'water'],
  ])('%s means %s', (header, key) => {
    expect(columnOf(header)?.key).toBe(key);
  });

  it('no word means two columns', () => {
    const wordsOf = ({ key, title }: (typeof columns)[number]) => [
      title,
      ...(otherHeaders[key] ?? []),
    ];
    for (const word of columns.flatMap(wordsOf)) {
      const meant = columns.filter(
        (column) => columnOf(word) === column || wordsOf(column).includes(word),
      );
      expect(meant, word).toHaveLength(1);
    }
  });

  it('other headers are written as headers are compared', () => {
    const words = columns.flatMap(({ key }) => otherHeaders[key] ?? []);
    expect(words.map(plainHeader)).toEqual(words);
  });

  it('those not understood are shown, our own reason and the short reference are skipped', () => {
    const { matches } = readTable(
      sheetOf([
        [...headers, 'Broker', 'What to correct', 'Short reference', null],
        [...propertyCells('A'), 'Someone', 'x', 'CLEAR'],
      ]),
    );
    expect(matches.slice(-3)).toEqual([
      { letters: 'I', header: 'Broker', key: null },
      { letters: 'J', header: 'What to correct', key: 'skipped' },
      { letters: 'K', header: 'Short reference', key: 'skipped' },
    ]);
  });

  it('columns without a header are shown when they have content', () => {
    const { matches } = readTable(
      sheetOf([
        [...headers, null, 'Broker', null],
        [...propertyCells('A'), 'data', null, 'beyond'],
      ]),
    );
    expect(matches.slice(-3)).toEqual([
      { letters: 'I', header: '', key: null },
      { letters: 'J', header: 'Broker', key: null },
      { letters: 'K', header: '', key: null },
    ]);
  });

  it('are found below a title, and rows keep the numbers of the sheet', () => {
    const table = readTable(
      sheetOf(
        [
          ['Stock of homes, November', null, null],
          [],
          [...headers],
          propertyCells('A'),
          [],
          propertyCells('B'),
        ],
        ['A1:H1'],
      ),
    );
    expect(table.rows.map(({ number }) => number)).toEqual([4, 6]);
  });
});

describe('columns that visitors would read', () => {
  const sheet = (...more: string[]) =>
    sheetOf([
      [...headers, ...more],
      [...propertyCells('A'), ...more.map(() => 'Do not show')],
    ]);
  const consents = (more: string[], allowed: string[] = []) =>
    readTable(sheet(...more), allowed).matches.slice(headers.length);
  const isRead = (more: string[], allowed: string[] = []) =>
    readTable(sheet(...more), allowed).columns.length > headers.length;

  it.each(['Description', 'FEATURES', ' description: '])('%s is on: it is our header', (header) => {
    expect(consents([header])[0]?.consent).toBeUndefined();
    expect(isRead([header])).toBe(true);
  });

  it.each([
    ['Remarks', 'propertyDes'],
    ['Property description', 'propertyDes'],
    ['குறிப்பு', 'propertyDes'],
    ['Amenities', 'features'],
  ])('%s is off until it is allowed', (header, key) => {
    expect(consents([header])).toEqual([{ letters: 'I', header, key, consent: 'missing' }]);
    expect(isRead([header])).toBe(false);
    expect(consents([header], ['I'])).toEqual([{ letters: 'I', header, key, consent: 'given' }]);
    expect(isRead([header], ['I'])).toBe(true);
  });

  it('what another column holds is not asked for', () => {
    expect(consents(['Description', 'Remarks'])[1]).toEqual({
      letters: 'J',
      header: 'Remarks',
      key: null,
    });
    expect(consents(['Remarks', 'About'], ['J']).map(({ key }) => key)).toEqual([
      null,
      'propertyDes',
    ]);
  });
});

/** Why a sheet is rejected, in words. */
function rejection(sheet: Sheet): string {
  try {
    readTable(sheet);
  } catch (thrown) {
    if (thrown instanceof SheetRejected) return sheetFault(thrown.fault);
    throw thrown;
  }
  return '';
}

describe('a sheet that cannot be imported says what to do', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => propertyCells(`Home ${at}`));
  it.each([
    ['nothing at all', sheetOf([]), '“Homes” is empty. Fill in'],
    [
      'no headers',
      sheetOf([
        ['a', 'b'],
        ['c', 'd'],
      ]),
      'No row of headers was found',
    ],
    [
      'missing headers',
      sheetOf([
        ['Name', 'Rent'],
        ['A', 1],
      ]),
      'no column for: Size (sqft), Bedrooms, Bathrooms, Floor, Address',
    ],
    [
      'two columns of one kind',
      sheetOf([
        [...headers, 'Price'],
        [...propertyCells('A'), 2],
      ]),
      'Two columns hold the Rent per month: C (“Rent”) and I (“Price”)',
    ],
    ['merged cells', sheetOf([[...headers], propertyCells('A')], ['B2:B3']), 'B2:B3 are merged'],
    ['no rows', sheetOf([[...headers]]), 'no property below'],
    ['1,001 rows', sheetOf([[...headers], ...many(1001)]), '1001 rows. At most 1000'],
  ])('%s', (_, sheet, text) => {
    expect(rejection(sheet)).toContain(text);
  });

  it('a sixty-first column is rejected, unless it is our own that says what to correct', () => {
    const own = Array.from({ length: 60 - headers.length }, (_, at) => `Own ${at}`);
    const wide = (last: string) => sheetOf([[...headers, ...own, last], propertyCells('A')]);
    expect(readTable(wide('What to correct')).rows).toHaveLength(1);
    expect(rejection(wide('Own 60'))).toContain('61 columns. At most 60');
  });

  it('with references it needs only what is to be changed', () => {
    expect(
      readTable(
        sheetOf([
          ['Reference', 'Rent'],
          ['a', 1],
        ]),
      ).columns,
    ).toHaveLength(2);
  });
});
