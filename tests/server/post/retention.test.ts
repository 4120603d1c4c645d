import { describe, expect, it, vi } from 'vitest';
import office from '../../../netlify/functions/office';
import { company } from '../../../src/content/company';
import { companyFields } from '../../../src/domain/company/fields';
import { companyId } from '../../../src/domain/company/record';
import { blankValues } from '../../../src/domain/field';
import { backupNights, monthsBefore } from '../../../src/domain/retention-periods';
import { backUp } from '../../../src/server/backup/nightly';
import { fileReceived } from '../../../src/server/post/filing';
import { receiveEnquiry } from '../../../src/server/post/receive';
import { eraseEnquiry, eraseOldEnquiries, readLowerings } from '../../../src/server/post/retention';
import { enquiries } from '../../../src/server/post/stores';
import { loadLowerings } from '../../../src/server/pages/company';
import { loadDocumentNotes } from '../../../src/server/pages/document-notes';
import { companyRecords } from '../../../src/server/records/company';
import { withinTime } from '../../../src/server/store/deadline';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import { json, send, signIn } from '../../netlify/caller';
import { dieAtEachCall } from '../../support/crash';
import { packed } from '../../support/documents';
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
  givenLine,
} from './given';

const store = await useStrictStore();

const day = 24 * 60;
/** A night so many months and a minute after the start. */
const afterMonths = (months: number) => {
  const night = after(1);
  night.setUTCMonth(night.getUTCMonth() + months);
  return night;
};
const put = (id: string, minutes: number) => putEnquiry(store, id, { minutes });
const listIds = (found: { id: string }[]) => found.map(({ id }) => id);

const seen = (months: number, shorter: object | null = null) =>
  store.put('local-marks', 'enquiry-retention', JSON.stringify({ months, shorter }));
const save = (enquiryRetentionMonths: '6' | '12' | '24' | '36') =>
  companyRecords.create({ ...blankValues(companyFields), enquiryRetentionMonths }, companyId);
const choose = (enquiryRetentionMonths: '6' | '12' | '24' | '36') =>
  companyRecords.update([{ id: companyId, patch: { enquiryRetentionMonths } }]);
/** Puts an enquiry that came so many months ago. */
const putOld = (months: number) =>
  putFiled(store, [{ ...givenEnquiry('old'), createdAt: monthsBefore(now, months) }]);
const leftAfter = async (...days: number[]) => {
  for (const each of days) await eraseOldEnquiries(later(each));
  return filedEnquiries(store).length;
};

