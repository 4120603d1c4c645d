import { isDeepStrictEqual } from 'node:util';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import mail from '../../netlify/functions/mail';
import runScheduled from '../../netlify/functions/scheduled-sweep';
import type { Enquiry } from '../../src/domain/enquiry/schema';
import type { Property } from '../../src/domain/property/schema';
import { enquiryKind } from '../../src/server/enquiries/stored';
import { openStore } from '../../src/server/store/open';
import { readIndexEntries } from '../../src/server/store/record-index';
import { takeLoggedErrors } from '../support/console';
import { dieAtEachCall, snapshot } from '../support/crash';
import { propertyRow, propertiesFile, type SheetValue } from '../support/properties-file';
import { listedVersions, openProperties, trueVersions } from '../support/strict-properties';
import { useCdn } from '../support/use-cdn';
import { useStrictStore } from '../support/use-strict-store';
import { sampleProperty, workbookForm } from './api';
import { configurePassword, json, send, signIn } from './caller';
import { functionFor } from './platform';

const store = await useStrictStore();
const cdn = useCdn();
const enquiryId = '0b5f7f6e-3f0c-4c52-9f5e-1f6d8f6a2c11';
let cookie = '';
let previewed = '';
let imported = '';
/** What visitors see before the import that is done, and before the one that is previewed. */
let beforeImport: object[] = [];
let beforeChunk: object[] = [];
let putBack: () => void;

const call = (method: string, path: string, body?: unknown, headers = {}) =>
  send(functionFor(`/api/property/${path}`), method, `/api/property/${path}`, {
    body,
    cookie,
    headers,
  });

const records = () => [...store.values('local-properties').values()] as Property[];
const record = (id: string) => records().find(({ _id }) => _id === id);
const versions = () => new Map(records().map(({ _id, version }) => [_id, version]));
const isListed = (name: string) =>
  records().some((each) => each.name === name && each.deletedAt === undefined);
const isTrashed = (name: string) =>
  records().some((each) => each.name === name && each.deletedAt !== undefined);
const enquiries = () => [...store.values('local-leads').values()] as Enquiry[];

/** All properties that are not in the trash, without what the last write set. */
const content = () =>
  records()
    .filter(({ deletedAt }) => deletedAt === undefined)
    .map((each) => ({ ...each, version: '', updatedAt: '', restores: undefined }))
    .sort((one, other) => one._id.localeCompare(other._id));

async function preview(rows: SheetValue[][]): Promise<string> {
  const response = await call('POST', 'bulk/preview', workbookForm(propertiesFile(rows)));
  return (await json<{ id: string }>(response)).id;
}
const load = (id: string) => call('POST', `bulk/chunk/${id}`, { chunk: 0 });
const undo = (id: string) => call('POST', `bulk/undo/${id}`);

/** The state that every operation starts from: properties, a finished import and a previewed one. */
async function prepare(): Promise<void> {
  cookie = await signIn();
  for (const id of ['here', 'other', 'trashed'])
    await call('POST', 'addproperty', sampleProperty, { 'idempotency-key': id });
  await call('DELETE', 'delete/trashed');
  await load(await preview([propertyRow('Back')]));
  const back = records().find(({ name }) => name === 'Back')?._id ?? '';
  await call('DELETE', `delete/${back}`);
  imported = await preview([propertyRow('Loaded'), propertyRow('Other', { Reference: 'other' })]);
  beforeImport = content();
  await load(imported);
  beforeChunk = content();
  previewed = await preview([
    propertyRow('New'),
    propertyRow('Back'),
    propertyRow('Changed', { Reference: 'here', Lift: 'No' }),
  ]);
  await runScheduled();
}

beforeAll(() => configurePassword());
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  await prepare();
  putBack = snapshot(
    store,
    ['properties', 'history', 'derived', 'sessions', 'batches'].map((name) => `local-${name}`),
  );
});

interface Operation {
  run: () => Promise<Response>;
  /** Whether all that it acknowledges is in the store. */
  isDone: () => boolean;
  /** The store calls of the operation, the session's one left out. */
  calls: number;
  /** The tags that it purges, in order; empty if it purges nothing. */
  tags: string[];
  /** What a repeated call answers, as far as it matters. */
  answer?: object;
  /** What its sender does next, instead of sending it again if it was not acknowledged. */
  next?: () => Promise<void>;
}

