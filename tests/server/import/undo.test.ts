import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importMessages } from '../../../src/content/import';
import { importChunk } from '../../../src/server/import/import-chunk';
import { recentImports, deleteOldImports } from '../../../src/server/import/recent';
import { undoImport } from '../../../src/server/import/undo';
import { properties } from '../../../src/server/records/properties';
import { eraseOldTrash } from '../../../src/server/records/retention';
import { openStore } from '../../../src/server/store/open';
import { propertyRow } from '../../support/properties-file';
import { sampleProperty, openProperties } from '../../support/strict-properties';
import { startStrictStore, type StrictStore } from '../../support/strict-store';
import { propertiesNow, importAll, preview, undo } from './imports';

let store: StrictStore;
beforeAll(async () => {
  store = await startStrictStore();
});
beforeEach(() => {
  store.reset();
  committed = 0;
});
afterAll(() => store.stop());

const day = 86_400_000;
let committed = 0;
/** The write of the last of twenty records. */
const isLastRow = ({ store: name, method }: { store: string; method: string }) => {
  if (name === 'local-properties' && method === 'PUT') committed += 1;
  return committed === 20;
};
const file = () => [
  ...Array.from({ length: 70 }, (_, at) => propertyRow(`Home ${at}`)),
  propertyRow('Changed', { Reference: 'one', Lift: 'No' }),
  propertyRow('Sunrise Residency, Anna Nagar', { Reference: 'two' }),
];

async function prepare() {
  await openProperties().create(sampleProperty({ name: 'Old' }), { id: 'one' });
  await openProperties().create(sampleProperty(), { id: 'two' });
}

