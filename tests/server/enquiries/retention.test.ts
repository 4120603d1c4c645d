import { describe, expect, it } from 'vitest';
import { company } from '../../../src/content/company';
import { deleteOldLimitMarkers } from '../../../src/server/enquiries/limits';
import { eraseOldEnquiries } from '../../../src/server/enquiries/retention';
import { enquiries } from '../../../src/server/enquiries/stores';
import { useStrictStore } from '../../support/use-strict-store';
import { after, filedEnquiries, putEnquiry, putQuarantined, start, storedSpam } from './given';

const store = await useStrictStore();

const day = 24 * 60;
const put = (id: string, minutes: number) => putEnquiry(store, id, { minutes });
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id);

describe('every night', () => {
  it('erases what is older than the company keeps it, in one change', async () => {
    put('old', 0);
    put('older', 0);
    put('young', 2);
    await eraseOldEnquiries(after(company.enquiryRetentionDays * day + 1));
    expect(idsOf(filedEnquiries(store))).toEqual(['young']);
    expect(store.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect([...(await enquiries.read()).erased.keys()]).toEqual(['old', 'older']);
  });

  it('deletes what has been in quarantine for 90 days, and nothing younger', async () => {
    for (let at = 0; at < 30; at += 1) putQuarantined(store, `spam-${at}`, { minutes: at });
    const young = putQuarantined(store, 'young', { minutes: 32 });
    await eraseOldEnquiries(after(90 * day + 31));
    expect(idsOf(storedSpam(store))).toEqual([young]);
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
