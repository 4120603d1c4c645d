import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importMessages } from '../../../src/content/import';
import { importWorkbook } from '../../../src/server/import/workbook-routes';
import { importChunk } from '../../../src/server/import/import-chunk';
import { withinTime } from '../../../src/server/store/deadline';
import { properties } from '../../../src/server/records/properties';
import { propertyRow, propertiesFile } from '../../support/properties-file';
import {
  sampleProperty,
  listedVersions,
  openProperties,
  trueVersions,
} from '../../support/strict-properties';
import { startStrictStore, type StrictStore } from '../../support/strict-store';
import { importAll, preview } from './imports';

let store: StrictStore;
beforeAll(async () => {
  store = await startStrictStore();
});
beforeEach(() => store.reset());
afterAll(() => store.stop());

const rows = (count: number, rest: Parameters<typeof propertyRow>[1] = {}) =>
  Array.from({ length: count }, (_, at) => propertyRow(`Home ${at}`, rest));
const times = (count: number, state: string) => Array<string>(count).fill(state);
const propertyCalls = () => store.calls.filter(({ store: name }) => name !== 'local-batches');
const writes = () => propertyCalls().filter(({ method }) => method !== 'GET');

describe('a preview', () => {
  it('writes no property, history or index', async () => {
    await openProperties().list();
    store.forget();
    expect(await preview(rows(60))).toMatchObject({ counts: { create: 60 }, chunks: 2 });
    expect(writes()).toEqual([]);
  });
});

describe('an import', () => {
  it('adds new properties to the list, with the defaults of the form', async () => {
    const { results } = await importAll(rows(60));
    expect(results.map(({ state }) => state)).toEqual(Array(60).fill('created'));
    const listed = await properties.list();
    expect(listed).toHaveLength(60);
    expect(listed[0]).toMatchObject({ price: '25000', lift: true, status: 'Available' });
  });

  it('of the same file writes nothing the second time', async () => {
    await importAll(rows(60));
    const before = trueVersions(store);
    store.forget();
    const again = await importAll(rows(60));
    expect(again).toMatchObject({ counts: { create: 0, unchanged: 60 }, chunks: 0 });
    expect(writes()).toEqual([]);
    expect(trueVersions(store)).toEqual(before);
  });

  it('changes the properties named by references, and only what differs', async () => {
    await openProperties().create(sampleProperty({ name: 'Old', features: 'Sea view' }), {
      id: 'one',
    });
    const row = propertyRow('New', {
      Reference: 'one',
      Lift: 'no',
      Description: 'CLEAR',
      Rent: null,
    });
    const { rows: planned } = await importAll([row]);
    expect(planned[0]?.changes.map(({ key }) => key).sort()).toEqual(
      ['address', 'lift', 'name', 'propertyDes'].sort(),
    );
    expect(await properties.read('one')).toMatchObject({
      name: 'New',
      lift: false,
      propertyDes: '',
      price: '25000',
      features: 'Sea view',
    });
  });

  it('leaves out the rows that the operator does not want, and says so when it is repeated', async () => {
    const { id } = await preview(rows(3));
    const first = await importChunk(id, 0, [3]);
    expect(first.results.map(({ row, state }) => [row, state])).toEqual([
      [2, 'created'],
      [3, 'skipped'],
      [4, 'created'],
    ]);
    expect(first.results[1]?.message).toBe(importMessages.skipped);
    expect(await importChunk(id, 0, [])).toEqual(first);
    expect((await properties.list()).map(({ name }) => name).sort()).toEqual(['Home 0', 'Home 2']);
  });

  it('of nothing but rows that are skipped writes no property', async () => {
    const { id } = await preview(rows(2));
    store.forget();
    const { results } = await importChunk(id, 0, [2, 3]);
    expect(results.map(({ state }) => state)).toEqual(['skipped', 'skipped']);
    expect(writes()).toEqual([]);
  });

  it('skips a row whose property was edited after the preview', async () => {
    await openProperties().create(sampleProperty(), { id: 'one' });
    const { id } = await preview([propertyRow('New', { Reference: 'one' })]);
    await openProperties().update('one', { price: '99000' });
    const { results } = await importChunk(id, 0);
    expect(results).toMatchObject([{ row: 2, state: 'skipped' }]);
    expect(await properties.read('one')).toMatchObject({ price: '99000' });
  });

  it('repeated after a lost answer says the same and writes nothing', async () => {
    const { id } = await preview(rows(20));
    const first = await importChunk(id, 0);
    const before = trueVersions(store);
    expect(await importChunk(id, 0)).toEqual(first);
    expect(trueVersions(store)).toEqual(before);
  });

  it('sent twice at the same time reports to both that the rows are imported', async () => {
    await openProperties().create(sampleProperty({ name: 'Old' }), { id: 'one' });
    const { id } = await preview([...rows(30), propertyRow('New', { Reference: 'one' })]);
    const [one, other] = await Promise.all([importChunk(id, 0), importChunk(id, 0)]);
    expect(one).toEqual(other);
    expect(one.results.map(({ state }) => state)).toEqual([...times(30, 'created'), 'updated']);
    expect(trueVersions(store)).toHaveLength(31);
  });

  it('of two files with the same row at the same time makes one property', async () => {
    const [one, other] = await Promise.all([preview(rows(5)), preview(rows(5))]);
    const results = await Promise.all([importChunk(one.id, 0), importChunk(other.id, 0)]);
    const states = results.flatMap((result) => result.results.map(({ state }) => state)).sort();
    expect(states).toEqual([...times(5, 'created'), ...times(5, 'unchanged')]);
    expect(await properties.list()).toHaveLength(5);
  });
});