const chunk = {
  run: () => load(previewed),
  isDone: () => ['New', 'Back', 'Changed'].every(isListed),
  calls: 16,
  tags: ['every-property', 'properties'],
  answer: { results: [{ state: 'created' }, { state: 'created' }, { state: 'updated' }] },
};

const operations: Record<string, Operation> = {
  create: {
    run: () => call('POST', 'addproperty', sampleProperty, { 'idempotency-key': 'new' }),
    isDone: () => record('new') !== undefined,
    calls: 5,
    tags: ['properties', 'property-new'],
  },
  update: {
    run: () => call('PUT', 'update/here', { price: '30000' }),
    isDone: () => record('here')?.price === '30000',
    calls: 5,
    tags: ['properties', 'property-here'],
  },
  delete: {
    run: () => call('DELETE', 'delete/here'),
    isDone: () => record('here')?.deletedAt !== undefined,
    calls: 5,
    tags: ['properties', 'property-here'],
  },
  restore: {
    run: () => call('POST', 'restore/trashed'),
    isDone: () => record('trashed')?.deletedAt === undefined,
    calls: 5,
    tags: ['properties', 'property-trashed'],
  },
  'import of a chunk': chunk,
  'import of a chunk that is then undone': {
    ...chunk,
    next: async () => {
      const undone = await undo(previewed);
      // Nothing to undo: it had not begun.
      if (undone.ok) expect(await json(undone)).toMatchObject({ edited: [], left: 0 });
      else expect(undone.status).toBe(409);
      expect(content()).toEqual(beforeChunk);
      expect(isTrashed('Back')).toBe(true);
    },
  },
  undo: {
    run: () => undo(imported),
    isDone: () => isDeepStrictEqual(content(), beforeImport) && isTrashed('Loaded'),
    calls: 11,
    tags: ['every-property', 'properties'],
    answer: { undone: 2, edited: [], left: 0 },
  },
  enquiry: {
    run: () =>
      send(mail, 'POST', '/api/mail/query', {
        body: { id: enquiryId, name: 'Meena', number: '9000000000', message: 'Is it free?' },
      }),
    isDone: () => enquiries().length === 1,
    calls: 3,
    tags: [],
  },
};

/** The ids and versions in the indexes. */
async function indexed(): Promise<string[]> {
  const entries = await readIndexEntries(openStore('derived'), enquiryKind);
  const ofEnquiries = [...(entries ?? [])].map(([id, { version }]) => `${id}@${version}`);
  return [...(await listedVersions(openProperties())), ...ofEnquiries];
}
const stored = () => [
  ...trueVersions(store),
  ...enquiries().map(({ id, version }) => `${id}@${version}`),
];

describe.each(Object.entries(operations))('row 1: %s', (_name, operation) => {
  const { run, isDone, calls, tags, answer = {}, next } = operation;

  it(`takes ${calls} store calls, and one purge of what changed`, async () => {
    cdn.purged = [];
    store.forget();
    expect((await run()).ok).toBe(true);
    expect(store.calls.filter((each) => each.store !== 'local-sessions')).toHaveLength(calls);
    expect(cdn.purged.map((purged) => purged.toSorted())).toEqual(tags.length > 0 ? [tags] : []);
  });

  it('interrupted at any store call keeps what was acknowledged, and one sweep does the rest', async () => {
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
        cdn.answer = 202;
        cdn.purged = [];
        await runScheduled();
        expect(await indexed(), place).toEqual(stored());
        const changed = [...versions()].filter(([id, version]) => before.get(id) !== version);
        const due = changed.map(([id]) => `property-${id}`);
        if (due.length > 0) due.push('properties');
        expect(cdn.purged.flat(), place).toEqual(expect.arrayContaining(due));
        store.forget();
        await listedVersions(openProperties());
        expect(store.calls, place).toHaveLength(1);
        if (next) return next();
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

it('an import that was interrupted at any store call and repeated is undone as a whole', async () => {
  await dieAtEachCall(store, {
    prepare: putBack,
    run: () => load(previewed),
    check: async (_response, place) => {
      takeLoggedErrors();
      expect((await load(previewed)).ok, place).toBe(true);
      expect(await json(await undo(previewed)), place).toEqual({ undone: 3, edited: [], left: 0 });
      expect(content(), place).toEqual(beforeChunk);
    },
  });
});

it('a save whose index or purge failed says that visitors see it soon', async () => {
  cdn.answer = 500;
  const response = await call('PUT', 'update/here', { price: '1' });
  expect(response.headers.get('x-warning')).toMatch(/within five minutes/);
  expect((await json<Property>(response)).price).toBe('1');
});
