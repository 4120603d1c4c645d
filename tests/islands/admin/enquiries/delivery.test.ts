import { expect, it } from 'vitest';
import { inbox } from '../../../../src/content/admin/inbox';
import type { Delivery } from '../../../../src/domain/mail/schema';
import { describeDelivery } from '../../../../src/islands/admin/enquiries/delivery';

const { delivery: words } = inbox;

it.each(rows())('the state of an email: %j reads %j', (delivery, text, rest) => {
  expect(describeDelivery(delivery)).toEqual({ text, ...rest });
});

function rows(): [Delivery, string, { isAlarm: boolean; canResend: boolean }][] {
  return [
    [
      { state: 'sent', attempts: 1, sentAt: '2026-01-15T20:00:00.000Z' },
      words.sent('16-01-2026, 01:30'),
      { isAlarm: false, canResend: false },
    ],
    [{ state: 'pending', attempts: 0 }, words.pending, { isAlarm: false, canResend: false }],
    [
      { state: 'pending', attempts: 2, problem: 'no answer.' },
      words.retried('no answer'),
      { isAlarm: true, canResend: true },
    ],
    [
      { state: 'failed', attempts: 1, problem: 'costs $& more' },
      words.failed('costs $& more'),
      { isAlarm: true, canResend: true },
    ],
    [
      { state: 'failed', attempts: 1 },
      words.failed(words.unknown),
      { isAlarm: true, canResend: true },
    ],
    [{ state: 'stored', attempts: 0 }, words.stored, { isAlarm: false, canResend: true }],
  ];
}
