import { expect, it } from 'vitest';
import { findOpenPages } from '../../../src/domain/place/pages';
import { homesOf } from '../../../src/server/records/homes';
import { properties } from '../../../src/server/records/properties';
import { searchIn } from '../../../src/server/records/search';
import { loadAttention } from '../../../src/server/pages/attention';
import { loadList } from '../../../src/server/records/view';
import { blankInput } from '../../support/property';
import { useStrictStore } from '../../support/use-strict-store';

await useStrictStore();

const today = '2026-11-29';
const now = new Date(`${today}T06:00:00Z`);
const readHomes = async (day = today) => homesOf(await properties.all(), day);
const names = async () => (await readHomes()).prepared.map(({ property: { name } }) => name).sort();

it('what a day makes of all homes is made once, until one of them changes', async () => {
  await properties.create(blankInput({ name: 'One', address: 'Velachery, Chennai' }), 'one');
  const first = await readHomes();
  expect(await readHomes()).toBe(first);
  expect(findOpenPages(first.open)).toEqual(findOpenPages((await readHomes()).open));
  expect(searchIn(first.prepared)).toBe(searchIn((await readHomes()).prepared));
  expect(await properties.listForOffice()).toBe(await properties.listForOffice());

  await properties.create(blankInput({ name: 'Two', address: 'Adyar, Chennai' }), 'two');
  expect(await names()).toEqual(['One', 'Two']);
  await properties.update([{ id: 'one', patch: { name: 'Another' } }]);
  expect(await names()).toEqual(['Another', 'Two']);
  const { prepared } = await readHomes();
  expect(searchIn(prepared)('another').wishes).toHaveLength(1);
  await properties.update([{ id: 'two', patch: { shown: false } }]);
  expect(await names()).toEqual(['Another']);
  await properties.remove('one');
  expect(await names()).toEqual([]);
});

it('what the office has of all homes follows each change', async () => {
  await properties.create(blankInput({ price: 'On request' }), 'one');
  const lacking = async () => (await loadAttention(now)).lacking.rent.map(({ _id }) => _id);
  const listed = async () => (await loadList('property', '?text=zamorin')).found;
  expect([await lacking(), await listed()]).toEqual([['one'], 0]);
  await properties.update([{ id: 'one', patch: { price: '20000', name: 'Zamorin' } }]);
  expect([await lacking(), await listed()]).toEqual([[], 1]);
});

it('a day that passes is seen although no home changes', async () => {
  const free = { status: 'Occupied', availableFrom: '30-11-2026' } as const;
  await properties.create(blankInput({ name: 'Free tomorrow', ...free }), 'free');
  await properties.create(
    blankInput({ name: 'Lease', status: 'Occupied', leaseTo: '2026-12-20' }),
    'lease',
  );
  const count = async (day: string) => (await readHomes(day)).open.length;
  expect([await count('2026-11-29'), await count('2026-11-30')]).toEqual([1, 0]);
  const isOver = async (day: string) =>
    (await loadAttention(new Date(`${day}T06:00:00Z`))).changeovers.map((one) => one.isOver);
  expect([await isOver('2026-12-19'), await isOver('2026-12-21')]).toEqual([[false], [true]]);
});
