import { expect, it } from 'vitest';
import { company } from '../../../src/content/company';
import { backupNights } from '../../../src/domain/retention-periods';
import { backUp } from '../../../src/server/backup/nightly';
import { fileReceived } from '../../../src/server/enquiries/file';
import { receiveEnquiry } from '../../../src/server/enquiries/receive';
import { eraseEnquiry, eraseOldEnquiries } from '../../../src/server/enquiries/retention';
import { enquiries } from '../../../src/server/enquiries/stores';
import { useStrictStore } from '../../support/use-strict-store';
import { after, filedEnquiries, from, message, putEnquiry, putSpam, storedSpam } from './given';

const store = await useStrictStore();

const day = 24 * 60;
const put = (id: string, minutes: number) => putEnquiry(store, id, { minutes });
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id);

it('every night erases what is older than the company keeps it, in one change', async () => {
  put('old', 0);
  put('older', 0);
  put('young', 2);
  await eraseOldEnquiries(after(company.enquiryRetentionDays * day + 1));
  expect(idsOf(filedEnquiries(store))).toEqual(['young']);
  expect(store.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect([...(await enquiries.read()).erased.keys()]).toEqual(['old', 'older']);
});

it('every night erases what has been possible spam for 90 days, and nothing younger', async () => {
  for (let at = 0; at < 30; at += 1) putSpam(store, `spam-${at}`, { minutes: at });
  putSpam(store, 'young', { minutes: 32 });
  put('good', 0);
  await fileReceived(after(60));
  await eraseOldEnquiries(after(90 * day + 31));
  expect(idsOf(storedSpam(store))).toEqual(['young']);
  expect(idsOf(filedEnquiries(store))).toEqual(['good', 'young']);
});

const email = 'forget.me@example.com';
const now = new Date();
const later = (days: number) => new Date(now.getTime() + days * day * 60_000);

async function received(fields: object = {}): Promise<string> {
  const { enquiry } = await receiveEnquiry(message({ email, ...fields }), from(1, now));
  expect(store.countWith(email)).toBe(1);
  return enquiry.id;
}

async function filed(fields: object = {}): Promise<string> {
  const id = await received(fields);
  await fileReceived(later(1));
  expect(store.countWith(email)).toBe(1);
  return id;
}

it.each([
  ['received', received, 1],
  ['filed', filed, 1],
  ['received as possible spam', () => received({ website: 'x' }), 1],
])(
  'row 44: an enquiry that was %s and erased leaves no trace but its id',
  async (_, give, left) => {
    const id = await give();
    await eraseEnquiry(id, now);
    expect(store.countWith(email)).toBe(0);
    expect(store.countWith(id)).toBe(left);
  },
);

it('row 44: an erased enquiry is gone from the backups 30 nights later', async () => {
  const id = await filed();
  await backUp(later(0));
  await eraseEnquiry(id, now);
  // What is kept goes by the day, so that nights in between change nothing.
  for (const nights of [1, 2, backupNights - 1]) {
    await backUp(later(nights));
    expect(store.countWith(email)).toBe(1);
  }
  await backUp(later(backupNights));
  expect(store.countWith(email)).toBe(0);
});
