import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { backupNights } from '../../../src/domain/retention';
import { backUp } from '../../../src/server/backup/nightly';
import { fileReceived } from '../../../src/server/enquiries/file';
import { receiveEnquiry } from '../../../src/server/enquiries/receive';
import { eraseEnquiry } from '../../../src/server/enquiries/retention';
import { useLocalStore } from '../../support/local-store';
import { message } from './given';

const local = useLocalStore();
const email = 'forget.me@example.com';
const now = new Date();
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);

/** A file's text; documents are packed. */
function unpacked(text: string): string {
  const bytes = Buffer.from(text, 'latin1');
  return text.startsWith('\u001f\u008b') ? gunzipSync(bytes).toString() : text;
}

/** How many files of the stores have this text in them or in their name. */
async function filesWith(text: string): Promise<number> {
  const files = await local.files();
  return files.filter((file) => `${file.path}\n${unpacked(file.text)}`.includes(text)).length;
}

async function received(fields: object = {}): Promise<string> {
  const { enquiry } = await receiveEnquiry(message({ email, ...fields }), {
    address: '203.0.113.9',
    now,
  });
  expect(await filesWith(email)).toBe(1);
  return enquiry.id;
}

async function filed(): Promise<string> {
  const id = await received();
  await fileReceived(later(1));
  expect(await filesWith(email)).toBe(1);
  return id;
}

describe('row 44: an enquiry that is erased, seen in the files of the store', () => {
  it.each([
    ['received', received, 1],
    ['filed', filed, 1],
    ['quarantined', () => received({ website: 'x' }), 0],
  ])('leaves no trace when it was %s, but its id', async (_, give, left) => {
    const id = await give();
    await eraseEnquiry(id, now);
    expect(await filesWith(email)).toBe(0);
    expect(await filesWith(id)).toBe(left);
  });

  it('is gone from the backups 30 nights later, as the privacy page says', async () => {
    const id = await filed();
    await backUp(later(0));
    await eraseEnquiry(id, now);
    // What is kept goes by the day, so that nights in between change nothing.
    for (const nights of [1, 2, backupNights - 1]) {
      await backUp(later(nights));
      expect(await filesWith(email)).toBe(1);
    }
    await backUp(later(backupNights));
    expect(await filesWith(email)).toBe(0);
  });
});
