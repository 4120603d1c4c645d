import { expect, it } from 'vitest';
import { isWithinLimits, restoreLimits } from '../../../src/domain/backup/limits';
import { blankRecord } from '../../support/property';

const { bytes, records, values, depth } = restoreLimits;
const json = (text: string) => new TextEncoder().encode(text);
const repeat = (text: string, count: number) => Array<string>(count).fill(text).join(',');
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

it.each([
  ['records', repeat('{}', records), true],
  ['one record more', repeat('{}', records + 1), false],
  ['levels', nested(depth - 2), true],
  ['one level more', nested(depth - 1), false],
  ['values', `[${repeat('0', values - 4)}]`, true],
  ['one value more', `[${repeat('0', values - 3)}]`, false],
  // Signs inside of texts are none of JSON's.
  ['words', JSON.stringify(`${'{[,"\\'.repeat(values)}`), true],
])(
  'row 76: a document with as many %s as a restore takes is taken, and no other',
  (_, list, isTaken) => {
    expect(isWithinLimits(json(`{"records":[${list}],"erased":[]}`))).toBe(isTaken);
  },
);

it('row 76: what is larger unpacked than a restore takes is not looked at', () => {
  expect(isWithinLimits(new Uint8Array(bytes + 1))).toBe(false);
});

it('row 76: 8,000 homes with long texts and twenty pictures each are within the limits', () => {
  const images = Array.from({ length: 20 }, () => `/api/image/${'a'.repeat(24)}`);
  const home = blankRecord({ propertyDes: 'A hall with "light", '.repeat(100), images });
  const records = repeat(JSON.stringify(home), 8_000);
  expect(isWithinLimits(json(`{"records":[${records}],"erased":[]}`))).toBe(true);
});

it('row 76: the erased ones of 400 busy days are no records, and within the limits', () => {
  const erased = Array.from({ length: 100_000 }, (_, index) => [`id-${index}`, '2026-01-01']);
  expect(isWithinLimits(json(JSON.stringify({ records: [], erased })))).toBe(true);
});

it.each(['"', '"\\', '{"a', ']]', ''])('a text that is no JSON is for its reader: %s', (text) => {
  expect(isWithinLimits(json(text))).toBe(true);
});
