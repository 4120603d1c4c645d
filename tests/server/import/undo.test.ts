import { describe, expect, it } from 'vitest';
import { importMessages } from '../../../src/content/import/messages';
import { importRows } from '../../../src/server/import/import-rows';
import { recentImports, eraseOldImports } from '../../../src/server/import/import-list';
import { undoImport } from '../../../src/server/import/undo';
import { properties } from '../../../src/server/records/properties';
import { openStore } from '../../../src/server/store/open';
import { makeWorkbook, propertyRow } from '../../support/properties-file';
import { blankInput } from '../../support/property';
import { isWrite } from '../../support/strict-store';
import { useStrictStore } from '../../support/use-strict-store';
import { edit, propertiesNow, importAll, makePreview, preview } from './imports';

const store = await useStrictStore();

const day = 86_400_000;

describe('undo', () => {
  it('skips properties edited since, and names them', async () => {
    await prepare();
    const { id, results } = await importAll(file());
    const [created] = results;
    await edit('one', { price: '77000' });
    await edit(created?.id ?? '', { price: '88000' });
    expect(await undo(id)).toEqual({
      undone: 4,
      inTrash: 3,
      edited: [
        { id: created?.id, name: 'Home 0', row: 2, isNew: true },
        { id: 'one', name: 'Changed', row: 6, isNew: false },
      ],
    });
    expect(await properties.readPresent('one')).toMatchObject({ name: 'Changed', price: '77000' });
  });

  it('names those of them that are new, also where the operator chose to add them', async () => {
    await properties.create(
      blankInput({ name: 'Home', address: 'Home, Anna Nagar, Chennai' }),
      'one',
    );
    const { id, rows } = await preview([propertyRow('Home', { Rent: 31_000 })]);
    const row = rows[0]?.row ?? 0;
    const [added] = (await importRows(id, { [row]: 'create' })).results;
    await edit(added?.id ?? '', { price: '88000' });
    expect((await undo(id)).edited).toMatchObject([{ id: added?.id, isNew: true }]);
  });

  it('takes back what was changed since and changed back', async () => {
    await prepare();
    const before = await propertiesNow();
    const { id, results } = await importAll(file());
    const [created] = results;
    for (const status of ['Occupied', 'Available'] as const) {
      await edit('one', { status });
      await edit(created?.id ?? '', { status });
    }
    expect(await undo(id)).toEqual({ undone: 6, inTrash: 4, edited: [] });
    expect(await propertiesNow()).toEqual(before);
  });

  it('brings back the notice that was over with the status which an import changed', async () => {
    const leaving = { status: 'Occupied', noticeOrToken: 'Notice given' } as const;
    await properties.create(blankInput({ name: 'Home', ...leaving }), 'one');
    const { id } = await makePreview(
      makeWorkbook([
        ['Reference', 'Status'],
        ['one', 'Available'],
      ]),
    );
    await importRows(id);
    expect(await properties.readPresent('one')).toMatchObject({
      status: 'Available',
      noticeOrToken: '',
    });
    await undo(id);
    expect(await properties.readPresent('one')).toMatchObject(leaving);
  });

  it('leaves alone what an import found there already', async () => {
    await importAll([propertyRow('Home')]);
    const second = await preview([propertyRow('Home'), propertyRow('Other')]);
    expect((await importRows(second.id)).results).toHaveLength(1);
    expect(await undo(second.id)).toEqual({ undone: 1, inTrash: 1, edited: [] });
    expect((await properties.listPresent()).map(({ name }) => name)).toEqual(['Home']);
  });

  it.each([
    ['could not say what it did', () => undefined],
    ['could say so only when it was sent again', importRows],
  ])('reverts an import that %s', async (_, sendAgain) => {
    await prepare();
    const before = await propertiesNow();
    const { id } = await preview(file());
    dieAfterChange();
    await expect(importRows(id)).rejects.toThrow();
    store.forget();
    await sendAgain(id);
    expect(await propertiesNow()).not.toEqual(before);
    expect(await undo(id)).toEqual({ undone: 6, inTrash: 4, edited: [] });
    expect(await propertiesNow()).toEqual(before);
    expect(await properties.trashed()).toHaveLength(4);
  });

  it('of two imports, the later one first, restores the properties', async () => {
    await prepare();
    const before = await propertiesNow();
    const first = await importAll([propertyRow('First', { Reference: 'one' })]);
    const second = await importAll([propertyRow('Second', { Reference: 'one' })]);
    expect(await undo(second.id)).toEqual({ undone: 1, inTrash: 0, edited: [] });
    expect(await undo(first.id)).toEqual({ undone: 1, inTrash: 0, edited: [] });
    expect(await propertiesNow()).toEqual(before);
  });

  it('keeps an import that is still under way elsewhere from writing afterwards', async () => {
    const { id } = await preview(file().slice(0, 3));
    const previewed = store.bytes('local-imports', id) ?? null;
    await importRows(id);
    await undo(id);
    // As another call sees it that has read the import before it was written.
    store.put('local-imports', id, previewed);
    await expect(importRows(id)).rejects.toThrow(importMessages.undone);
    expect(await properties.listPresent()).toEqual([]);
  });

  it('is rejected after 30 days, and when nothing was imported', async () => {
    const { id } = await importAll(file().slice(0, 3));
    await expect(undoImport(id, new Date(Date.now() + 31 * day))).rejects.toThrow(
      importMessages.tooOld(30),
    );
    const { id: seen } = await preview([propertyRow('Other')]);
    await expect(undo(seen)).rejects.toThrow(importMessages.nothingImported);
    await expect(undo('nobody')).rejects.toThrow(importMessages.unknownImport(30));
  });
});

