import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestFailed } from '../../../../src/api/failure';
import { failures } from '../../../../src/content/failures';
import { formWords } from '../../../../src/content/record-form';
import { conflictingRecord, readFailure } from '../../../../src/islands/admin/form/FailureDialog';

const { failed } = formWords;
const context = { isNew: false, fields: ['price', 'images'] };
const refused = (status: number, detail = 'x', rest: object = {}) =>
  new RequestFailed(status, { title: '', status, detail, ...rest });

const refusedByTrash = new RequestFailed(409, null, { current: { _id: 'a', deletedAt: 'x' } });

/** Creates the failure now, because the state of the network counts at the time of the call. */
const copyOf = ({ status, problem, body }: RequestFailed) =>
  new RequestFailed(status, problem, body);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('why a record was not saved', () => {
  it.each([
    ['the network is away', new RequestFailed(0, null), false, failures.offline],
    ['no answer came', new RequestFailed(0, null), true, failed.unanswered],
    ['the operator would not sign in again', refused(401), true, failures['signed-out']],
    ['another site seemed to ask', refused(403), true, failures.forbidden],
    ['it was deleted meanwhile', refused(404), true, failed.gone],
    ['it lies in the trash since its first try', refusedByTrash, true, failed.gone],
    ['the text is too long in all', refused(413), true, failed.tooLarge],
    ['row 38: the store does not answer', refused(503), true, failures.busy],
    ['the server says what to do', refused(400, 'Do this.'), true, 'Do this.'],
    ['the server broke', refused(500, 'x', { requestId: 'r-7' }), true, failures.other('r-7')],
    ['the program broke', new TypeError('x'), true, failures.other()],
  ])('%s', (_, thrown, onLine, advice) => {
    vi.stubGlobal('navigator', { onLine });
    const again = thrown instanceof RequestFailed ? copyOf(thrown) : thrown;
    expect(readFailure(again, context).advice).toBe(advice);
  });

  it('uses the titles of `messages`', () => {
    expect(readFailure(refused(503), { ...context, isNew: true }).title).toBe('this is error');
    expect(readFailure(refused(503), context).title).toBe('This is updation error');
  });

  it('names the fields that the server names, pictures by their number, and no others', () => {
    const errors = [
      { field: 'price', message: 'Enter the rent.' },
      { field: 'images.2', message: 'Not this.' },
      { field: 'unknown', message: 'x' },
    ];
    expect(readFailure(refused(422, 'x', { errors }), context).errors).toEqual([
      { field: 'price', message: 'Enter the rent.' },
      { field: 'images', message: 'Picture 3: Not this.' },
    ]);
  });
});

it.each([
  ['a conflict', new RequestFailed(409, null, { current: { _id: 'a' } }), { _id: 'a' }],
  ['a conflict with the trash', refusedByTrash, null],
  ['a conflict without the record', new RequestFailed(409, null, {}), null],
  ['another refusal', new RequestFailed(422, null, { current: { _id: 'a' } }), null],
])('%s tells the other version', (_, thrown, record) => {
  expect(conflictingRecord(thrown)).toEqual(record);
});
