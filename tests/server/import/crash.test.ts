import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importRows } from '../../../src/server/import/import-rows';
import { recentImports } from '../../../src/server/import/import-list';
import { undoImport } from '../../../src/server/import/undo';
import { properties } from '../../../src/server/records/properties';
import { dieAtEachCall } from '../../support/crash';
import { propertyRow } from '../../support/properties-file';
import { sampleProperty } from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';
import { edit, importAll, preview, propertiesNow } from './imports';

const store = await useStrictStore();
/** One row of each kind: new, changed, restored from the trash, edited since the preview, not wanted. */
const rows = [
  propertyRow('New'),
  propertyRow('Changed', { Reference: 'here', Lift: 'No' }),
  propertyRow('Back'),
  propertyRow('Stale', { Reference: 'stale' }),
  propertyRow('Unwanted'),
];
const unwanted = 6;

let id = '';
let before: object[] = [];
let after: object[] = [];
let putBack: () => void;

/** Returns to what the store holds now. */
function keep(): () => void {
  const keys = [
    ['local-documents', 'properties'],
    ['local-imports', id],
  ] as const;
  const kept = keys.map(([name, key]) => [name, key, store.bytes(name, key) ?? null] as const);
  return () => {
    store.reset();
    for (const entry of kept) store.put(...entry);
  };
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  for (const name of ['here', 'stale']) await properties.create(sampleProperty({ name }), name);
  const { results } = await importAll([propertyRow('Back')]);
  await properties.remove(results[0]?.id ?? '');
  ({ id } = await preview(rows));
  await edit('stale', { price: '1' });
  before = await propertiesNow();
  putBack = keep();
});

const stateNow = async () => (await recentImports()).find((each) => each.id === id)?.state;
const isImported = async () => (await propertiesNow()).length === before.length + 2;

const ignoreDeath = () => undefined;

describe('row 8: the process dies at any store call', () => {
  it('of an import: all of it is there or nothing, and sent again it is there once', async () => {
    const seen = new Set<boolean>();
    const calls = await dieAtEachCall(store, {
      prepare: putBack,
      run: () => importRows(id, [unwanted]).catch(ignoreDeath),
      check: async (_, place) => {
        const now = await propertiesNow();
        const isThere = await isImported();
        seen.add(isThere);
        if (!isThere) expect(now, place).toEqual(before);
        expect(await stateNow(), place).toBe(isThere ? 'imported' : undefined);
        const { results } = await importRows(id, [unwanted]);
        expect(
          results.map(({ state }) => state),
          place,
        ).toEqual([...['created', 'updated', 'created', 'skipped', 'skipped']]);
        expect(await isImported(), place).toBe(true);
        if (isThere) expect(await propertiesNow(), place).toEqual(now);
        expect(await undoImport(id, new Date()), place).toEqual({ undone: 3, edited: [] });
        expect(await propertiesNow(), place).toEqual(before);
      },
    });
    // The import, the document, three entries of the history, the document, the import.
    expect(calls).toBe(7);
    expect(seen.size).toBe(2);
  }, 120_000);

  it('of an undo: all of it is undone or nothing, and sent again it is undone once', async () => {
    const seen = new Set<boolean>();
    await importRows(id, [unwanted]);
    after = await propertiesNow();
    putBack = keep();
    const calls = await dieAtEachCall(store, {
      prepare: putBack,
      run: () => undoImport(id, new Date()).catch(ignoreDeath),
      check: async (_, place) => {
        const isThere = await isImported();
        seen.add(isThere);
        expect(await propertiesNow(), place).toEqual(isThere ? after : before);
        expect(await stateNow(), place).toBe(isThere ? 'imported' : 'undone');
        expect(await undoImport(id, new Date()), place).toEqual({ undone: 3, edited: [] });
        expect(await propertiesNow(), place).toEqual(before);
        expect(await stateNow(), place).toBe('undone');
      },
    });
    expect(calls).toBe(7);
    expect(seen.size).toBe(2);
  }, 120_000);
});
