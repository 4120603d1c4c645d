import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentRecord, hasFailed, RequestFailed } from '../../src/api/failure';

const problem = { title: '', status: 400, detail: 'x' };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('why a call failed', () => {
  it.each([
    ['the network is away', 0, null, false, 'offline'],
    ['no answer came', 0, null, true, 'unanswered'],
    ['a gateway waited in vain', 504, null, true, 'unanswered'],
    ['the session has ended', 401, problem, true, 'signed-out'],
    ['another site seemed to ask', 403, problem, true, 'forbidden'],
    ['it is not there', 404, problem, true, 'gone'],
    ['somebody else saved', 409, problem, true, 'conflict'],
    ['it is too large', 413, null, true, 'too-large'],
    ['row 38: the store does not answer', 503, problem, true, 'busy'],
    ['the server says what is wrong', 422, problem, true, 'rejected'],
    ['somebody else answered', 422, null, true, 'other'],
    ['the server broke', 500, problem, true, 'other'],
  ])('is told when %s', (_, status, said, onLine, kind) => {
    vi.stubGlobal('navigator', { onLine });
    expect(new RequestFailed(status, said).kind).toBe(kind);
  });

  it('can be checked against several kinds at once, and a program error is none of them', () => {
    expect(hasFailed(new RequestFailed(503, null), 'gone', 'busy')).toBe(true);
    expect(hasFailed(new RequestFailed(503, null), 'gone')).toBe(false);
    expect(hasFailed(new TypeError('x'), 'other')).toBe(false);
  });
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
