import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { loadAttention } from '../../src/server/attention';
import { receiveLead } from '../../src/server/leads/receive';
import { StoreUnavailable } from '../../src/server/store/key-value-store';
import { properties } from '../../src/server/store/properties';
import type { StoreCall } from '../support/blobs-protocol';
import { home } from '../support/strict-homes';
import { startStrictStore } from '../support/strict-store';
import { message, start } from './leads/given';

const store = await startStrictStore();
beforeEach(() => store.reset());
afterAll(() => store.stop());

it('the admin home learns what waits from four store calls, trash left out', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await properties.list();
  const googleLocation = 'https://www.google.com/maps?q=Adyar&output=embed';
  await properties.create(home({ googleLocation }), { id: 'whole' });
  await properties.create(home({ price: 'On request' }), { id: 'lacking' });
  await properties.create(home({ images: [] }), { id: 'deleted' });
  await properties.remove('deleted');
  const { lead } = await receiveLead(message(), { address: '203.0.113.9', now: start });
  await loadAttention();
  store.forget();
  const name = home().name;
  expect(await loadAttention()).toEqual({
    missing: [],
    newLeads: [{ id: lead.id, name: 'Visitor' }],
    failedMails: [],
    setAside: [],
    moreSetAside: 0,
    homesWithoutRent: [{ _id: 'lacking', name }],
    homesWithoutPicture: [],
    homesWithoutMap: [{ _id: 'lacking', name }],
  });
  expect(
    store.calls.map(({ method, store: opened, key }) => `${method} ${opened}/${key}`).sort(),
  ).toEqual([
    'GET local-derived/leads',
    'GET local-derived/properties',
    'GET local-leads/',
    'GET local-pending/',
  ]);
});

it.each([
  ['leads', (call: StoreCall) => call.store === 'local-derived' && call.key === 'leads'],
  ['homes', (call: StoreCall) => call.store === 'local-derived' && call.key === 'properties'],
] as const)('the admin home shows the rest when %s cannot be loaded', async (part, match) => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await properties.create(home({ images: [] }), { id: 'bare' });
  await receiveLead(message(), { address: '203.0.113.9', now: start });
  store.fault({ kind: 503, times: 100, match });
  const attention = await loadAttention();
  expect(attention.missing).toEqual([part]);
  expect(attention.newLeads).toHaveLength(part === 'leads' ? 0 : 1);
  expect(attention.homesWithoutPicture).toHaveLength(part === 'homes' ? 0 : 1);
  expect(warn).toHaveBeenCalledWith('The admin home lacks a part.', expect.any(StoreUnavailable));
});

it('the admin home says that nothing can be loaded when nothing can', async () => {
  store.fault({ kind: 503, times: 1_000 });
  await expect(loadAttention()).rejects.toThrow(StoreUnavailable);
});
