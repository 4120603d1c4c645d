import { expect, it, vi } from 'vitest';
import { RequestFailed } from '../../../src/api/failure';
import { enquiry } from '../../../src/content/enquiries/enquiry';
import { describeSendFailure } from '../../../src/islands/enquiry/use-submission';

function online(onLine: boolean): void {
  vi.stubGlobal('navigator', { onLine });
}

it.each([
  ['a store that does not answer', 503, true, enquiry.errors.keepsText],
  ['a call that never came back', 0, true, enquiry.errors.keepsText],
  ['a browser without a network', 0, false, enquiry.errors.offline],
  ['a message that is too long', 413, true, enquiry.errors.tooLong],
])('%s says what to do', (_, status, onLine, advice) => {
  online(onLine);
  expect(describeSendFailure(new RequestFailed(status, null))).toEqual({ errors: [], advice });
});

it('a program error gives advice too, and no text is lost', () => {
  expect(describeSendFailure(new TypeError('x')).advice).toBe(enquiry.errors.keepsText);
});

it('the server’s error for a field is shown at that field, and others are dropped', () => {
  online(true);
  const errors = [
    { field: 'email', message: 'Enter an email address.' },
    { field: 'openFor', message: 'not for people' },
  ];
  const problem = { title: '', status: 422, detail: '', errors };
  expect(describeSendFailure(new RequestFailed(422, problem)).errors).toEqual([errors[0]]);
});
