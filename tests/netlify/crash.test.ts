import { isDeepStrictEqual } from 'node:util';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import runSweep from '../../netlify/functions/scheduled-sweep';
import type { WorkbookReading, RowChoices } from '../../src/domain/import';
import type { Property } from '../../src/domain/property/schema';
import { takeLoggedErrors } from '../support/console';
import { dieAtEachCall } from '../support/crash';
import { propertyRow, propertiesFile, type SheetValue } from '../support/properties-file';
import { listedVersions, openProperties, trueVersions } from '../support/strict-properties';
import { useCdn } from '../support/use-cdn';
import { useStrictStore } from '../support/use-strict-store';
import { sampleProperty, workbookForm } from './api';
import { isOfGuard, json, send, signIn } from './caller';
import { functionFor } from './platform';

const store = await useStrictStore();
const cdn = useCdn();
let cookie = '';
let previewed = '';
let imported = '';
/** The visitors' list before the import that is done, and before the one that is previewed. */
let beforeImport: Property[] = [];
let beforePreviewed: Property[] = [];
let putBack: () => void;

beforeAll(async () => {
  await prepare();
  putBack = store.snapshot();
});

beforeEach(() => putBack());

describe.each(Object.entries(operations()))('row 1 and row 8: %s', (_name, operation) => {
  const { run, isDone, calls, answer = {} } = operation;
  const isUndone = operation.isUndone ?? (() => !isDone());

  it(`takes ${calls} store calls, and one purge of what changed`, async () => {
    cdn.purged = [];
    store.forget();
    const response = await run();
    expect(response.ok).toBe(true);
    expect(response.headers.has('x-warning')).toBe(false);
    expect(store.calls.filter((each) => !isOfGuard(each))).toHaveLength(calls);
    expect(cdn.purged).toEqual([['properties']]);
  });

  it('warns when the purge fails, as visitors may see the old pages', async () => {
    cdn.answer = 500;
    const response = await run();
    expect(response.ok).toBe(true);
    expect(response.headers.get('x-warning')).toMatch(/five minutes|some minutes/);
  });

  it('cut off at any store call is there whole or not at all, and one sweep does the rest', async () => {
    const seen = new Set<string>();
    let before = versions();
    await dieAtEachCall(store, {
      prepare: () => {
        putBack();
        before = versions();
        // The purge comes after all store calls, which a dead process does not reach.
        cdn.answer = 500;
      },
      run,
      check: async (response, place) => {
        takeLoggedErrors();
        seen.add(`${response.ok ? 'acknowledged' : 'failed'}, ${isDone() ? 'done' : 'not done'}`);
        if (response.ok) expect(isDone(), place).toBe(true);
        expect(isDone() || isUndone(), place).toBe(true);
        cdn.answer = 202;
        cdn.purged = [];
        await runSweep();
        expect(await listedVersions(openProperties()), place).toEqual(trueVersions(store));
        const isChanged = [...versions()].some(([id, version]) => before.get(id) !== version);
        if (isChanged) expect(cdn.purged.flat(), place).toContain('properties');
        if (!response.ok) {
          const again = await run();
          expect(again.ok, place).toBe(true);
          if (again.status !== 204) expect(await json(again), place).toMatchObject(answer);
        }
        expect(isDone(), place).toBe(true);
      },
    });
    expect([...seen]).toEqual(expect.arrayContaining(['failed, done', 'failed, not done']));
  });
});

const run = () => call('DELETE', 'erase/trashed');

it('row 1: erase, cut off at any store call: the record is there or gone, and the night removes its history', async () => {
  await dieAtEachCall(store, {
    prepare: putBack,
    run,
    check: async (response, place) => {
      takeLoggedErrors();
      if (response.ok) expect(record('trashed'), place).toBeUndefined();
      const again = await run();
      expect([204, 404], place).toContain(again.status);
      expect(record('trashed'), place).toBeUndefined();
      await openProperties().eraseOld(new Date(Date.now() + 2 * 24 * 60 * 60_000));
      const keys = [...store.values('local-history').keys()];
      expect(
        keys.filter((key) => key.startsWith('property/trashed/')),
        place,
      ).toEqual([]);
    },
  });
});

const versions = () => new Map(records().map(({ _id, version }) => [_id, version]));

async function preview(rows: SheetValue[][]): Promise<string> {
  const response = await call('POST', 'bulk/preview', workbookForm(propertiesFile(rows)));
  return (await json<WorkbookReading>(response)).preview?.id ?? '';
}

