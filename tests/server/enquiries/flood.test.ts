import { describe, expect, it } from 'vitest';
import type { EnquiryInput } from '../../../src/domain/enquiry/schema';
import { loadInbox } from '../../../src/server/enquiries/inbox';
import { withinTime } from '../../../src/server/store/deadline';
import { useStrictStore } from '../../support/use-strict-store';
import { putEnquiry, putQuarantined } from './given';

const store = await useStrictStore();

/** Every text as long as the schema lets it be, three bytes a letter. */
const tamil = (length: number) => 'வணக்கம்'.repeat(length).slice(0, length);
const longest: Partial<EnquiryInput> = {
  name: tamil(200),
  subject: tamil(300),
  propertyName: tamil(200),
  message: tamil(10_000),
};
const calls = () => store.calls.map(({ method, store: name, key }) => `${method} ${name}/${key}`);
const indexOf = (name: string) => JSON.stringify(store.values('local-derived').get(name));

describe('10,000 quarantined enquiries in Tamil', () => {
  it('do not touch the index of the enquiries, or slow down the inbox', async () => {
    for (let at = 0; at < 20; at += 1) putEnquiry(store, `good-${at}`, { minutes: at });
    await loadInbox();
    const before = indexOf('enquiries');
    for (let at = 0; at < 10_000; at += 1)
      // Only the newest are read, so only they need to be long.
      putQuarantined(store, `flood-${at}`, {
        minutes: 100 + at,
        fields: at < 9_800 ? {} : longest,
      });
    store.forget();
    let first = await withinTime(9_000, loadInbox);
    // On a busy machine it comes in parts.
    while (first.left > 0) first = await withinTime(9_000, loadInbox);
    expect(indexOf('enquiries')).toBe(before);
    expect(calls().filter((call) => /^GET local-quarantine\/./.test(call))).toHaveLength(200);
    expect(Buffer.byteLength(indexOf('quarantine'))).toBeLessThan(500_000);

    expect(first).toMatchObject({ unread: 20, quarantined: 10_000, older: 9_800 });
    expect(first.enquiries).toHaveLength(220);
    expect(first.enquiries[0]).toMatchObject({ isCut: true });
    expect(first.enquiries[0]?.id).toMatch(/-flood-9999$/);
    expect(first.enquiries[0]?.message).toMatch(/^.{199}…$/);
    expect(first.enquiries.filter(({ id }) => id.startsWith('good'))).toHaveLength(20);

    store.forget();
    expect(await loadInbox()).toEqual(first);
    // One call for each index, one for the list of enquiries, one for each 1,000 keys of the quarantine.
    expect(calls().sort()).toEqual([
      'GET local-derived/enquiries',
      'GET local-derived/quarantine',
      'GET local-leads/',
      ...Array<string>(10).fill('GET local-quarantine/'),
    ]);
  }, 120_000);
});
