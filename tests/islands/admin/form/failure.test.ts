import { expect, it, describe } from 'vitest';
import { RequestFailed } from '../../../../src/api/failure';
import { formWords } from '../../../../src/content/forms/record';
import {
  conflictingRecord,
  describeSaveFailure,
} from '../../../../src/islands/admin/form/FailureDialog';

const { failed } = formWords;
const context = { isNew: false, fields: ['price', 'images'] };
const refused = (status: number, rest: object = {}) =>
  new RequestFailed(status, { title: '', status, detail: 'Do this.', ...rest });
const refusedByTrash = new RequestFailed(409, null, { current: { _id: 'a', deletedAt: 'x' } });

describe('why a record was not saved', () => {
  it.each([
    ['a gateway gave up', new RequestFailed(504, null), failed.unanswered],
    ['it was deleted meanwhile', refused(404), failed.gone],
    ['it lies in the trash since its first try', refusedByTrash, failed.gone],
    ['the text is too long in all', refused(413), failed.tooLarge],
    ['the server says what to do', refused(400), 'Do this.'],
  ])('%s', (_, thrown, advice) => {
    expect(describeSaveFailure(thrown, context).advice).toBe(advice);
  });

  it('uses the titles of `messages`', () => {
    expect(describeSaveFailure(refused(503), { ...context, isNew: true }).title).toBe(
      'this is error',
    );
    expect(describeSaveFailure(refused(503), context).title).toBe('This is updation error');
  });

  it('names the fields that the server names, pictures by their number, and no others', () => {
    const errors = [
      { field: 'price', message: 'Enter the rent.' },
      { field: 'images.2', message: 'Not this.' },
      { field: 'unknown', message: 'x' },
    ];
    expect(describeSaveFailure(refused(422, { errors }), context).errors).toEqual([
      { field: 'price', message: 'Enter the rent.' },
      { field: 'images', message: 'Picture 3: Not this.' },
    ]);
  });
});

it.each([
  ['a conflict', new RequestFailed(409, null, { current: { _id: 'a' } }), { _id: 'a' }],
  ['a conflict with the trash', refusedByTrash, null],
])('%s tells the other version', (_, thrown, record) => {
  expect(conflictingRecord(thrown)).toEqual(record);
});
