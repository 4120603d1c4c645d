import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Conflict } from '../../../src/server/store/key-value-store';
import { openStore } from '../../../src/server/store/open';
import { dieAtEachCall, snapshot } from '../../support/crash';
import { takeLoggedErrors } from '../../support/console';
import {
  fastLimits,
  openProperties,
  sampleProperty,
  type Properties,
} from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const secret = 'Peacock House';
const stores = ['properties', 'history', 'derived', 'erased'].map((name) => `local-${name}`);

/** Everything stored, except the marks of what was erased. */
const stored = () =>
  stores
    .filter((name) => name !== 'local-erased')
    .map((name) => JSON.stringify([...store.values(name)]))
    .join('\n');
const marks = () => [...store.values('local-erased').keys()].map((key) => key.replace(/-.*/, ''));

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const properties = openProperties();
  await properties.create(sampleProperty(), { id: 'other' });
  await properties.create(sampleProperty({ name: secret }), { id: 'villa' });
  await properties.update('villa', { price: '1' });
  await properties.remove('villa');
});

describe('row 44: a property that is erased from the trash', () => {
  it('leaves nothing in records, history and index, and a mark of each key', async () => {
    expect(stored()).toContain(secret);
    const versions = [...store.values('local-history').keys()].filter((key) =>
      key.startsWith('property/villa/'),
    );
    expect(await openProperties().erase('villa')).toBe(true);
    expect(stored()).not.toMatch(new RegExp(`${secret}|villa`));
    expect([...store.values('local-erased').keys()].sort()).toEqual(
      [...versions.map((key) => `history/${key}`), 'properties/villa'].sort(),
    );
    expect((await openProperties().list()).map(({ _id }) => _id)).toEqual(['other']);
  });

  it('is not there a second time; one that is not in the trash stays', async () => {
    const properties = openProperties();
    await properties.erase('villa');
    expect(await properties.erase('villa')).toBeNull();
    expect(await properties.erase('nobody')).toBeNull();
    expect(await properties.erase('../villa')).toBeNull();
    await expect(properties.erase('other')).rejects.toBeInstanceOf(Conflict);
    expect(await properties.read('other')).not.toBeNull();
  });

  it.each([
    { by: 'by an operator', erase: (properties: Properties) => properties.erase('villa') },
    { by: 'at night', erase: (properties: Properties) => properties.eraseTrash('9999') },
  ])('$by is restored or erased, never both, in a race', async ({ erase }) => {
    const putBack = snapshot(store, stores);
    for (let run = 0; run < 20; run += 1) {
      putBack();
      const [restored, thrown] = await Promise.all([
        openProperties().restore('villa'),
        erase(openProperties()).then(
          () => null,
          (error: unknown) => error,
        ),
      ]);
      const isThere = (await openProperties().read('villa')) !== null;
      expect(restored !== null, `run ${run}`).toBe(isThere);
      if (thrown !== null) expect(thrown).toBeInstanceOf(Conflict);
    }
  });

  it('is not restored by one who read it before the erasure began', async () => {
    const slow = openProperties({
      open: (name) => {
        const opened = openStore(name, fastLimits);
        const replaceJson: typeof opened.replaceJson = async (...write) => {
          if (name === 'properties') await openProperties().erase('villa');
          return opened.replaceJson(...write);
        };
        return { ...opened, replaceJson };
      },
    });
    expect(await slow.restore('villa')).toBeNull();
    expect(await openProperties().readAny('villa')).toBeNull();
  });

  it('stays when it was restored and deleted again while the night was at work', async () => {
    const deletedBefore = new Date(Date.now() + 1).toISOString();
    const slow = openProperties({
      open: (name) => {
        const opened = openStore(name, fastLimits);
        const readJson: typeof opened.readJson = async (...read) => {
          if (name === 'properties' && read[0] === 'villa') {
            await openProperties().restore('villa');
            await openProperties({ now: () => new Date(Date.now() + 60_000) }).remove('villa');
          }
          return opened.readJson(...read);
        };
        return { ...opened, readJson };
      },
    });
    await slow.eraseTrash(deletedBefore);
    expect((await openProperties().readAny('villa'))?.name).toBe(secret);
  });

  it('interrupted at any store call is whole or gone, and gone after the next night', async () => {
    const putBack = snapshot(store, stores);
    const seen = new Set<string>();
    const calls = await dieAtEachCall(store, {
      prepare: putBack,
      run: () =>
        openProperties()
          .erase('villa')
          .catch(() => 'failed' as const),
      check: async (outcome, place) => {
        takeLoggedErrors();
        const isThere = (await openProperties().readAny('villa')) !== null;
        seen.add(`${String(outcome)}, ${isThere ? 'there' : 'gone'}`);
        if (outcome === true) expect(isThere, place).toBe(false);
        if (isThere) {
          const versions = await openProperties().history('villa');
          expect(versions, place).toHaveLength(3);
          expect((await openProperties().restore('villa'))?.record.name, place).toBe(secret);
          await openProperties().remove('villa');
        }
        // Everything in the trash is due.
        await openProperties().eraseTrash('9999');
        expect(stored(), place).not.toMatch(new RegExp(`${secret}|villa`));
        expect(marks(), place).toContain('properties/villa');
      },
    });
    expect(calls).toBe(15);
    expect([...seen].sort()).toEqual(['failed, gone', 'failed, there', 'true, gone']);
  });

  it('interrupted is finished when the operator asks again', async () => {
    const putBack = snapshot(store, stores);
    await dieAtEachCall(store, {
      prepare: putBack,
      run: () =>
        openProperties()
          .erase('villa')
          .catch(() => null),
      check: async (_outcome, place) => {
        takeLoggedErrors();
        await openProperties().erase('villa');
        await openProperties().verify();
        expect(stored(), place).not.toMatch(new RegExp(`${secret}|villa`));
      },
    });
  });
});

describe('every night', () => {
  it('erases what was deleted before the moment, and nothing else', async () => {
    const later = openProperties({ now: () => new Date('2100-01-01') });
    await later.create(sampleProperty(), { id: 'young' });
    await later.remove('young');
    store.put('local-properties', 'broken', '{broken');
    await openProperties().eraseTrash('2100-01-01');
    expect(await openProperties().readAny('villa')).toBeNull();
    expect(await openProperties().readAny('young')).not.toBeNull();
    expect(await openProperties().read('other')).not.toBeNull();
    await openProperties().eraseTrash('2100-01-01T00:00:00.001Z');
    expect(await openProperties().readAny('young')).toBeNull();
    store.put('local-properties', 'broken', null);
  });

  it('takes two hundred a night', async () => {
    const trashed = JSON.stringify(store.values('local-properties').get('villa'));
    for (let number = 0; number < 210; number += 1) {
      const id = `old-${number}`;
      store.put('local-properties', id, trashed.replaceAll('"villa"', `"${id}"`));
    }
    await openProperties().eraseTrash('9999');
    expect(store.values('local-properties').size).toBe(12);
    await openProperties().eraseTrash('9999');
    expect([...store.values('local-properties').keys()]).toEqual(['other']);
  });
});
