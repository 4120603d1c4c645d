import { expect, it } from 'vitest';
import { makePlan, propertyCells, headers, readTable } from './sheets';

const plan = (column: string, texts: readonly string[]) =>
  makePlan([
    [...headers, column],
    ...texts.map((text, index) => [...propertyCells(`Home ${index}`), text]),
  ]);
const readDays = (column: string, field: 'availableFrom' | 'checkedOn', texts: readonly string[]) =>
  plan(column, texts).map(({ write }) => write && 'input' in write && write.input[field]);

it('one day that can only be read with the month first decides for its column, and the preview says so', () => {
  const texts = ['12/01/2026', '12/15/2026', '01/10/2027', '12/1/26'];
  const read = readDays('Available From', 'availableFrom', texts);
  expect(read).toEqual(['01-12-2026', '15-12-2026', '10-01-2027', '01-12-2026']);
  const rows = [
    [...headers, 'Available From'],
    ...texts.map((text) => [...propertyCells('A'), text]),
  ];
  expect(readTable(rows).monthFirst).toEqual([{ header: 'Available From', because: '12/15/2026' }]);
});

it.each([
  ['one that can only be read with the day first', ['12/01/2026', '15/12/2026']],
  ['one in the form of the site', ['12-01-2026']],
])('with %s the day comes first', (_, texts) => {
  expect(readDays('Available From', 'availableFrom', texts)[0]).toBe('12-01-2026');
});

it('with days of both orders each is read as India writes it, and what is none then is left out', () => {
  const texts = ['12/01/2026', '15/12/2026', '12/15/2026'];
  expect(readDays('Available From', 'availableFrom', texts)).toEqual([
    '12-01-2026',
    '15-12-2026',
    '',
  ]);
});

it('each column has its own order', () => {
  expect(readDays('Checked on', 'checkedOn', ['11/05/2026', '11/20/2026'])).toEqual([
    '2026-11-05',
    '2026-11-20',
  ]);
  const [row] = makePlan([
    [...headers, 'Checked on', 'Available From'],
    [...propertyCells('A'), '11/05/2026', '13/12/2026'],
    [...propertyCells('B'), '11/20/2026', '12/01/2026'],
  ]);
  expect(row?.write).toMatchObject({
    input: { checkedOn: '2026-11-05', availableFrom: '13-12-2026' },
  });
});

it.each([
  ['2026/12/01', '01-12-2026'],
  ['2026-12-01 00:00:00', '01-12-2026'],
  ['2026-12-01T00:00:00+05:30', '01-12-2026'],
  ['2026-11-30T18:30:00Z', '01-12-2026'],
  ['2026.12.1', '01-12-2026'],
  ['1-Feb-27', '01-02-2027'],
  ['Now', 'Now'],
  ['after Pongal', 'after Pongal'],
])('a home is available from %j: %s', (text, day) => {
  expect(readDays('Available From', 'availableFrom', [text])).toEqual([day]);
});