it('the last imports are those that were imported, newest first, with their state', async () => {
  await preview([propertyRow('Only seen')]);
  const { id: imported } = await importAll([propertyRow('Imported')]);
  const { id: undone } = await importAll([propertyRow('Undone')]);
  await undo(undone);
  for (let index = 0; index < 12; index += 1) await preview([propertyRow(`Seen ${index}`)]);
  const shown = (await recentImports()).map(({ id, state }) => [id, state]);
  expect(shown).toEqual([
    [undone, 'undone'],
    [imported, 'imported'],
  ]);
});

it('the last imports count the skipped rows too', async () => {
  await prepare();
  const { id } = await preview([
    propertyRow('New', { Reference: 'one' }),
    propertyRow('', { Address: null }),
  ]);
  await edit('one', { price: '99000' });
  await importRows(id);
  expect((await recentImports())[0]?.counts).toMatchObject({ create: 0, skipped: 1, error: 1 });
});

it('the last imports are deleted when they can no longer be undone', async () => {
  const { id: seen } = await preview([propertyRow('Only seen')]);
  const { id: imported } = await importAll([propertyRow('Imported')]);
  const kept = async (days: number) => {
    await eraseOldImports(new Date(Date.now() + days * day));
    return openStore('imports').list();
  };
  expect(await kept(29)).toEqual([seen, imported].sort());
  expect(await kept(31)).toEqual([]);
});

const file = () => [
  ...Array.from({ length: 4 }, (_, index) => propertyRow(`Home ${index}`)),
  propertyRow('Changed', { Reference: 'one', Lift: 'No' }),
  propertyRow('Sunrise Residency, Anna Nagar', { Reference: 'two' }),
];

const undo = (id: string) => undoImport(id, new Date());

async function prepare() {
  await properties.create(blankInput({ name: 'Old' }), 'one');
  await properties.create(blankInput(), 'two');
}

/** Kills the process when the change is written, before the import can say so. */
const dieAfterChange = () => store.fault({ kind: 'crash', match: isWrite('imports') });
