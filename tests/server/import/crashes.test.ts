import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from '../../../src/server/import/load-chunk';
import { undoImport } from '../../../src/server/import/undo';
import { properties } from '../../../src/server/records/properties';
import { homeRow } from '../../support/properties-file';
import {
  listedVersions,
  openHomes,
  sampleProperty,
  trueVersions,
} from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';
import { homesNow, load, preview, undo } from './imports';

const store = await useStrictStore();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

/** A new property, one out of the trash, and one that changes. */
const file = [
  homeRow('New'),
  homeRow('Back'),
  homeRow('Changed', { Reference: 'one', Lift: 'No' }),
];

/** The properties before the import, one of them in the trash. */
async function prepare() {
  store.reset();
  const { results } = await load([homeRow('Back')]);
  await openHomes().remove(results[0]?.id ?? '');
  await openHomes().create(sampleProperty({ name: 'Old' }), { id: 'one' });
}

/** What people see of the properties, in the trash or not. */
async function everything() {
  const trashed = await properties.trashed();
  return {
    listed: await homesNow(),
    trashed: trashed.map(({ name, deletedAt }) => ({ name, deletedAt })),
  };
}

async function loaded() {
  await prepare();
  return (await load(file)).id;
}

async function previewed() {
  await prepare();
  return (await preview(file)).id;
}

/** The store calls of a step, from a fresh start. */
async function callsOf(begin: () => Promise<string>, step: (id: string) => Promise<unknown>) {
  const id = await begin();
  store.forget();
  await step(id);
  return store.calls.map(({ method, store: name, key }) =>
    name === 'local-batches' ? `${method} ${key.split('/').at(-1)}` : `${method} ${name}`,
  );
}

const loadStep = (id: string) => loadChunk(id, 0);
const undoStep = (id: string) => undoImport(id, new Date());

type Kind = 'crash' | 'crash after';
/** What is only read is the same before and after. */
const kindsOf = (call: string): Kind[] =>
  call.startsWith('GET') ? ['crash'] : ['crash', 'crash after'];
const loadCalls = await callsOf(previewed, loadStep);
const undoCalls = await callsOf(loaded, undoStep);
const cuts = (calls: readonly string[]) =>
  calls.flatMap((call, at) => kindsOf(call).map((kind) => ({ kind, at: at + 1, call })));

async function cutOff(id: string, step: typeof loadStep | typeof undoStep, at: number, kind: Kind) {
  store.forget();
  store.fault({ kind, at });
  await step(id).catch(() => undefined);
  store.forget();
}

describe('a process that dies while it loads a chunk', () => {
  it.each(cuts(loadCalls))(
    '$kind of call $at ($call): loaded again it is complete',
    async ({ kind, at }) => {
      const id = await previewed();
      await cutOff(id, loadStep, at, kind);
      const { results } = await loadChunk(id, 0);
      expect(results.map(({ state }) => state)).toEqual(['created', 'created', 'updated']);
      expect((await openHomes().list()).map(({ name }) => name).sort()).toEqual([
        'Back',
        'Changed',
        'New',
      ]);
      expect(await listedVersions(openHomes())).toEqual(trueVersions(store));
      expect(await undo(id)).toEqual({ undone: 3, edited: [], left: 0 });
    },
  );
});

describe('a process that dies while it loads a chunk, and the import undone', () => {
  it.each(cuts(loadCalls))('$kind of call $at ($call): all is as it was', async ({ kind, at }) => {
    const id = await previewed();
    const { listed } = await everything();
    await cutOff(id, loadStep, at, kind);
    const result = await undo(id).catch(() => null);
    // Nothing to undo: it had not begun.
    if (result) expect(result).toMatchObject({ edited: [], left: 0 });
    const after = await everything();
    expect(after.listed).toEqual(listed);
    expect(after.trashed.map(({ name }) => name)).toContain('Back');
  });
});

describe('a process that dies while it undoes an import', () => {
  it.each(cuts(undoCalls))(
    '$kind of call $at ($call): undone again all is as it was',
    async ({ kind, at }) => {
      await prepare();
      const before = await everything();
      const { id } = await load(file);
      await cutOff(id, undoStep, at, kind);
      expect(await undo(id)).toEqual({ undone: 3, edited: [], left: 0 });
      const after = await everything();
      expect(after.listed).toEqual(before.listed);
      expect(after.trashed).toEqual(
        expect.arrayContaining([...before.trashed, expect.objectContaining({ name: 'New' })]),
      );
      expect(after.trashed).toHaveLength(2);
      expect(await listedVersions(openHomes())).toEqual(trueVersions(store));
    },
  );
});
