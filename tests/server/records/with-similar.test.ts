import { expect, it } from 'vitest';
import type { PropertyInput } from '../../../src/domain/property/schema';
import { loadProperty } from '../../../src/server/records/with-similar';
import { properties } from '../../../src/server/records/properties';
import { blankInput } from '../../support/property';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();

const villa: Partial<PropertyInput> = {
  category: 'Gated Community Villa',
  address: '4 Beach Road, Neelankarai, Chennai 600115',
  price: '90000',
};
const add = (id: string, fields: Partial<PropertyInput> = {}) =>
  properties.create(blankInput({ name: id, ...fields }), id);

/** Three villas, then more flats than a page offers, so that the newest are all unlike a villa. */
async function fillStore(): Promise<void> {
  for (const id of ['villa-1', 'villa-2', 'villa-3', 'villa']) await add(id, villa);
  for (const id of ['flat-1', 'flat-2', 'flat-3', 'flat-4']) await add(id);
}

async function offered(id: string): Promise<string[]> {
  return (await loadProperty(id, '2026-11-29')).others.map(({ _id }) => _id).sort();
}

it('the page of a property that is deleted is not found, and offers similar ones', async () => {
  await fillStore();
  await properties.remove('villa');
  expect((await loadProperty('villa', '2026-11-29')).property).toBeNull();
  expect(await offered('villa')).toEqual(['villa-1', 'villa-2', 'villa-3']);
});

it('the page of a property that is hidden is as one that never was: not even what it offers tells of it', async () => {
  await fillStore();
  await properties.update([{ id: 'villa', patch: { shown: false } }]);
  expect(await loadProperty('villa', '2026-11-29')).toEqual(
    await loadProperty('nobody', '2026-11-29'),
  );
});

it('the page of a property is loaded with one store call', async () => {
  await add('villa', villa);
  store.forget();
  await loadProperty('villa', '2026-11-29');
  expect(store.calls).toHaveLength(1);
});
