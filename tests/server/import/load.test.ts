import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importWorkbook } from '../../../src/server/import/workbook-routes';
import { loadChunk } from '../../../src/server/import/load-chunk';
import { withinTime } from '../../../src/server/store/deadline';
import { properties } from '../../../src/server/records/properties';
import { homeRow, homesFile } from '../../support/properties-file';
import {
  sampleProperty,
  listedVersions,
  openHomes,
  trueVersions,
} from '../../support/strict-properties';
import { startStrictStore, type StrictStore } from '../../support/strict-store';
import { load, preview } from './imports';

let store: StrictStore;
beforeAll(async () => {
  store = await startStrictStore();
});
beforeEach(() => store.reset());
afterAll(() => store.stop());

const rows = (count: number, rest: Parameters<typeof homeRow>[1] = {}) =>
  Array.from({ length: count }, (_, at) => homeRow(`Home ${at}`, rest));
const times = (count: number, state: string) => Array<string>(count).fill(state);
const homesCalls = () => store.calls.filter(({ store: name }) => name !== 'local-batches');
const writes = () => homesCalls().filter(({ method }) => method !== 'GET');

describe('a preview', () => {
  it('writes no home, no history and no index', async () => {
    await openHomes().list();
    store.forget();
    expect(await preview(rows(60))).toMatchObject({ counts: { create: 60 }, chunks: 2 });
    expect(writes()).toEqual([]);
  });
});

describe('a load', () => {
  it('brings new homes into the list, with the defaults of the form', async () => {
    const { results } = await load(rows(60));
    expect(results.map(({ state }) => state)).toEqual(Array(60).fill('created'));
    const listed = await properties.list();
    expect(listed).toHaveLength(60);
    expect(listed[0]).toMatchObject({ price: '25000', lift: true, status: 'Available' });
  });

  it('of the same file writes nothing the second time', async () => {
    await load(rows(60));
    const before = trueVersions(store);
    store.forget();
    const again = await load(rows(60));
    expect(again).toMatchObject({ counts: { create: 0, unchanged: 60 }, chunks: 0 });
    expect(writes()).toEqual([]);
    expect(trueVersions(store)).toEqual(before);
  });

  it('changes the homes that references name, and only what differs', async () => {
    await openHomes().create(sampleProperty({ name: 'Old', features: 'Sea view' }), { id: 'one' });
    const row = homeRow('New', { Reference: 'one', Lift: 'no', Description: 'CLEAR', Rent: null });
    const { rows: planned } = await load([row]);
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

  it('skips a row whose property was edited after the preview', async () => {
    await openHomes().create(sampleProperty(), { id: 'one' });
    const { id } = await preview([homeRow('New', { Reference: 'one' })]);
    await openHomes().update('one', { price: '99000' });
    const { results } = await loadChunk(id, 0);
    expect(results).toMatchObject([{ row: 2, state: 'skipped' }]);
    expect(await properties.read('one')).toMatchObject({ price: '99000' });
  });

  it('repeated after a lost answer says the same and writes nothing', async () => {
    const { id } = await preview(rows(20));
    const first = await loadChunk(id, 0);
    const before = trueVersions(store);
    expect(await loadChunk(id, 0)).toEqual(first);
    expect(trueVersions(store)).toEqual(before);
  });

  it('sent twice at the same time tells both that the rows are loaded', async () => {
    await openHomes().create(sampleProperty({ name: 'Old' }), { id: 'one' });
    const { id } = await preview([...rows(30), homeRow('New', { Reference: 'one' })]);
    const [one, other] = await Promise.all([loadChunk(id, 0), loadChunk(id, 0)]);
    expect(one).toEqual(other);
    expect(one.results.map(({ state }) => state)).toEqual([...times(30, 'created'), 'updated']);
    expect(trueVersions(store)).toHaveLength(31);
  });

  it('sends two files with the same row at the same time, and makes one home', async () => {
    const [one, other] = await Promise.all([preview(rows(5)), preview(rows(5))]);
    const results = await Promise.all([loadChunk(one.id, 0), loadChunk(other.id, 0)]);
    const states = results.flatMap((result) => result.results.map(({ state }) => state)).sort();
    expect(states).toEqual([...times(5, 'created'), ...times(5, 'unchanged')]);
    expect(await properties.list()).toHaveLength(5);
  });
});

describe('the one call', () => {
  it('names the rows that its time did not reach, and what it loaded', async () => {
    const bytes = homesFile(rows(120)).buffer;
    const file = { bytes, fileName: 'homes.xlsx' };
    const short = await withinTime(1, () => importWorkbook(file, undefined, new Date())).catch(
      () => null,
    );
    expect(short).toBeNull();
    store.reset();
    store.fault({
      kind: 503,
      times: 1_000,
      match: ({ method, key }) => method === 'GET' && key.endsWith('rows-002'),
    });
    const result = await importWorkbook(file, undefined, new Date());
    expect(result.results).toHaveLength(100);
    expect(result.left).toEqual(Array.from({ length: 20 }, (_, at) => at + 102));
    expect(await openHomes().list()).toHaveLength(100);
  });
});

describe('row 8: a load that is cut off, and the file loaded again', () => {
  const cuts = Array.from({ length: 10 }, (_, at) => at);
  it.each(cuts)('at point %i: complete, no duplicates', async (cut) => {
    await openHomes().create(sampleProperty({ name: 'Old' }), { id: 'one' });
    const file = [...rows(24), homeRow('New', { Reference: 'one' })];
    const whole = await preview(file);
    store.forget();
    await loadChunk(whole.id, 0);
    const length = store.calls.length;
    store.reset();
    await openHomes().create(sampleProperty({ name: 'Old' }), { id: 'one' });
    const { id } = await preview(file);
    store.forget();
    store.fault({
      kind: cut % 2 ? 'crash' : 'crash after',
      at: 1 + Math.floor((length * cut) / 10),
    });
    await expect(loadChunk(id, 0)).rejects.toThrow();
    store.forget();
    const { counts } = await load(file);
    expect(counts.error).toBe(0);
    const listed = await openHomes().list();
    expect(listed.map(({ name }) => name).sort()).toEqual(
      [...Array.from({ length: 24 }, (_, at) => `Home ${at}`), 'New'].sort(),
    );
    expect(await listedVersions(openHomes())).toEqual(trueVersions(store));
    expect(await openHomes().list()).toHaveLength(25);
  });

  it('the same import goes on where it was cut off', async () => {
    const { id } = await preview(rows(30));
    store.fault({ kind: 'crash', at: 70 });
    await expect(loadChunk(id, 0)).rejects.toThrow();
    store.forget();
    const { results } = await loadChunk(id, 0);
    expect(results.map(({ state }) => state)).toEqual(Array(30).fill('created'));
    expect(await openHomes().list()).toHaveLength(30);
  });
});

describe('row 6: 500 rows come in beside edits', () => {
  it('and nothing of either is lost', async () => {
    await openHomes().create(sampleProperty(), { id: 'edited' });
    const { id, chunks } = await preview(rows(500));
    const importer = async () => {
      for (let chunk = 0; chunk < chunks; chunk += 1) await loadChunk(id, chunk);
    };
    const editor = async () => {
      for (let price = 1; price <= 20; price += 1)
        await openHomes().update('edited', { price: `${price}` });
    };
    await Promise.all([importer(), editor()]);
    expect(await openHomes().read('edited')).toMatchObject({ price: '20' });
    expect(trueVersions(store)).toHaveLength(501);
    expect(await listedVersions(openHomes())).toEqual(trueVersions(store));
  }, 60_000);
});
