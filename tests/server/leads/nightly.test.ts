import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { company } from '../../../src/content/company';
import { newLead } from '../../../src/server/leads/new-lead';
import { tidyLeads } from '../../../src/server/leads/retention';
import { sweepMarkers } from '../../../src/server/leads/sweep';
import { startStrictStore } from '../../support/strict-store';
import { after, markers, message, start, storedLeads } from './given';

const store = await startStrictStore();
beforeEach(() => store.reset());
afterAll(() => store.stop());

const day = 24 * 60;
function put(id: string, minutes: number): void {
  const lead = newLead(id, message(), { suspicion: '', mail: true, now: after(minutes) });
  store.put('local-leads', id, JSON.stringify(lead));
}

describe('every night', () => {
  it('drops leads older than the company keeps them, with what points to them', async () => {
    put('old', 0);
    put('young', 1);
    store.put('local-outbox', 'digest/old', '{}');
    store.put('local-outbox', 'digest/20260105T040000000Z-old', '{}');
    await tidyLeads(after(company.leadRetentionDays * day + 1));
    expect(storedLeads(store).map(({ id }) => id)).toEqual(['young']);
    expect(markers(store).filter((key) => key.startsWith('digest/'))).toEqual([]);
  });

  it('marks pending leads that nothing else would mail', async () => {
    put('forgotten', 0);
    await tidyLeads(after(10));
    expect(markers(store)).toEqual(['forgotten']);
  });

  it('reads only leads that changed since the night before', async () => {
    for (let number = 0; number < 30; number += 1) put(`lead-${number}`, 0);
    await tidyLeads(after(1));
    put('lead-7', 2);
    store.forget();
    await tidyLeads(after(3));
    const read = store.calls.filter(({ method, store: name, key }) => {
      return method === 'GET' && name === 'local-leads' && key !== '';
    });
    expect(new Set(read.map(({ key }) => key))).toEqual(new Set(['lead-7']));
  });

  it('rebuilds a broken index', async () => {
    put('old', 0);
    store.put('local-derived', 'leads', '{broken');
    store.values('local-leads');
    await tidyLeads(after(company.leadRetentionDays * day + 1));
    expect(storedLeads(store)).toEqual([]);
  });

  it('drops counted leads and alerts of earlier days', async () => {
    const today = start.toISOString().slice(0, 10);
    for (const key of [
      'leads/2026-01-04/23:59-x-1',
      `leads/${today}/00:00-x-1`,
      'alerts/2026-01-04T23',
    ]) {
      store.put('local-limits', key, '{}');
    }
    await sweepMarkers(start);
    expect([...store.values('local-limits').keys()]).toEqual([`leads/${today}/00:00-x-1`]);
  });
});
