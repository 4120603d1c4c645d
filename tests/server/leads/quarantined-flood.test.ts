import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { company } from '../../../src/content/company';
import { mostQuarantined } from '../../../src/domain/lead/inbox';
import type { Lead, LeadInput } from '../../../src/domain/lead/schema';
import { loadInbox } from '../../../src/server/leads/inbox/load';
import { loadAllLeads, loadLeads } from '../../../src/server/leads/lead-index';
import { newLead } from '../../../src/server/leads/new-lead';
import { tidyLeads } from '../../../src/server/leads/retention';
import { withinTime } from '../../../src/server/store/deadline';
import { startStrictStore } from '../../support/strict-store';
import { after, message, storedLeads } from './given';

const store = await startStrictStore();
beforeEach(() => store.reset());
afterAll(() => store.stop());

const day = 24 * 60;
/** Every text as long as the schema lets it be, three bytes a letter. */
const tamil = (length: number) => 'வணக்கம்'.repeat(length).slice(0, length);
const longest: Partial<LeadInput> = {
  name: tamil(200),
  subject: tamil(300),
  propertyName: tamil(200),
  message: tamil(10_000),
};

function put(
  id: string,
  minutes: number,
  suspicion: string,
  fields: Partial<LeadInput> = {},
): Lead {
  const lead = newLead(id, message(fields), { suspicion, mail: true, now: after(minutes) });
  store.put('local-leads', id, JSON.stringify(lead));
  return lead;
}
function flood(count: number, fields: Partial<LeadInput> = {}): void {
  for (let at = 0; at < count; at += 1)
    put(`flood-${at}`, at, 'The hidden field was filled in.', fields);
}
const readIds = () =>
  store.calls
    .filter(
      ({ method, store: name, key }) => method === 'GET' && name === 'local-leads' && key !== '',
    )
    .map(({ key }) => key);

describe('5,000 quarantined leads in Tamil', () => {
  it('make an index that moves within one try, and leave every enquiry in it', async () => {
    for (let at = 0; at < 20; at += 1) put(`good-${at}`, -at, '');
    flood(5_000, longest);
    await withinTime(60_000, loadLeads);
    const index = JSON.stringify(store.values('local-derived').get('leads'));
    // With 2,000 characters of each message and every other text whole it was 43 MB.
    expect(Buffer.byteLength(index)).toBeLessThan(2_000_000);
    store.forget();
    const leads = await loadLeads();
    expect(store.calls.filter(({ store: name }) => name === 'local-derived')).toHaveLength(1);
    expect(readIds()).toEqual([]);
    expect(leads.filter(({ id }) => id.startsWith('good'))).toHaveLength(20);
    expect(leads.filter(({ id }) => id.startsWith('flood'))).toHaveLength(mostQuarantined);
    expect(leads[0]).toMatchObject({ id: 'flood-4999', isCut: true });
    expect(leads[0]?.message).toMatch(/^.{199}…$/);
    expect(await loadInbox()).toMatchObject({ unread: 20, quarantined: 5_000, older: 4_000 });
  });
});

describe('quarantined leads that the index leaves out', () => {
  it('come back when there is room, and when they change', async () => {
    flood(mostQuarantined + 3);
    await withinTime(60_000, loadLeads);
    for (let at = 10; at < 12; at += 1) store.put('local-leads', `flood-${at}`, null);
    const lead = put('flood-1', 1, '', { name: 'Released' });
    store.forget();
    const { leads, leftOut } = await loadAllLeads();
    expect(leads.find(({ id }) => id === 'flood-1')).toEqual({ ...lead, isCut: false });
    await loadLeads();
    expect((await loadAllLeads()).leftOut.size).toBe(0);
    expect([...leftOut.keys()]).not.toContain('flood-1');
    expect(await loadLeads()).toHaveLength(mostQuarantined + 1);
  });

  it('are dropped with the others when their time is over', async () => {
    flood(mostQuarantined + 40);
    put('young', 2 * day, '');
    await withinTime(60_000, loadLeads);
    await tidyLeads(after((company.leadRetentionDays + 1) * day + 18 * 60));
    const left = storedLeads(store).map(({ id }) => id);
    expect(left).not.toContain('flood-0');
    expect(left).not.toContain('flood-39');
    expect(left).toContain('young');
  });
});

it('a rebuild that is cut off at its last write goes on from what it kept before', async () => {
  flood(2_000);
  const isIndex = ({ method, key }: { method: string; key: string }) =>
    method === 'PUT' && key === 'leads';
  store.fault({ kind: 503, at: 3, times: 50, match: isIndex });
  await withinTime(60_000, loadLeads);
  store.forget();
  await withinTime(60_000, loadLeads);
  expect(readIds().length).toBeLessThan(2_000 - 1_900);
});
