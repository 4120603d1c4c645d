import { expect, it } from 'vitest';
import {
  addRequestedAttempt,
  afterAttempt,
  furtherMails,
  makeMail,
  makeServiceKey,
  nextStep,
} from '../../../src/domain/mail/mails';
import { after, start } from '../../server/post/given';

const at = start.toISOString();
const never = makeMail({ kind: 'enquiry', key: 'enquiry/1', at });
const tried = { ...never, attempts: 1, attemptedAt: at };

it.each([
  ['send', 'pending and never tried', never, 0],
  ['wait', 'tried a minute ago', tried, 1],
  ['send', 'tried two minutes ago', tried, 2],
] as const)('the scheduler does this with an email: %s: %s', (step, _, mail, minutes) => {
  expect(nextStep(mail, after(minutes))).toBe(step);
});

const begun = { ...tried, email: { subject: 'New enquiry', text: 'Hello' } };

it.each([
  ['keeps its words for the next attempt', { result: 'retry', problem: 'Down.' }, begun.email],
  ['needs them no more once it is sent', { result: 'sent' }, undefined],
  ['nor once it is rejected', { result: 'rejected', problem: 'No.' }, undefined],
] as const)('a mail %s', (_, outcome, email) => {
  expect(afterAttempt(begun, outcome, after(1)).email).toEqual(email);
});

const day = 24 * 60;
it.each([
  ['waits', { ...begun, state: 'pending' }, day - 1, true],
  ['waits under a key that the service has forgotten', { ...begun, state: 'pending' }, day, false],
  ['was given up', { ...begun, state: 'failed' }, 1, false],
  ['was held back', { ...begun, state: 'stored' }, 1, false],
] as const)('a mail that %s is asked for again', (_, mail, minutes, isKept) => {
  const asked = addRequestedAttempt(mail, after(minutes));
  expect(asked).toMatchObject({ state: 'pending', attempts: 2 });
  expect(asked.email).toEqual(isKept ? begun.email : undefined);
  expect(makeServiceKey(asked) === makeServiceKey(mail)).toBe(isKept);
  expect(nextStep(asked, after(minutes + 22 * 60))).toBe(isKept ? 'give up' : 'send');
});

it('what became of the mail of a visit says nothing of that of the next one', () => {
  const next = { ...begun, kind: 'confirmation', key: 'confirmation/1/next' } as const;
  const former = { ...next, key: 'confirmation/1/former', state: 'sent' } as const;
  expect(furtherMails([next], [former])).toEqual([next]);
  expect(furtherMails([next], [{ ...next, state: 'sent' }])).toMatchObject([{ state: 'sent' }]);
});
