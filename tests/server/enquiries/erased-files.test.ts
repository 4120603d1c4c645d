import { describe, expect, it } from 'vitest';
import { company } from '../../../src/content/company';
import { backupNights } from '../../../src/domain/retention';
import { backUp } from '../../../src/server/backup/nightly';
import { loadEnquiries } from '../../../src/server/enquiries/inbox';
import { receiveEnquiry } from '../../../src/server/enquiries/receive';
import { eraseEnquiries, tidyEnquiries } from '../../../src/server/enquiries/retention';
import { updateEnquiry } from '../../../src/server/enquiries/update';
import { listErased } from '../../../src/server/store/erased';
import { useLocalStore } from '../../support/local-store';
import { message } from './given';

const local = useLocalStore();
const email = 'forget.me@example.com';
const now = new Date();
const day = 24 * 60 * 60_000;

/** How many files of the stores have this text in them or in their name. */
async function filesWith(text: string): Promise<number> {
  const files = await local.files();
  return files.filter((file) => `${file.path}\n${file.text}`.includes(text)).length;
}

/** Receives an enquiry and lets the inbox index it. */
async function received(fields: object = {}): Promise<string> {
  const { enquiry } = await receiveEnquiry(message({ email, ...fields }), {
    address: '203.0.113.9',
    now,
  });
  await loadEnquiries();
  expect(await filesWith(email)).toBe(2);
  return enquiry.id;
}

describe('row 44: an enquiry that is erased, seen in the files of the store', () => {
  it.each([
    ['the inbox', {}],
    ['quarantine', { website: 'x' }],
  ])('leaves no trace in %s but the mark that it was erased', async (_, fields) => {
    const id = await received(fields);
    await eraseEnquiries([id], now);
    expect(await filesWith(email)).toBe(0);
    const marks = [...(await listErased()).keys()];
    const left = (await local.files()).filter(({ path }) => !path.includes('erased'));
    expect(left.some((file) => `${file.path}\n${file.text}`.includes(id))).toBe(false);
    expect(marks.some((mark) => mark.includes(id))).toBe(true);
  });

  it('is marked in quarantine too: a backup may be from before its release', async () => {
    const key = await received({ website: 'x' });
    const options = { ifMatch: undefined, now };
    const released = await updateEnquiry(key, { release: true }, options);
    await eraseEnquiries([released?.id ?? ''], now);
    expect([...(await listErased()).keys()].sort()).toEqual([
      `enquiries/${released?.id ?? ''}`,
      `quarantine/${key}`,
    ]);
    expect(await filesWith(email)).toBe(0);
  });

  it('is gone from the backups 30 nights later, as the privacy page says', async () => {
    const night = (nights: number) => new Date(now.getTime() + nights * day);
    const id = await received();
    await backUp(night(0));
    await eraseEnquiries([id], now);
    // What is kept goes by the day, so that nights in between change nothing.
    for (const nights of [1, 2, backupNights - 1]) {
      await backUp(night(nights));
      expect(await filesWith(email)).toBe(1);
    }
    await backUp(night(backupNights));
    expect(await filesWith(email)).toBe(0);
  });

  it('is erased by itself after the time that the privacy page names', async () => {
    await received();
    const after = (days: number) => new Date(now.getTime() + days * day);
    await tidyEnquiries(after(company.enquiryRetentionDays - 1));
    expect(await filesWith(email)).toBe(2);
    await tidyEnquiries(after(company.enquiryRetentionDays + 1));
    expect(await filesWith(email)).toBe(0);
  });
});
