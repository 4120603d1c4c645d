import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { LeadInput } from '../../../src/domain/lead/schema';
import { forgetLeads, loadLeads } from '../../../src/server/leads/lead-index';
import { newLead } from '../../../src/server/leads/new-lead';
import { withinTime } from '../../../src/server/store/deadline';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import { startStrictStore } from '../../support/strict-store';
import { after, message } from './given';

const store = await startStrictStore();
beforeEach(() => store.reset());
afterAll(() => store.stop());

function put(id: string, minutes: number, fields: Partial<LeadInput> = {}): void {
  const lead = newLead(id, message(fields), { suspicion: '', mail: false, now: after(minutes) });
  store.put('local-leads', id, JSON.stringify(lead));
}
const putMany = (count: number) => {
  for (let number = 0; number < count; number += 1) put(`lead-${number}`, number);
};
const calls = () => store.calls.map(({ method, store: name, key }) => `${method} ${name}/${key}`);

describe('the index of leads', () => {
  it('answers 900 leads, newest first, with two store calls', async () => {
    putMany(900);
    await loadLeads();
    store.forget();
    const leads = await loadLeads();
    expect(leads).toHaveLength(900);
    expect(leads[0]?.id).toBe('lead-899');
    expect(calls().sort()).toEqual(['GET local-derived/leads', 'GET local-leads/']);
  });

  it('reads again only what changed, came or went', async () => {
    putMany(30);
    await loadLeads();
    put('lead-7', 7, { message: 'Changed' });
    put('fresh', 100);
    store.put('local-leads', 'lead-8', null);
    store.forget();
    const leads = await loadLeads();
    expect(leads).toHaveLength(30);
    expect(leads.find(({ id }) => id === 'lead-7')?.message).toBe('Changed');
    expect(leads[0]?.id).toBe('fresh');
    const read = calls().filter((call) => /^GET local-leads\/./.test(call));
    expect(read.sort()).toEqual(['fresh', 'lead-7', 'lead-8'].map((id) => `GET local-leads/${id}`));
  });

  it.each([
    ['missing', null],
    ['no JSON', '{broken'],
    ['of the older form', JSON.stringify([{ id: 'lead-0', etag: 'x', state: 'sent' }])],
    ['null', 'null'],
    ['of another kind', JSON.stringify({ format: 3, entries: 5, leftOut: {} })],
    ['without what it leaves out', JSON.stringify({ format: 3, entries: [], leftOut: null })],
  ])('that is %s is rebuilt', async (_, text) => {
    putMany(3);
    store.put('local-derived', 'leads', text);
    expect(await loadLeads()).toHaveLength(3);
    store.forget();
    await loadLeads();
    expect(calls()).toHaveLength(2);
  });

  it.each(['{broken', 'null', '5', '{}'])('leaves out a lead that reads %s', async (text) => {
    putMany(2);
    store.put('local-leads', 'odd', text);
    expect(await loadLeads()).toHaveLength(2);
  });

  it('is right when it cannot be stored', async () => {
    putMany(3);
    store.fault({ kind: 503, times: 50, match: ({ method }) => method === 'PUT' });
    expect(await loadLeads()).toHaveLength(3);
  });

  it('out of time it keeps what it has, says so, and goes on from there', async () => {
    putMany(100);
    const slow = withinTime(2_520, async () => {
      await new Promise((resolve) => setTimeout(resolve, 25));
      return loadLeads();
    });
    await expect(slow).rejects.toThrow(StoreUnavailable);
    expect(await loadLeads()).toHaveLength(100);
  });

  it('forgets erased leads at once, also while others write it', async () => {
    putMany(40);
    await loadLeads();
    const ids = ['lead-1', 'lead-2', 'lead-3'];
    for (const id of ids) store.put('local-leads', id, null);
    await Promise.all([...ids.map((id) => forgetLeads([id])), loadLeads()]);
    const index = JSON.stringify(store.values('local-derived').get('leads'));
    for (const id of ids) expect(index).not.toContain(`"${id}"`);
    expect(await loadLeads()).toHaveLength(37);
  });
});