it('every night erases what is older than the page about privacy says, in one change', async () => {
  seen(company.enquiryRetentionMonths);
  put('old', 0);
  put('older', 0);
  put('young', 2);
  await eraseOldEnquiries(afterMonths(company.enquiryRetentionMonths));
  expect(listIds(filedEnquiries(store))).toEqual(['young']);
  expect(store.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect([...(await enquiries.read()).erased.keys()]).toEqual(['old', 'older']);
});

it('row 1: a night that is killed at any store call of it erases nothing young, and the next one does the rest', async () => {
  const night = afterMonths(6);
  const calls = await dieAtEachCall(store, {
    prepare: async () => {
      store.reset();
      await save('6');
      seen(24, { months: 6, since: after(0).toISOString() });
      put('old', 0);
      put('young', 2);
    },
    run: () => eraseOldEnquiries(night).catch(() => undefined),
    check: async (_outcome, place) => {
      expect(listIds(filedEnquiries(store)), place).toContain('young');
      await eraseOldEnquiries(night);
      expect(listIds(filedEnquiries(store)), place).toEqual(['young']);
    },
  });
  // The company, the mark, the mark again and its new value, the document and its new value.
  expect(calls).toBe(6);
});

describe('the choice that the company has saved', () => {
  it('rows 69, 72: a shorter one that a clock three days ahead has seen counts from now', async () => {
    putOld(13);
    await save('12');
    seen(24, { months: 12, since: later(3).toISOString() });
    expect(await leftAfter(0, 6.9)).toBe(1);
    expect(await leftAfter(7)).toBe(0);
  });

  it('row 64: a shorter one erases nothing for seven days, and can be taken back until then', async () => {
    putOld(13);
    await save('24');
    await leftAfter(0);
    await choose('12');
    expect(await leftAfter(1, 1, 7.9)).toBe(1);
    await choose('24');
    expect(await leftAfter(8, 20)).toBe(1);
    await choose('12');
    expect(await leftAfter(21)).toBe(1);
    expect(await readLowerings(later(22))).toMatchObject([
      { months: 6, isSaved: false },
      { months: 12, from: later(28).toISOString(), count: 1, isSaved: true },
    ]);
    expect(await leftAfter(28)).toBe(0);
  });

  it('row 64: a page that shows what goes begins the seven days too, and once', async () => {
    putOld(13);
    await save('12');
    const from = later(7).toISOString();
    for (const day of [0, 3])
      expect((await readLowerings(later(day))).find(({ isSaved }) => isSaved)).toMatchObject({
        from,
      });
    store.forget();
    await readLowerings(later(4));
    expect(store.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(await leftAfter(6.9)).toBe(1);
    expect(await leftAfter(7)).toBe(0);
  });

  it('row 64: killed at any store call of its first look, a night begins the seven days at most later', async () => {
    await dieAtEachCall(store, {
      prepare: async () => {
        store.reset();
        putOld(13);
        await save('12');
      },
      run: () => eraseOldEnquiries(later(0)).catch(() => undefined),
      check: async (_outcome, place) => {
        expect(await leftAfter(1, 6.9), place).toBe(1);
        expect(await leftAfter(8), place).toBe(0);
      },
    });
  });

  it.each([
    ['the document is damaged', '{broken'],
    ['the record cannot be read', { _id: companyId, createdAt: 'once' }],
    ['it is none of the four', { _id: companyId, enquiryRetentionMonths: '3' }],
    ['it is a number', { _id: companyId, enquiryRetentionMonths: 12 }],
  ])('row 64: nothing is erased where %s, and the first page names it', async (_, document) => {
    putOld(60);
    await save('24');
    if (typeof document === 'string') store.put('local-documents', 'company', document);
    else store.putDocument('company', [document]);
    for (const days of [0, 8, 2_000])
      await expect(eraseOldEnquiries(later(days))).rejects.toThrow(StoreUnavailable);
    expect(filedEnquiries(store)).toHaveLength(1);
    expect(await loadLowerings(later(0))).toEqual([]);
    expect((await loadDocumentNotes()).map((note) => note.document)).toEqual(['company']);
    expect(vi.mocked(console.warn)).toHaveBeenCalled();
  });

  it('row 64: nothing is erased where the document is lost', async () => {
    putOld(60);
    await save('24');
    store.put('local-documents', 'company', null);
    await expect(eraseOldEnquiries(later(8))).rejects.toThrow(StoreUnavailable);
    expect(filedEnquiries(store)).toHaveLength(1);
  });

  it.each([500, 'hang'] as const)(
    'row 64: nothing is erased where the mark answers %s',
    async (kind) => {
      putOld(60);
      store.fault({ kind, times: 99, match: ({ store: name }) => name === 'local-marks' });
      await expect(withinTime(300, () => eraseOldEnquiries(now))).rejects.toThrow(StoreUnavailable);
      expect(filedEnquiries(store)).toHaveLength(1);
    },
  );
});

describe('row 69: a copy of the company with a shorter choice', () => {
  const copied = async (days: number) => {
    const at = later(-days).toISOString();
    const given = { ...blankValues(companyFields), enquiryRetentionMonths: '6', version: 'copy' };
    const body = packed([{ ...given, _id: companyId, date: at, createdAt: at, updatedAt: at }]);
    const cookie = await signIn();
    return (query: string) =>
      send(office, 'PUT', `/api/backup/company${query}`, { body, cookie }).then(({ status }) =>
        expect(status).toBe(200),
      );
  };
  const ages = [1, 8, 365];
  const doors = ['replaced', 'in place of a lost document', 'on a site without any'] as const;

  it.each(doors.flatMap((door) => ages.map((age) => [age, door] as const)))(
    'that is %i days old, restored %s, erases nothing for seven days, and is said',
    async (age, door) => {
      const restore = await copied(age);
      putOld(10);
      if (door !== 'on a site without any') {
        await save('24');
        await leftAfter(-20, -10, -1);
      }
      if (door === 'in place of a lost document') store.put('local-documents', 'company', null);
      await restore(door === 'replaced' ? '?replace' : '');
      expect(await leftAfter(0, 1, 6.9)).toBe(1);
      const shown = await loadLowerings(later(6.9));
      expect(shown.find(({ isSaved }) => isSaved)).toMatchObject({
        months: 6,
        from: later(7).toISOString(),
        count: 1,
      });
      expect(await leftAfter(7)).toBe(0);
    },
  );

  it('erases nothing for seven days, although the longer time before it was seen by nobody', async () => {
    const restore = await copied(365);
    await save('6');
    seen(6);
    await choose('36');
    putOld(10);
    await restore('?replace');
    expect(await leftAfter(0, 1, 6.9)).toBe(1);
    expect(await leftAfter(7.1)).toBe(0);
  });

  it('can be taken back within them', async () => {
    const restore = await copied(365);
    putOld(10);
    await save('24');
    await restore('?replace');
    await leftAfter(0);
    await choose('24');
    expect(await leftAfter(5, 8, 30)).toBe(1);
  });

  it.each([
    ['lost', null],
    ['broken', '{'],
    ['none of this site', '{"months":1,"shorter":null}'],
  ])('erases nothing for seven days where the mark is %s', async (_, mark) => {
    const restore = await copied(365);
    putOld(35);
    await save('36');
    await restore('?replace');
    await leftAfter(0);
    store.put('local-marks', 'enquiry-retention', mark);
    expect(await leftAfter(5, 11.9)).toBe(1);
    expect(await leftAfter(12)).toBe(0);
  });

  it('with none of the four choices is not restored, and counted as unreadable', async () => {
    const cookie = await signIn();
    await save('24');
    const body = packed([{ _id: companyId, version: 'copy', enquiryRetentionMonths: '73' }]);
    const restored = await send(office, 'PUT', '/api/backup/company?replace', { body, cookie });
    expect(await json(restored)).toMatchObject({ unread: 1, different: [] });
    expect(store.documentRecords('company')).toMatchObject([{ enquiryRetentionMonths: '24' }]);
  });
});

it('possible spam that somebody has worked on is kept as long as other enquiries', async () => {
  const spam = givenEnquiry('noted', { suspicion: hiddenField });
  putFiled(store, [
    { ...spam, thread: [givenLine] },
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