/** The state that every operation starts from: properties, a finished import and a previewed one. */
async function prepare(): Promise<void> {
  cookie = await signIn();
  for (const id of ['here', 'other', 'stale', 'trashed'])
    await call('POST', 'addproperty', sampleProperty, { 'idempotency-key': id });
  await call('DELETE', 'delete/trashed');
  imported = await preview([propertyRow('Loaded'), propertyRow('Other', { Reference: 'other' })]);
  beforeImport = content();
  await runImport(imported);
  // One row of each kind: new, changed by name and address, changed, edited since the preview, not chosen.
  previewed = await preview([
    propertyRow('New'),
    propertyRow('Loaded', { Rent: 31_000 }),
    propertyRow('Changed', { Reference: 'here', Lift: 'No' }),
    propertyRow('Stale', { Reference: 'stale' }),
    propertyRow('Other', { Rent: 31_000 }),
  ]);
  await call('PUT', 'update/stale', { price: '1' });
  beforePreviewed = content();
  await runSweep();
}

interface Operation {
  run: () => Promise<Response>;
  /** Whether all that it acknowledges is in the store. */
  isDone: () => boolean;
  /** Whether nothing of it is in the store. */
  isUndone?: () => boolean;
  /** The store calls of the operation, the session's one left out. */
  calls: number;
  /** The answer of a repeated call, as far as it matters. */
  answer?: object;
}

function operations(): Record<string, Operation> {
  return {
    create: {
      run: () => call('POST', 'addproperty', sampleProperty, { 'idempotency-key': 'new' }),
      isDone: () => record('new') !== undefined,
      calls: 3,
    },
    update: {
      run: () => call('PUT', 'update/here', { price: '30000' }),
      isDone: () => record('here')?.price === '30000',
      calls: 3,
    },
    'several at once': {
      run: () => {
        const edit = { status: 'Occupied' };
        return call('PUT', 'update', [
          { id: 'here', ...edit },
          { id: 'other', ...edit },
        ]);
      },
      isDone: () => ['here', 'other'].every((id) => record(id)?.status === 'Occupied'),
      isUndone: () => ['here', 'other'].every((id) => record(id)?.status === 'Available'),
      calls: 4,
    },
    delete: {
      run: () => call('DELETE', 'delete/here'),
      isDone: () => record('here')?.deletedAt !== undefined,
      calls: 3,
    },
    restore: {
      run: () => call('POST', 'restore', { ids: ['trashed'] }),
      isDone: () => record('trashed')?.deletedAt === undefined,
      calls: 3,
    },
    import: {
      run: () => importPreviewed(),
      isDone: () =>
        ['New', 'Changed'].every(isListed) && records().some(({ price }) => price === '31000'),
      isUndone: () => isDeepStrictEqual(content(), beforePreviewed),
      calls: 7,
      answer: {
        results: ['created', 'updated', 'updated', 'skipped', 'skipped'].map((state) => ({
          state,
        })),
      },
    },
    undo: {
      run: () => undo(imported),
      isDone: () =>
        isDeepStrictEqual(withoutStale(content()), withoutStale(beforeImport)) &&
        isTrashed('Loaded'),
      isUndone: () => isDeepStrictEqual(content(), beforePreviewed),
      calls: 6,
      answer: { undone: 2, inTrash: 1, edited: [] },
    },
  };
}

const call = (method: string, path: string, body?: unknown, headers = {}) =>
  send(functionFor(`/api/property/${path}`), method, `/api/property/${path}`, {
    body: Array.isArray(body) ? JSON.stringify(body) : body,
    cookie,
    headers: { ...headers, ...(Array.isArray(body) && { 'content-type': 'application/json' }) },
  });
const records = () => store.documentRecords('properties') as Property[];
const record = (id: string) => records().find(({ _id }) => _id === id);
const isListed = (name: string) =>
  records().some((each) => each.name === name && each.deletedAt === undefined);
const isTrashed = (name: string) =>
  records().some((each) => each.name === name && each.deletedAt !== undefined);

/** All properties that are not in the trash, without what the last write set. */
const content = () =>
  records()
    .filter(({ deletedAt }) => deletedAt === undefined)
    .map((each) => ({ ...each, version: '', updatedAt: '' }))
    .sort((one, other) => one._id.localeCompare(other._id));

/** The one that is edited between the two imports. */
const withoutStale = (all: Property[]) => all.filter(({ _id }) => _id !== 'stale');
const runImport = (id: string, choices: RowChoices = {}) =>
  call('POST', `bulk/import/${id}`, { choices });
const importPreviewed = () => runImport(previewed, { 3: 'update' });
const undo = (id: string) => call('POST', `bulk/undo/${id}`);
