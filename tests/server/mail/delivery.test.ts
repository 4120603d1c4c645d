import { expect, it } from 'vitest';
import type { Delivery } from '../../../src/domain/mail/schema';
import { nextStep } from '../../../src/server/mail/delivery';
import { after, start } from '../enquiries/given';

const createdAt = start.toISOString();
const pending: Delivery = {
  state: 'pending',
  attempts: 1,
  attemptedAt: start.toISOString(),
};

it.each([
  ['send', 'pending and never tried', { state: 'pending', attempts: 0 }, 0],
  ['wait', 'tried a minute ago', pending, 1],
  ['send', 'tried two minutes ago', pending, 2],
] as const)('the scheduler does this with an email: %s: %s', (step, _, delivery, minutes) => {
  expect(nextStep({ createdAt, delivery }, after(minutes))).toBe(step);
});
