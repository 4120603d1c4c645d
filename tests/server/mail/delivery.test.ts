import { expect, it, vi } from 'vitest';
import type { Delivery } from '../../../src/domain/mail/schema';
import { nextStep } from '../../../src/server/mail/delivery';
import { mailSettings } from '../../../src/server/mail/send';
import { after, start } from '../enquiries/given';

const createdAt = start.toISOString();
const pending: Delivery = { state: 'pending', attempts: 1, attemptedAt: start.toISOString() };

it.each([
  ['send', 'pending and never tried', { state: 'pending', attempts: 0 }, 0],
  ['wait', 'tried a minute ago', pending, 1],
  ['send', 'tried two minutes ago', pending, 2],
] as const)('the scheduler does this with an email: %s: %s', (step, _, delivery, minutes) => {
  expect(nextStep({ createdAt, delivery }, after(minutes))).toBe(step);
});

it.each([
  ['office@example.com', ['office@example.com']],
  ['office@example.com,', ['office@example.com']],
  [' a@example.com , ,b@example.com ', ['a@example.com', 'b@example.com']],
  ['', []],
])('MAIL_TO %j goes to %j', (addresses, to) => {
  vi.stubEnv('RESEND_API_KEY', 're_test');
  vi.stubEnv('MAIL_TO', addresses);
  expect(mailSettings()?.to).toEqual(to);
});
