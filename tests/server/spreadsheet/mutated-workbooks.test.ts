import { readFileSync } from 'node:fs';
import { utils, write, type BookType } from '@e965/xlsx';
import fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { Problem } from '../../../src/server/http/problem';
import { readWorkbook } from '../../../src/server/read-workbook';
import { repeats } from '../../support/repeats';

/** Random numbers below `end`, the same ones in each run. */
type Random = (end: number) => number;

function given(bookType: BookType): Buffer {
  const rows = Array.from({ length: 30 }, (_, row) => [
    `Home ${row}`,
    20_000 + row,
    row % 2 === 0,
    { t: 'n', v: 46_000 + row, z: 'dd-mm-yyyy' },
    row % 7 === 0 ? { t: 'e', v: 0x17 } : '₹ 1.2 lakh',
    { t: 'n', v: row * 2, f: `B${row + 1}*2` },
  ]);
  const properties = utils.aoa_to_sheet([
    ['Name', 'Rent', 'Lift', 'Listed', 'Price', 'Sum'],
    ...rows,
  ]);
  properties['!merges'] = [utils.decode_range('A40:C41')];
  const lists = utils.aoa_to_sheet([['Apartment']]);
  const book = { SheetNames: ['Homes', 'Lists'], Sheets: { Homes: properties, Lists: lists } };
  return Buffer.from(write(book, { type: 'buffer', bookType, bookSST: true }) as Uint8Array);
}

function flipped(bytes: Uint8Array, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  for (let left = 1 + random(20); left > 0; left -= 1) copy[random(copy.length)] = random(256);
  return copy;
}

function cut(bytes: Uint8Array, random: Random): Buffer {
  return Buffer.from(bytes.subarray(0, random(bytes.length)));
}

/** Damages inside of a part, packed again so that the damage reaches the parser. */
function editedPart(bytes: Uint8Array, random: Random): Buffer {
  const parts = unzipSync(bytes);
  const names = Object.keys(parts);
  const [name = '', other = ''] = [names[random(names.length)], names[random(names.length)]];
  const part = parts[random(4) === 0 ? other : name] ?? bytes;
  return Buffer.from(zipSync({ ...parts, [name]: edited(part, random) }));
}

const edited = (bytes: Uint8Array, random: Random) =>
  random(3) === 0 ? cut(bytes, random) : flipped(bytes, random);

function* mutatedWorkbooks(count: number): Generator<Buffer> {
  const numbers = fc.sample(fc.noBias(fc.nat()), { seed: 20_260_105, numRuns: count * 60 });
  const random = (end: number) => (numbers.pop() ?? 0) % end;
  const xlsx = given('xlsx');
  const xls = given('biff8');
  const ods = readFileSync('tests/fixtures/spreadsheets/homes.ods');
  for (let made = 0; made < count; made += 1) {
    if (made % 4 === 3) yield editedPart(ods, random);
    else if (made % 2 === 1) yield edited(xls, random);
    else yield made % 8 === 0 ? edited(xlsx, random) : editedPart(xlsx, random);
  }
}

/** Rows, none (whoever looks for headers in them rejects it), or the status of a rejection that says what to do. */
async function readingOutcome(bytes: Uint8Array): Promise<'read' | 'no rows' | number> {
  try {
    const { rows } = await readWorkbook(bytes);
    return rows.length === 0 ? 'no rows' : 'read';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(error.detail).toMatch(/save|copy|delete|split|fill in|upload|choose/i);
    return error.status;
  }
}

const runs = repeats(30, 1_000);

it(`row 19: ${runs} mutated workbooks: each is read, or rejected with a text`, async () => {
  const outcomes: (string | number)[] = [];
  const files = mutatedWorkbooks(runs);
  const work = async () => {
    for (const bytes of files) outcomes.push(await readingOutcome(bytes));
  };
  // The generator is shared: each takes the next file.
  await Promise.all([work(), work(), work()]);
  expect(outcomes.filter((outcome) => ![415, 422, 'read', 'no rows'].includes(outcome))).toEqual(
    [],
  );
  for (const outcome of ['read', 422])
    expect(outcomes.filter((one) => one === outcome).length).toBeGreaterThan(runs / 10);
  expect(outcomes).toHaveLength(runs);
});
