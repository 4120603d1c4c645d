import { describe, expect, it } from 'vitest';
import { company } from '../../../src/content/company';
import { companyFields } from '../../../src/domain/company/fields';
import { companyId } from '../../../src/domain/company/record';
import { blankValues } from '../../../src/domain/field/kinds';
import { backupNights } from '../../../src/domain/retention-periods';
import { backUp } from '../../../src/server/backup/nightly';
import { fileReceived } from '../../../src/server/enquiries/file';
import { receiveEnquiry } from '../../../src/server/enquiries/receive';
import {
  eraseEnquiry,
  eraseOldEnquiries,
  readRetentionNote,
} from '../../../src/server/enquiries/retention';
import { enquiries } from '../../../src/server/enquiries/stores';
import { companyRecords } from '../../../src/server/records/company';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import { dieAtEachCall } from '../../support/crash';
import { useStrictStore } from '../../support/use-strict-store';
import {
  after,
  filedEnquiries,
  from,
  givenEnquiry,
  hiddenField,
  message,
  putEnquiry,
  putFiled,
  putSpam,
  storedSpam,
} from './given';

const store = await useStrictStore();

const day = 24 * 60;
const put = (id: string, minutes: number) => putEnquiry(store, id, { minutes });
const listIds = (found: { id: string }[]) => found.map(({ id }) => id);

it('every night erases what is older than the company keeps it, in one change', async () => {
  put('old', 0);
  put('older', 0);
  put('young', 2);
  await eraseOldEnquiries(after(company.enquiryRetentionDays * day + 1));
  expect(listIds(filedEnquiries(store))).toEqual(['young']);
  expect(store.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect([...(await enquiries.read()).erased.keys()]).toEqual(['old', 'older']);
});

it('row 1: a night that is killed at any store call of it erases nothing young, and the next one does the rest', async () => {
  const night = after(company.enquiryRetentionDays * day + 1);
  const calls = await dieAtEachCall(store, {
    prepare: () => {
      store.reset();
      put('old', 0);
      put('young', 2);
      return Promise.resolve();
    },
    run: () => eraseOldEnquiries(night).catch(() => undefined),
    check: async (_outcome, place) => {
      expect(listIds(filedEnquiries(store)), place).toContain('young');
      await eraseOldEnquiries(night);
      expect(listIds(filedEnquiries(store)), place).toEqual(['young']);
    },
  });
  expect(calls).toBeGreaterThan(1);
});

describe('the number of days that the company has saved', () => {
  const save = (enquiryRetentionDays: string) =>
    companyRecords.create({ ...blankValues(companyFields), enquiryRetentionDays }, companyId);
  const lower = (enquiryRetentionDays: string) =>
    companyRecords.update([{ id: companyId, patch: { enquiryRetentionDays } }]);
  const putOld = () => {
    const createdAt = new Date(now.getTime() - 100 * day * 60_000).toISOString();
    putFiled(store, [{ ...givenEnquiry('old'), createdAt }]);
  };
  const leftAfter = async (days: number) => {
    await eraseOldEnquiries(later(days));
    return filedEnquiries(store).length;
  };

  it('row 64: a lower one erases nothing for seven days, and can be taken back until then', async () => {
    putOld();
    await save('730');
    await lower('73');
    expect(await leftAfter(6.9)).toBe(1);
    await lower('730');
    expect(await leftAfter(20)).toBe(1);
    await lower('73');
    expect(await readRetentionNote(later(1))).toMatchObject({
      days: 730,
      lower: { days: 73 },
      ages: [101],
    });
    expect(await leftAfter(7.1)).toBe(0);
  });

  it('row 64: the first one that is saved is lower than 730 only after seven days', async () => {
    putOld();
    await save('73');
    expect(await leftAfter(1)).toBe(1);
    expect(await leftAfter(8)).toBe(0);
  });

  it.each([
    ['the document is damaged', '{broken'],
    ['the record cannot be read', { _id: companyId, createdAt: 'once' }],
    ['the number is none that can be saved', { _id: companyId, enquiryRetentionDays: 12 }],
  ])('row 64: nothing is erased where %s', async (_, document) => {
    putOld();
    await save('730');
    if (typeof document === 'string') store.put('local-documents', 'company', document);
    else store.putDocument('company', [document]);
    await expect(eraseOldEnquiries(later(2_000))).rejects.toThrow(StoreUnavailable);
    expect(filedEnquiries(store)).toHaveLength(1);
  });
});

it('possible spam that somebody has worked on is kept as long as other enquiries', async () => {
  const spam = givenEnquiry('noted', { suspicion: hiddenField });
  putFiled(store, [
    { ...spam, note: 'Called' },
    givenEnquiry('unread', { suspicion: hiddenField }),
  ]);
  await eraseOldEnquiries(after(91 * day));
  expect(listIds(filedEnquiries(store))).toEqual(['noted']);
});

it('every night erases what has been possible spam for 90 days, and nothing younger', async () => {
  for (let index = 0; index < 30; index += 1) putSpam(store, `spam-${index}`, { minutes: index });
  putSpam(store, 'young', { minutes: 32 });
  put('good', 0);
  await fileReceived(after(60));
  await eraseOldEnquiries(after(90 * day + 31));
  expect(listIds(storedSpam(store))).toEqual(['young']);
  expect(listIds(filedEnquiries(store))).toEqual(['good', 'young']);
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
  ['received as possible spam', () => received({ website: 'https://spam.example' }), 1],
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
