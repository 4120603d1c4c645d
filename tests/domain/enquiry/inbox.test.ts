import { expect, it } from 'vitest';
import { parseEnquiry } from '../../../src/domain/enquiry/schema';

it.each([
  [undefined, ''],
  ['', ''],
  ['2026-02-03', '2026-02-03'],
  ['soon', ''],
  [5, ''],
])('a stored enquiry with the next action %j is read with %j', (stored, read) => {
  const enquiry = parseEnquiry({
    id: 'enquiry-1',
    createdAt: '2026-01-15T10:00:00.000Z',
    delivery: { state: 'sent', attempts: 1 },
    ...(stored !== undefined && { nextAction: stored }),
  });
  expect(enquiry?.nextAction).toBe(read);
});
