import { describe, expect, it } from 'vitest';
import runRetries from '../../netlify/functions/scheduled-retry';
import { properties } from '../../src/server/store/properties';
import { abandonedAfter } from '../../src/server/store/pending';
import { takeLoggedErrors } from '../support/console';
import { home, openHomes } from '../support/strict-homes';
import { useCdn } from '../support/use-cdn';
import { useStrictStore } from '../support/use-strict-store';

const store = await useStrictStore();
const cdn = useCdn();

/** Adds a home whose writer came no further than its commit point, so long ago (ms). */
async function dieAfterCommit(age: number): Promise<void> {
  await openHomes().list();
  store.fault({ kind: 'crash', match: ({ store: name }) => name === 'local-derived' });
  const now = () => new Date(Date.now() - age);
  await openHomes({ now }).create(home(), { id: 'one' });
  store.forget();
}
const notes = () => [...store.values('local-purges').values()];

describe('a save whose writer died before it lifted its marker', () => {
  it('has its pages called back by the scheduler, whoever reads meanwhile', async () => {
    await dieAfterCommit(abandonedAfter + 1_000);
    await runRetries();
    expect(notes()).toEqual([{ tags: ['properties', 'property-one'] }]);
    expect(store.values('local-pending').size).toBe(0);
    cdn.purged = [];
    await runRetries();
    expect(cdn.purged).toEqual([['properties', 'property-one']]);
  });

  it('is left to a later reader while it may still be at work', async () => {
    await dieAfterCommit(0);
    await properties.list();
    expect(notes()).toEqual([]);
    expect(store.values('local-pending').size).toBe(1);
  });

  it('keeps its marker while the note cannot be written', async () => {
    await dieAfterCommit(abandonedAfter + 1_000);
    store.fault({ kind: 503, times: 1_000, match: ({ store: name }) => name === 'local-purges' });
    expect(await properties.list()).toHaveLength(1);
    expect(store.values('local-pending').size).toBe(1);
    store.forget();
    await properties.list();
    expect(notes()).toHaveLength(1);
    expect(takeLoggedErrors()).toEqual([]);
  });
});
