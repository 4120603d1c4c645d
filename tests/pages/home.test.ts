import { describe, expect, it } from 'vitest';
import type { PropertyInput } from '../../src/domain/property/schema';
import { loadProperty } from '../../src/server/pages/property';
import { properties } from '../../src/server/records/properties';
import { blankInput } from '../support/property';
import { useStrictStore } from '../support/use-strict-store';

const store = await useStrictStore();

const villa: Partial<PropertyInput> = {
  category: 'Gated Community Villa',
  address: '4 Beach Road, Neelankarai, Chennai 600115',
  price: '90000',
};
const add = (id: string, fields: Partial<PropertyInput> = {}) =>
  properties.create(blankInput({ name: id, ...fields }), id);

const occupy = (id: string) => properties.update([{ id, patch: { status: 'Occupied' } }]);

/** Three villas, then more flats than a page offers, so that the newest are all unlike a villa. */
async function fillStore(): Promise<void> {
  for (const id of ['villa-1', 'villa-2', 'villa-3', 'villa']) await add(id, villa);
  for (const id of ['flat-1', 'flat-2', 'flat-3', 'flat-4']) await add(id);
}

async function offered(id: string): Promise<string[]> {
  return (await loadProperty(id)).others.map(({ _id }) => _id).sort();
}

describe('the page of a property', () => {
  it('that is deleted is not found, and offers similar ones', async () => {
    await fillStore();
    await properties.remove('villa');
    expect((await loadProperty('villa')).property).toBeNull();
    expect(await offered('villa')).toEqual(['villa-1', 'villa-2', 'villa-3']);
  });

  it('that is the only one offers none, and is loaded with one store call', async () => {
    await add('villa', villa);
    store.forget();
    expect(await offered('villa')).toEqual([]);
    expect(store.calls).toHaveLength(1);
  });

  it('that never existed offers available ones', async () => {
    await fillStore();
    await occupy('flat-4');
    expect(await offered('never')).not.toContain('flat-4');
    expect(await offered('never')).toHaveLength(3);
  });
});
