import { expect, it } from 'vitest';
import { findMailHealth, readAttempt } from '../../../src/domain/mail/health';
import type { Delivery } from '../../../src/domain/mail/mails';
import type { TriedEmail } from '../../../src/domain/mail/schema';

const sent = (at: string): TriedEmail => ({ at, problem: null });
const failed = (at: string, problem = 'No answer.'): TriedEmail => ({ at, problem });

it.each<[string, TriedEmail[], ReturnType<typeof findMailHealth>]>([
  ['nothing was tried', [], { kind: 'untested' }],
  ['the last one went out', [sent('2026-11-03'), failed('2026-11-02')], { kind: 'works' }],
  [
    'the last three failed',
    [
      failed('2026-11-05', 'Wrong key.'),
      failed('2026-11-03'),
      sent('2026-11-02'),
      failed('2026-11-04'),
    ],
    { kind: 'fails', since: '2026-11-03', problem: 'Wrong key.' },
  ],
  [
    'none ever went out',
    [failed('2026-11-02'), failed('2026-11-01')],
    { kind: 'fails', since: '2026-11-01', problem: 'No answer.' },
  ],
])('%s', (_, tried, health) => {
  expect(findMailHealth(tried)).toEqual(health);
});

it.each<[string, Partial<Delivery>, TriedEmail | null]>([
  ['waits for its first attempt', { state: 'pending', attempts: 0 }, null],
  ['has begun', { state: 'pending', attemptedAt: '2026-11-01' }, null],
  ['is not to be sent', { state: 'stored', attempts: 0 }, null],
  [
    'will be tried again',
    { state: 'pending', attemptedAt: '2026-11-01', problem: 'No answer.' },
    failed('2026-11-01'),
  ],
  ['was given up', { state: 'failed', attemptedAt: '2026-11-01' }, failed('2026-11-01', '')],
  [
    'went out',
    { state: 'sent', attemptedAt: '2026-11-01', sentAt: '2026-11-02' },
    sent('2026-11-02'),
  ],
])('an email that %s', (_, delivery, attempt) => {
  expect(readAttempt({ state: 'pending', attempts: 1, ...delivery })).toEqual(attempt);
});