describe('the one call', () => {
  it('names the rows that it had no time for, and what it imported', async () => {
    const bytes = propertiesFile(rows(120)).buffer;
    const file = { bytes, fileName: 'homes.xlsx' };
    const short = await withinTime(1, () => importWorkbook(file, {}, new Date())).catch(() => null);
    expect(short).toBeNull();
    store.reset();
    store.fault({
      kind: 503,
      times: 1_000,
      match: ({ method, key }) => method === 'GET' && key.endsWith('rows-002'),
    });
    const result = await importWorkbook(file, {}, new Date());
    expect(result.results).toHaveLength(100);
    expect(result.left).toEqual(Array.from({ length: 20 }, (_, at) => at + 102));
    expect(await openProperties().list()).toHaveLength(100);
  });
});

describe('row 8: an import is interrupted, and the file imported again', () => {
  const cuts = Array.from({ length: 10 }, (_, at) => at);
  it.each(cuts)('at point %i: complete, no duplicates', async (cut) => {
    await openProperties().create(sampleProperty({ name: 'Old' }), { id: 'one' });
    const file = [...rows(24), propertyRow('New', { Reference: 'one' })];
    const whole = await preview(file);
    store.forget();
    await importChunk(whole.id, 0);
    const length = store.calls.length;
    store.reset();
    await openProperties().create(sampleProperty({ name: 'Old' }), { id: 'one' });
    const { id } = await preview(file);
    store.forget();
    store.fault({
      kind: cut % 2 ? 'crash' : 'crash after',
      at: 1 + Math.floor((length * cut) / 10),
    });
    await expect(importChunk(id, 0)).rejects.toThrow();
    store.forget();
    const { counts } = await importAll(file);
    expect(counts.error).toBe(0);
    const listed = await openProperties().list();
    expect(listed.map(({ name }) => name).sort()).toEqual(
      [...Array.from({ length: 24 }, (_, at) => `Home ${at}`), 'New'].sort(),
    );
    expect(await listedVersions(openProperties())).toEqual(trueVersions(store));
    expect(await openProperties().list()).toHaveLength(25);
  });

  it('the same import continues where it was interrupted', async () => {
    const { id } = await preview(rows(30));
    store.fault({ kind: 'crash', at: 70 });
    await expect(importChunk(id, 0)).rejects.toThrow();
    store.forget();
    const { results } = await importChunk(id, 0);
    expect(results.map(({ state }) => state)).toEqual(Array(30).fill('created'));
    expect(await openProperties().list()).toHaveLength(30);
  });
});

describe('row 6: 500 rows are imported beside edits', () => {
  it('without losing any of either', async () => {
    await openProperties().create(sampleProperty(), { id: 'edited' });
    const { id, chunks } = await preview(rows(500));
    const importer = async () => {
      for (let chunk = 0; chunk < chunks; chunk += 1) await importChunk(id, chunk);
    };
    const editor = async () => {
      for (let price = 1; price <= 20; price += 1)
        await openProperties().update('edited', { price: `${price}` });
    };
    await Promise.all([importer(), editor()]);
    expect(await openProperties().read('edited')).toMatchObject({ price: '20' });
    expect(trueVersions(store)).toHaveLength(501);
    expect(await listedVersions(openProperties())).toEqual(trueVersions(store));
  }, 60_000);
});
