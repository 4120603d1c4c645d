import { expect, it, vi } from 'vitest';
import { RequestFailed } from '../../../src/api/failure';
import { enquiryWords } from '../../../src/content/enquiries/enquiry';
import { enquiryFieldNames } from '../../../src/domain/enquiry/fields';
import { maxOwnerLengths } from '../../../src/domain/enquiry/owner';
import { checkLengths, describeSendFailure } from '../../../src/islands/enquiry/use-submission';

function online(onLine: boolean): void {
  vi.stubGlobal('navigator', { onLine });
}

it.each([
  ['a store that does not answer', 503, true, enquiryWords.errors.keepsText],
  ['a call that never came back', 0, true, enquiryWords.errors.keepsText],
  ['a browser without a network', 0, false, enquiryWords.errors.offline],
  ['a message that is too long', 413, true, enquiryWords.errors.tooLong],
])('%s says what to do', (_, status, onLine, advice) => {
  online(onLine);
  expect(describeSendFailure(new RequestFailed(status, null))).toEqual({ errors: [], advice });
});

it('a program error gives advice too, and no text is lost', () => {
  expect(describeSendFailure(new TypeError('x')).advice).toBe(enquiryWords.errors.keepsText);
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

it('every field that people fill in has a limit, and no field that they do not see', () => {
  const fields = checkLengths(() => 'x'.repeat(10_001)).map(({ field }) => field);
  expect(fields.sort()).toEqual(
    [...enquiryFieldNames, 'visitDay', 'visitTime', ...Object.keys(maxOwnerLengths)].sort(),
  );
  expect(checkLengths((name) => (name === 'subject' ? 'x'.repeat(301) : ''))).toEqual([
    { field: 'subject', message: enquiryWords.errors.shorten(300) },
  ]);
});
