import { expect, it } from 'vitest';
import { currentRecord, hasFailed, RequestFailed } from '../../src/api/failure';

it('a failure can be checked against several kinds at once, and a program error is none of them', () => {
  expect(hasFailed(new RequestFailed(503, null), 'gone', 'busy')).toBe(true);
  expect(hasFailed(new RequestFailed(503, null), 'gone')).toBe(false);
  expect(hasFailed(new TypeError('x'), 'other')).toBe(false);
});

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

it.each([
  ['a conflict', new RequestFailed(409, null, { current: { _id: 'a' } }), { _id: 'a' }],
  ['a conflict without the record', new RequestFailed(409, null, {}), null],
  ['a conflict that answers null', new RequestFailed(409, null, { current: null }), null],
  ['another rejection', new RequestFailed(422, null, { current: { _id: 'a' } }), null],
  ['an error of the program', new TypeError('x'), null],
])('the current record is read from %s', (_, thrown, record) => {
  expect(currentRecord(thrown, isRecord)).toEqual(record);
});
