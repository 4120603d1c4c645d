import { describe, expect, it } from 'vitest';
import { sheetFault } from '../../../src/content/import/faults';
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
    [' RENT  PER month ', 'price'],
    ['Fire Safity', 'fireSafety'],
    ['Monthly Rent (INR)', 'price'],
    ['Super Built-up Area (sqft)', 'propertySize'],
    ['மாத வாடகை', 'price'],
    ['Confirmed available on', 'checkedOn'],
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

  it('those not understood are shown, also without a header; our own ones are skipped', () => {
    const { matches } = readTable(
      sheetOf([
        [...headers, 'Broker', 'What to correct', 'Short reference', null, null],
        [...propertyCells('A'), 'Someone', 'x', 'CLEAR', null, 'beyond'],
      ]),
    );
    expect(matches.slice(headers.length)).toEqual([
      { letters: 'I', header: 'Broker', key: null },
      { letters: 'J', header: 'What to correct', key: 'skipped' },
      { letters: 'K', header: 'Short reference', key: 'skipped' },
      { letters: 'M', header: '', key: null },
    ]);
  });

  it('are found below a title, and rows keep the numbers of the sheet', () => {
    const rows = [['Stock of homes', null], [], [...headers], propertyCells('A'), []];
    const table = readTable(sheetOf([...rows, propertyCells('B')], ['A1:H1']));
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

  it.each([
    ...['Description', ' description: ', 'propertyDes', 'Property description'],
    ...['Description of property', 'FEATURES', 'Feature list', 'Amenities', 'Facilities'],
  ])('%s is on: it can mean nothing else', (header) => {
    expect(consents([header])[0]?.consent).toBeUndefined();
    expect(isRead([header])).toBe(true);
  });

  it.each(['Remarks', 'Notes', 'Details', 'About', 'குறிப்பு'])(
    '%s is off until it is allowed',
    (header) => {
      const key = 'propertyDes';
      expect(consents([header])).toEqual([{ letters: 'I', header, key, consent: 'missing' }]);
      expect(isRead([header])).toBe(false);
      expect(consents([header], ['I'])).toEqual([{ letters: 'I', header, key, consent: 'given' }]);
      expect(isRead([header], ['I'])).toBe(true);
    },
  );

  it('several are allowed one by one', () => {
    const given = consents(['Description', 'Remarks', 'About'], ['K']);
    expect(given.map(({ consent }) => consent)).toEqual([undefined, 'missing', 'given']);
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
  const many = Array.from({ length: 1001 }, (_, at) => propertyCells(`Home ${at}`));
  const twice = [
    [...headers, 'Price'],
    [...propertyCells('A'), 2],
  ];
  const textsOf = (rows: string) => sheetOf(rows.split('; ').map((row) => row.split(', ')));
  const missing = 'no column for: Size (sqft), Bedrooms, Bathrooms, Floor, Address';
  it.each([
    ['nothing at all', sheetOf([]), '“Homes” is empty. Fill in'],
    ['no headers', textsOf('a, b; c, d'), 'No row of headers was found'],
    ['missing headers', textsOf('Name, Rent; A, 1'), missing],
    ['two columns of one kind', sheetOf(twice), 'C (“Rent”) and I (“Price”)'],
    ['merged cells', sheetOf([[...headers], propertyCells('A')], ['B2:B3']), 'B2:B3 are merged'],
    ['no rows', sheetOf([[...headers]]), 'below them'],
    ['1,001 rows', sheetOf([[...headers], ...many]), '1001 rows. At most 1000'],
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
    const rows = [
      ['Reference', 'Rent'],
      ['a', 1],
    ];
    expect(readTable(sheetOf(rows)).columns).toHaveLength(2);
  });
});
