import { expect, it } from 'vitest';
import { inbox } from '../../../../src/content/admin/inbox';
import type { Delivery } from '../../../../src/domain/mail/mails';
import { describeDelivery } from '../../../../src/islands/admin/enquiries/delivery';

const { delivery: words } = inbox;
const sentAt = '2026-01-15T20:00:00.000Z';
const failed = { state: 'failed', attempts: 1 } as const;
const calm = { isAlarm: false, canResend: false };
const alarm = { isAlarm: true, canResend: true };

it.each<[Delivery, string, object]>([
  [{ state: 'sent', attempts: 1, sentAt }, words.sent('16-01-2026, 01:30'), calm],
  [{ state: 'pending', attempts: 0 }, words.pending, calm],
  [{ state: 'pending', attempts: 2, problem: 'Down.' }, words.retried('Down'), alarm],
  [{ ...failed, problem: 'costs $& more' }, words.failed('costs $& more'), alarm],
  [failed, words.failed(words.unknown), alarm],
  [{ state: 'stored', attempts: 0 }, words.stored, { isAlarm: false, canResend: true }],
])('the state of an email: %j reads %j', (delivery, text, rest) => {
  expect(describeDelivery(delivery)).toEqual({ text, ...rest });
});
