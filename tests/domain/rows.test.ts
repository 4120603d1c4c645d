import { expect, it } from 'vitest';
import { readRows, writeRows } from '../../src/domain/rows';

const place = { name: 'Adyar', city: 'Chennai' };
const homes = [
  { id: 'a', lift: false, place, letTo: ['family'], flood: 'no' },
  { id: 'b', lift: false, place, letTo: ['family'] },
  { id: 'c', lift: true, place: null, letTo: [], flood: '' },
  { id: 'd', lift: false, place, letTo: [], water: true },
];
const send = (objects: readonly object[]) =>
  JSON.parse(JSON.stringify(writeRows(objects))) as ReturnType<typeof writeRows>;

it.each([[[]], [[{}]], [homes], [homes.slice(0, 1)], [[{ name: 'A' }, { name: null }]]])(
  'objects come back from their rows as they were: %j',
  (objects) => {
    expect(readRows(send(objects))).toEqual(objects);
  },
);

it('a value of several stands once', () => {
  const { names, values, rows } = send(homes);
  expect(names).toEqual(['id', 'lift', 'place', 'letTo', 'flood', 'water']);
  expect(values.slice(0, 3)).toEqual([0, [false, true], [place, null]]);
  expect(rows[3]).toEqual(['d', 0, 0, 1, -1, 0]);
});
