import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { loadAttention } from '../../src/server/attention';
import { receiveLead } from '../../src/server/leads/receive';
import { properties } from '../../src/server/store/properties';
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
    newLeads: [{ id: lead.id, name: 'Visitor' }],
    failedMails: [],
    setAside: [],
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
