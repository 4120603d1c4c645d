import { describe, expect, it } from 'vitest';
import { company } from '../../../src/content/company';
import { deleteOldLimitMarkers } from '../../../src/server/enquiries/limits';
import { tidyEnquiries } from '../../../src/server/enquiries/retention';
import { useStrictStore } from '../../support/use-strict-store';
import {
  after,
  givenEnquiry,
  markers,
  putEnquiry,
  putQuarantined,
  start,
  storedEnquiries,
  storedSpam,
} from './given';

const store = await useStrictStore();

const day = 24 * 60;
const put = (id: string, minutes: number) => putEnquiry(store, id, { minutes });

describe('every night', () => {
  it('erases what is older than the company keeps it, with all that points to it', async () => {
    put('old', 0);
    put('young', 1);
    putQuarantined(store, 'old-spam', { minutes: 0 });
    const young = putQuarantined(store, 'spam', { minutes: 1 });
    store.put('local-outbox', 'enquiry/old', '{}');
    await tidyEnquiries(after(company.enquiryRetentionDays * day + 1));
    expect(storedEnquiries(store).map(({ id }) => id)).toEqual(['young']);
    expect(storedSpam(store).map(({ id }) => id)).toEqual([young]);
    expect(markers(store)).toEqual(['enquiry/young']);
    expect(JSON.stringify([...store.values('local-derived')])).not.toContain('old');
  });

  it('deletes the copy that an interrupted release left in quarantine, and no other text', async () => {
    const copy = putQuarantined(store, 'released', { minutes: 1 });
    put('released', 1);
    const other = givenEnquiry('other', { minutes: 2 });
    putQuarantined(store, 'other', { minutes: 2 });
    const later = new Date(after(2).getTime() + 30_000).toISOString();
    store.put('local-leads', 'other', JSON.stringify({ ...other, createdAt: later }));
    await tidyEnquiries(after(10));
    const left = storedSpam(store).map(({ id }) => id);
    expect(left).not.toContain(copy);
    expect(left).toHaveLength(1);
  });

  it('remembers no erasure of an enquiry that stays, with the id of erased spam', async () => {
    putQuarantined(store, 'twice', { minutes: 0 });
    put('twice', company.enquiryRetentionDays * day);
    await tidyEnquiries(after(company.enquiryRetentionDays * day + 1));
    expect(storedEnquiries(store).map(({ id }) => id)).toEqual(['twice']);
    expect([...store.values('local-erased')].map(([key]) => key)).toHaveLength(1);
  });

  it('marks pending enquiries that nothing else would mail', async () => {
    put('forgotten', 0);
    await tidyEnquiries(after(10));
    expect(markers(store)).toEqual(['enquiry/forgotten']);
  });

  it('reads only enquiries that changed since the night before', async () => {
    for (let number = 0; number < 30; number += 1) put(`enquiry-${number}`, 0);
    await tidyEnquiries(after(1));
    put('enquiry-7', 2);
    store.forget();
    await tidyEnquiries(after(3));
    const read = store.calls.filter(({ method, store: name, key }) => {
      return method === 'GET' && name === 'local-leads' && key !== '';
    });
    expect(new Set(read.map(({ key }) => key))).toEqual(new Set(['enquiry-7']));
  });

  it('rebuilds a broken index', async () => {
    put('old', 0);
    store.put('local-derived', 'enquiries', '{broken');
    await tidyEnquiries(after(company.enquiryRetentionDays * day + 1));
    expect(storedEnquiries(store)).toEqual([]);
  });

  it('deletes counted enquiries and alerts of earlier days', async () => {
    const today = start.toISOString().slice(0, 10);
    for (const key of [
      'enquiries/2026-01-04/23:59-x-1',
      `enquiries/${today}/00:00-x-1`,
      'alerts/2026-01-04T23',
    ]) {
      store.put('local-limits', key, '{}');
    }
    await deleteOldLimitMarkers(start);
    expect([...store.values('local-limits').keys()]).toEqual([`enquiries/${today}/00:00-x-1`]);
  });
});
