import { expect, it } from 'vitest';
import { afterAttempt, furtherMails, makeMail, nextStep } from '../../../src/domain/mail/mails';
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
  ['keeps its words for the next attempt', { kind: 'retry', problem: 'Down.' }, begun.email],
  ['needs them no more once it is sent', { kind: 'sent' }, undefined],
  ['nor once it is rejected', { kind: 'rejected', problem: 'No.' }, undefined],
] as const)('a mail %s', (_, outcome, email) => {
  expect(afterAttempt(begun, outcome, after(1)).email).toEqual(email);
});

it('what became of the mail of a visit says nothing of that of the next one', () => {
  const next = { ...begun, kind: 'confirmation', key: 'confirmation/1/next' } as const;
  const former = { ...next, key: 'confirmation/1/former', state: 'sent' } as const;
  expect(furtherMails([next], [former])).toEqual([next]);
  expect(furtherMails([next], [{ ...next, state: 'sent' }])).toMatchObject([{ state: 'sent' }]);
});
