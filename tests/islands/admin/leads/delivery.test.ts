import { describe, expect, it } from 'vitest';
import type { LeadDelivery } from '../../../../src/domain/lead/schema';
import { describeDelivery } from '../../../../src/islands/admin/leads/delivery';

const rows: [LeadDelivery, string, { isAlarm: boolean; canResend: boolean }][] = [
  [
    { state: 'sent', attempts: 1, sentAt: '2026-01-15T20:00:00.000Z' },
    'Mailed on 16-01-2026, 01:30',
    { isAlarm: false, canResend: false },
  ],
  [
    { state: 'pending', attempts: 0 },
    'The mail is on its way',
    { isAlarm: false, canResend: false },
  ],
  [
    { state: 'pending', attempts: 2, problem: 'no answer.' },
    'Not mailed yet (no answer). It is tried again by itself.',
    { isAlarm: true, canResend: true },
  ],
  [
    { state: 'failed', attempts: 1, problem: 'costs $& more' },
    'The mail failed: costs $& more',
    { isAlarm: true, canResend: true },
  ],
  [
    { state: 'failed', attempts: 1 },
    'The mail failed: the mail service gave no reason',
    { isAlarm: true, canResend: true },
  ],
  [
    { state: 'stored', attempts: 0 },
    'Not mailed: no mail was set up',
    { isAlarm: false, canResend: true },
  ],
  [
    { state: 'quarantined', attempts: 0 },
    'Not mailed: set aside',
    { isAlarm: false, canResend: false },
  ],
];

describe('the state of a mail', () => {
  it.each(rows)('%j reads %j', (delivery, text, rest) => {
    expect(describeDelivery(delivery)).toEqual({ text, ...rest });
  });
});
