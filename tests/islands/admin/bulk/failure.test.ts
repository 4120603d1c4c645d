import { describe, expect, it } from 'vitest';
import { RequestFailed } from '../../../../src/api/request';
import { bulk } from '../../../../src/content/bulk';
import { failureText, sheetsOf } from '../../../../src/islands/admin/bulk/failure';
import { UndoStuck } from '../../../../src/islands/admin/bulk/undo';
import { UnfitFile } from '../../../../src/islands/admin/bulk/workbook-file';

const { failed } = bulk;

function refusal(status: number, detail: string, more = {}): RequestFailed {
  return new RequestFailed(status, { title: 'Refused', status, detail, ...more });
}

describe('what went wrong', () => {
  it.each([
    ['no answer', new RequestFailed(0, null), failed.unanswered],
    ['a closed sign-in', refusal(401, 'Sign in.'), failed.unauthorized],
    ['a store that is away', refusal(503, 'The store is away.'), failed.busy],
    [
      'the server’s sentence',
      refusal(422, 'The header “Name” is missing.'),
      'The header “Name” is missing.',
    ],
    ['a refusal before the server', new RequestFailed(413, null), failed.large],
    ['an unexpected answer', refusal(500, 'Error', { requestId: 'r-1' }), `${failed.other}: r-1.`],
    ['a gateway', new RequestFailed(504, null), `${failed.other}.`],
    ['anything else', new TypeError('x is undefined'), `${failed.other}.`],
    ['a file', new UnfitFile('many'), bulk.file.faults.many],
    ['undoing without end', new UndoStuck(), bulk.undo.stuck],
  ])('is told for %s', (_, thrown, text) => {
    expect(failureText(thrown, true)).toBe(text);
  });

  it('tells all that the server names', () => {
    const errors = [
      { field: 'file', message: 'Column “Rent” is there twice.' },
      { field: 'file', message: 'Column “Name” is missing.' },
    ];
    expect(failureText(refusal(422, 'Two headers are wrong.', { errors }), true)).toBe(
      'Two headers are wrong. Column “Rent” is there twice. Column “Name” is missing.',
    );
  });

  it.each([
    ['a refused sheet', { sheets: ['Notes', 'Homes'] }, ['Notes', 'Homes']],
    ['any other refusal', { detail: 'No.' }, []],
    ['a page of a gateway', '<html>', []],
    ['an answer of somebody else', { sheets: 'Homes' }, []],
  ])('finds the sheets in %s', (_, body, sheets) => {
    expect(sheetsOf(new RequestFailed(422, null, body))).toEqual(sheets);
  });

  it('tells somebody without a connection that they have none', () => {
    expect(failureText(new RequestFailed(0, null), false)).toBe(failed.offline);
  });
});
