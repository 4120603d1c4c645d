import { expect, it } from 'vitest';
import { isDue } from '../../../src/domain/enquiry/inbox';
import { parseEnquiry, type Enquiry } from '../../../src/domain/enquiry/schema';

const today = '2026-02-03';
const base: Pick<Enquiry, 'status' | 'nextAction' | 'delivery'> = {
  status: 'in progress',
  nextAction: today,
  delivery: { state: 'sent', attempts: 1 },
};

it.each([
  ['today', {}, true],
  ['earlier', { nextAction: '2025-12-31' }, true],
  ['tomorrow', { nextAction: '2026-02-04' }, false],
  ['on no day', { nextAction: '' }, false],
  ['earlier, of a new one', { status: 'new', nextAction: '2026-02-02' }, true],
  ['today, but it is done', { status: 'done' }, false],
  ['today, but it may be spam', { delivery: { state: 'quarantined', attempts: 0 } }, false],
] as const)('a next action %s: due is %3$s', (_, fields, due) => {
  expect(isDue({ ...base, ...fields }, today)).toBe(due);
});

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
