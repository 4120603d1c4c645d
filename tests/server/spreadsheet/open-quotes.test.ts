import { expect, it } from 'vitest';
import { fileFaults } from '../../../src/content/import/faults';
import { sheetLimits } from '../../../src/domain/import';
import { readWorkbook } from '../../../src/server/read-workbook';

const header = 'Name,Address,Rent,Bedrooms,Note';
const read = (lines: readonly string[], end = '\n') => readWorkbook(Buffer.from(lines.join(end)));

it.each<[string, number, string[]]>([
  ['is never closed', 2, [header, '"Sunrise,Adyar,25000,2,', 'Marina,Besant Nagar,32000,3,']],
  [
    'is closed by the next one, of another cell',
    3,
    [header, 'Villa,Porur,1,1,', 'Sunrise,"Adyar,25000,2,', 'Marina,"4, Besant Nagar",32000,3,'],
  ],
  [
    'is closed at the end of a cell, with a whole row between',
    2,
    [header, 'Sunrise,"Adyar,25000,2,', 'Marina,Besant Nagar,32000,3,', 'Villa,Porur",1,1,new'],
  ],
  [
    'begins the row that it swallows',
    2,
    [header, '"Sunrise,Adyar,25000,2,', 'Marina",Besant Nagar,32000,3,'],
  ],
  [
    'stands in a list with semicolons',
    2,
    ['Name;Address;Rent;Bedrooms;Note', 'A;"B;1;1;', 'C;D;1;1;', 'E;F";1;1;'],
  ],
  [
    'stands below a cell with two lines',
    3,
    [header, 'A,"one', 'two",1,1,', '"B,C,1,1,', 'D,E,1,1,'],
  ],
])('a quotation mark that %s is named with its row', async (_name, row, lines) => {
  const named = { ...sheetLimits, sheet: '', names: '', header: '', cell: '', row: String(row) };
  for (const end of ['\n', '\r\n'])
    await expect(read(lines, end)).rejects.toMatchObject({
      status: 422,
      detail: fileFaults.openQuote(named),
    });
});

it.each<[string, string[], string]>([
  [
    'lines with commas',
    [
      header,
      'A,B,1,1,"Lift, gym, pool, park, school',
      'Near a lake, a mall, a temple, a bus, a train"',
    ],
    'Lift, gym, pool, park, school\nNear a lake, a mall, a temple, a bus, a train',
  ],
  [
    'a quoted word in its lines',
    [header, 'A,B,1,1,"The ""Marina""', 'by the sea"'],
    'The "Marina"\nby the sea',
  ],
  ['an inch in one line', [header, 'A,B,1,1,"5" pipe'], '"5" pipe'],
  ['a space behind its end', [header, 'A,B,1,1,"one', 'two" '], '"one\ntwo" '],
])('a description with %s is none', async (_name, lines, text) => {
  const sheet = await read(lines);
  expect(sheet.rows.map(({ cells }) => cells.at(-1))).toEqual(['Note', text]);
});

it('lines of a list with few columns are no rows', async () => {
  const sheet = await read(['Name,Rent,Note', 'A,1,"x', 'Lift,gym,pool', 'y"']);
  expect(sheet.rows[1]?.cells).toEqual(['A', '1', 'x\nLift,gym,pool\ny']);
});