describe('undo', () => {
  it('restores the properties', async () => {
    await prepare();
    const before = await propertiesNow();
    const { id } = await importAll(file());
    expect(await propertiesNow()).not.toEqual(before);
    expect(await undo(id)).toEqual({ undone: 72, edited: [], left: 0 });
    expect(await propertiesNow()).toEqual(before);
    expect(await properties.trashed()).toHaveLength(70);
  });

  it('twice does nothing more', async () => {
    await prepare();
    const { id } = await importAll(file());
    const first = await undo(id);
    const after = await propertiesNow();
    expect(await undo(id)).toEqual(first);
    expect(await propertiesNow()).toEqual(after);
  });

  it('skips properties edited since, and names them', async () => {
    await prepare();
    const { id, results } = await importAll(file());
    const [created] = results;
    await openProperties().update('one', { price: '77000' });
    await openProperties().update(created?.id ?? '', { price: '88000' });
    const result = await undo(id);
    expect(result).toMatchObject({ undone: 70, left: 0 });
    expect(result.edited).toEqual([
      { id: created?.id, name: 'Home 0', row: 2 },
      { id: 'one', name: 'Changed', row: 72 },
    ]);
    expect(await properties.read('one')).toMatchObject({ name: 'Changed', price: '77000' });
  });

  it('of an interrupted import reverts what it wrote', async () => {
    await prepare();
    const before = await propertiesNow();
    const { id } = await preview(file());
    store.fault({ kind: 'crash', at: 150 });
    await expect(importChunk(id, 0)).rejects.toThrow();
    store.forget();
    expect((await openProperties().verify()).entries.size).toBeGreaterThan(2);
    expect(await undo(id)).toMatchObject({ edited: [], left: 0 });
    expect(await propertiesNow()).toEqual(before);
  });

  it('that is interrupted can be repeated', async () => {
    await prepare();
    const before = await propertiesNow();
    const { id } = await importAll(file());
    store.fault({ kind: 'crash after', at: 120 });
    await expect(undo(id)).rejects.toThrow();
    store.forget();
    expect(await undo(id)).toMatchObject({ edited: [], left: 0 });
    expect(await propertiesNow()).toEqual(before);
  });

  it('is reversed by importing the same file again', async () => {
    const { id } = await importAll(file().slice(0, 70));
    await undo(id);
    const again = await importAll(file().slice(0, 70));
    expect(again.counts).toMatchObject({ create: 70 });
    expect(await properties.list()).toHaveLength(70);
  });

  it('puts what came from the trash back there with all of its 90 days', async () => {
    const rows = [propertyRow('Home')];
    await undo((await importAll(rows)).id);
    const [trashed] = await properties.trashed();
    const record = await properties.readAny(trashed?._id ?? '');
    const deletedAt = new Date(Date.now() - 95 * day).toISOString();
    await openStore('properties').writeJson(record?._id ?? '', {
      ...record,
      deletedAt,
      version: 'old',
    });
    const again = await importAll(rows);
    expect(await properties.list()).toHaveLength(1);
    await undo(again.id);
    await eraseOldTrash(new Date(Date.now() + 89 * day));
    expect((await properties.trashed()).map(({ _id }) => _id)).toEqual([trashed?._id]);
    await eraseOldTrash(new Date(Date.now() + 91 * day));
    expect(await properties.trashed()).toEqual([]);
  });

  it('of two imports, the later one first, restores the properties', async () => {
    await prepare();
    const before = await propertiesNow();
    const first = await importAll([propertyRow('First', { Reference: 'one' })]);
    const second = await importAll([propertyRow('Second', { Reference: 'one' })]);
    expect(await undo(second.id)).toEqual({ undone: 1, edited: [], left: 0 });
    expect(await undo(first.id)).toEqual({ undone: 1, edited: [], left: 0 });
    expect(await propertiesNow()).toEqual(before);
  });

  it('during an import can be repeated, and then reverts the last row too', async () => {
    await prepare();
    const before = await propertiesNow();
    const { id } = await preview(file().slice(0, 20));
    const slow = { kind: 'hang', match: isLastRow, times: 1 } as const;
    store.fault(slow);
    const loading = importChunk(id, 0);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await undo(id);
    await expect(loading).rejects.toThrow(importMessages.undoneMeanwhile);
    expect(await undo(id)).toMatchObject({ left: 0 });
    expect(await propertiesNow()).toEqual(before);
  }, 30_000);

  it('is not needed for a deleted property: the next import restores it as it was deleted', async () => {
    const { results } = await importAll(file().slice(0, 1));
    const id = results[0]?.id ?? '';
    await openProperties().update(id, { price: '88000' });
    await openProperties().remove(id);
    await importAll(file().slice(0, 1));
    expect(await properties.read(id)).toMatchObject({ price: '88000' });
  });

  it('is rejected after 30 days, and when nothing was imported', async () => {
    const { id } = await importAll(file().slice(0, 3));
    await expect(undoImport(id, new Date(Date.now() + 31 * day))).rejects.toThrow(
      importMessages.tooOld(30),
    );
    const { id: seen } = await preview([propertyRow('Other')]);
    await expect(undoImport(seen, new Date())).rejects.toThrow(importMessages.nothingImported);
    await expect(undoImport('nobody', new Date())).rejects.toThrow(
      importMessages.unknownImport(30),
    );
  });

  it('prevents further chunks of the import', async () => {
    const { id } = await importAll(file().slice(0, 3));
    await undo(id);
    await expect(importChunk(id, 0)).rejects.toThrow(importMessages.undone);
  });
});

describe('the last imports', () => {
  it('are those that were begun, with their state', async () => {
    await preview([propertyRow('Only seen')]);
    const begun = await preview(file().slice(0, 70));
    await importChunk(begun.id, 0);
    const { id: finished } = await importAll([propertyRow('Finished')]);
    const { id: undone } = await importAll([propertyRow('Undone')]);
    await undo(undone);
    const states = (await recentImports()).map(({ id, state }) => [id, state]);
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        [undone, 'undone'],
        [finished, 'finished'],
        [begun.id, 'begun'],
      ]),
    );
  });

  it('count the skipped rows too', async () => {
    await prepare();
    const { id } = await preview([
      propertyRow('New', { Reference: 'one' }),
      propertyRow('Faulty', { Lift: '?' }),
    ]);
    await openProperties().update('one', { price: '99000' });
    await importChunk(id, 0);
    expect((await recentImports())[0]?.counts).toEqual({
      create: 0,
      update: 0,
      unchanged: 0,
      error: 2,
    });
  });

  it('are deleted when they can no longer be undone, those only previewed after two days', async () => {
    await preview([propertyRow('Only seen')]);
    await importAll([propertyRow('Imported')]);
    expect(await deleteOldImports(new Date())).toBe(0);
    expect(await deleteOldImports(new Date(Date.now() + 3 * day))).toBe(1);
    expect(await deleteOldImports(new Date(Date.now() + 31 * day))).toBe(1);
    expect(store.values('local-batches').size).toBe(0);
  });
});
