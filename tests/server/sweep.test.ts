import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Property } from '../../src/domain/property/schema';
import { properties } from '../../src/server/records/properties';
import { sweep } from '../../src/server/sweep';
import {
  listedVersions,
  openProperties,
  sampleProperty,
  trueVersions,
} from '../support/strict-properties';
import { useCdn } from '../support/use-cdn';
import { useStrictStore } from '../support/use-strict-store';

const store = await useStrictStore();
const cdn = useCdn();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const minute = 60_000;
const after = (minutes: number) => new Date(Date.now() + minutes * minute);
const mark = () => (store.values('local-derived').get('purged') as { at: string } | undefined)?.at;
const tags = () => cdn.purged.flat().sort();

async function create(...ids: string[]): Promise<void> {
  for (const id of ids) await openProperties().create(sampleProperty(), { id });
}

/** Leaves a record as a writer does that died right after the commit point. */
function writeBehind(id: string, updatedAt = new Date()): void {
  const record = store.values('local-properties').get(id) as Property;
  const changed = { ...record, version: crypto.randomUUID(), updatedAt: updatedAt.toISOString() };
  store.put('local-properties', id, JSON.stringify(changed));
}

describe('row 30: the sweep', () => {
  it('of an unchanged site stops purging', async () => {
    await create('one');
    await sweep();
    cdn.purged = [];
    await sweep(after(10));
    await sweep(after(20));
    expect(cdn.purged).toHaveLength(1);
    cdn.purged = [];
    await sweep(after(30));
    expect(cdn.purged).toEqual([]);
  });

  it('purges what changed since the last purge that succeeded, at once', async () => {
    await create('one', 'two');
    await sweep(after(5));
    cdn.purged = [];
    await openProperties({ now: () => after(10) }).update('two', { price: '1' });
    await sweep(after(15));
    expect(cdn.purged).toEqual([['properties', 'property-two']]);
  });

  it.each([429, 500, 'hang'] as const)('purges again after an answer of %s', async (answer) => {
    await create('one');
    await sweep(after(5));
    const before = mark();
    cdn.answer = answer;
    await openProperties({ now: () => after(10) }).update('one', { price: '1' });
    await expect(sweep(after(15))).rejects.toThrow('not purged');
    expect(mark()).toBe(before);
    cdn.answer = 202;
    cdn.purged = [];
    const now = after(20);
    await sweep(now);
    expect(tags()).toEqual(['properties', 'property-one']);
    expect(mark()).toBe(now.toISOString());
  });

  it('adds a write that landed late to the list and purges its page, whatever its time', async () => {
    await create('one', 'two');
    await sweep(after(5));
    cdn.purged = [];
    writeBehind('one', new Date(0));
    await sweep(after(60));
    expect(await listedVersions(openProperties())).toEqual(trueVersions(store));
    expect(tags()).toEqual(['properties', 'property-one']);
  });

  it('purges what an earlier verified read has already repaired', async () => {
    await create('one');
    await sweep();
    cdn.purged = [];
    writeBehind('one');
    await properties.trashed();
    await sweep(after(5));
    expect(tags()).toEqual(['properties', 'property-one']);
  });

  it('purges the page of a removed record', async () => {
    await create('one', 'two');
    await sweep(after(5));
    cdn.purged = [];
    store.put('local-properties', 'one', null);
    await sweep(after(60));
    expect(tags()).toEqual(['properties', 'property-one']);
  });

  it('purges more than fifty by the tag that all carry', async () => {
    for (let number = 0; number < 51; number += 1) await create(`home-${number}`);
    await sweep();
    expect(tags()).toEqual(['every-property', 'properties']);
  });

  it.each([
    ['missing', null],
    ['no JSON', '{"at'],
    ['of another form', '{"at":"yesterday"}'],
  ])('without a usable mark (%s) purges everything', async (_name, text) => {
    await create('one');
    await sweep(after(60));
    store.put('local-derived', 'purged', text);
    cdn.purged = [];
    await sweep(after(120));
    expect(tags()).toEqual(['properties', 'property-one']);
    expect(mark()).toBeDefined();
  });
});
