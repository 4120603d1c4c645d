import { utils, write, type BookType } from '@e965/xlsx';
import { unzipSync, zipSync, type Unzipped } from 'fflate';
import { expect, it } from 'vitest';
import { hostileWorkbooks, readingOutcome } from '../../support/hostile-workbooks';
import { repeats } from '../../support/repeats';

const prototypeKeys = Reflect.ownKeys(Object.prototype);
/** The quick ones; all of them run in the campaign. */
const quick = hostileWorkbooks.filter(([name]) =>
  /__proto__|digit|4 GB|in half|far end|laughs|circle|deep/.test(name),
);

it.each(quick)('a hostile workbook: %s', async (_name, make, expected) => {
  expect(await readingOutcome(make())).toBe(expected);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys);
});

/** Random numbers below `end`, the same ones for the same seed (mulberry32). */
function randomNumbers(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
}

type Random = ReturnType<typeof randomNumbers>;

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

/** A piece of the file put in at another place. */
function moved(bytes: Uint8Array, random: Random): Buffer {
  const from = random(bytes.length);
  const piece = bytes.subarray(from, from + random(400));
  const at = random(bytes.length);
  return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
}

const edits = [flipped, cut, moved];

/** Damages inside of a part, packed again so that the damage reaches the parser. */
function editedPart(bytes: Uint8Array, random: Random): Buffer {
  const parts = unzipSync(bytes);
  const names = Object.keys(parts);
  const name = names[random(names.length)] ?? '';
  const edit = edits[random(edits.length)] ?? flipped;
  return Buffer.from(zipSync({ ...parts, [name]: edit(parts[name] ?? bytes, random) }));
}

/** One part replaced by another. */
function swappedParts(bytes: Uint8Array, random: Random): Buffer {
  const parts: Unzipped = unzipSync(bytes);
  const names = Object.keys(parts);
  const [one = '', other = ''] = [names[random(names.length)], names[random(names.length)]];
  return Buffer.from(
    zipSync({ ...parts, [one]: parts[other] ?? bytes, [other]: parts[one] ?? bytes }),
  );
}

function* mutatedWorkbooks(count: number, seed: number): Generator<Buffer> {
  const random = randomNumbers(seed);
  const [xlsx, xls] = [given('xlsx'), given('biff8')];
  for (let made = 0; made < count; made += 1) {
    const [edit = flipped] = [edits[random(edits.length)]];
    if (made % 2 === 1) yield edit(xls, random);
    else if (made % 8 === 0) yield edit(xlsx, random);
    else if (made % 8 === 2) yield swappedParts(xlsx, random);
    else yield editedPart(xlsx, random);
  }
}

const runs = repeats(30, 1_000);

it(`row 19: ${runs} mutated workbooks: each is read, or rejected with a text`, async () => {
  const outcomes: (string | number)[] = [];
  const files = mutatedWorkbooks(runs, 20_260_105);
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
  expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys);
}, 600_000);
