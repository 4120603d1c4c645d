import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import blog from '../../netlify/functions/blog';
import property from '../../netlify/functions/property';
import { records } from '../../src/content/problems';
import { addDays, isoDay } from '../../src/domain/date';
import * as cache from '../../src/server/cdn';
import { sampleProperty } from '../support/strict-properties';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { configurePassword, json, send, signIn } from './caller';

interface Stored {
  _id: string;
  version: string;
  [field: string]: unknown;
}
interface Version {
  saved: boolean;
  document: Stored;
}

let store: StrictStore;
beforeAll(async () => {
  store = await startStrictStore();
  configurePassword();
});
afterAll(() => store.stop());

const post = { blogType: 'Review', title: '', description1: 'First.', description2: 'Second.' };
const kinds = [
  {
    kind: 'property',
    handler: property,
    record: sampleProperty(),
    field: 'name',
    list: 'properties',
  },
  { kind: 'blog', handler: blog, record: post, field: 'title', list: 'blogs' },
] as const;

describe.each(kinds)(
  'several $kind records in one call',
  ({ kind, handler, record, field, list }) => {
    let cookie = '';
    let some: Stored[] = [];
    beforeEach(async () => {
      store.reset();
      cookie = await signIn();
      some = [];
      for (const name of ['One', 'Two', 'Three']) some.push(await add(name));
      store.forget();
      return () => vi.restoreAllMocks();
    });

    const call = (method: string, path: string, body?: unknown, headers = {}) =>
      send(handler, method, `/api/${kind}/${path}`, { body, headers, cookie });
    const add = async (name: string) =>
      json<Stored>(await call('POST', `add${kind}`, { ...record, [field]: name }));
    const ids = () => some.map(({ _id }) => _id);
    const edits = (suffix = '') =>
      some.map(({ _id, version, [field]: name }): Record<string, unknown> => ({
        id: _id,
        version,
        [field]: `${String(name)}${suffix}`,
      }));
    const stored = () => store.documentRecords(list) as Stored[];
    const listed = async () => {
      const all = await json<Stored[]>(
        await call('GET', kind === 'blog' ? 'getblogs' : 'getproperty'),
      );
      return all.map(({ [field]: name }) => name).sort();
    };
    const trashed = async () => json<Stored[]>(await call('GET', 'trash'));
    const writes = () =>
      store.calls.filter(
        ({ method, store: name }) => method === 'PUT' && name.includes('documents'),
      );

    it('are changed over their versions in one write, with one purge, and the new versions come back', async () => {
      const purge = vi.spyOn(cache, 'purge').mockResolvedValue(true);
      const response = await call('PUT', 'update', edits(' again'));
      expect(response.status).toBe(200);
      const saved = await json<Stored[]>(response);
      expect(saved).toEqual(stored().map(({ _id, version }) => ({ _id, version })));
      expect(saved.map(({ _id }) => _id)).toEqual(ids());
      expect(stored()).toEqual(
        some.map((before): unknown =>
          expect.objectContaining({ [field]: `${String(before[field])} again` }),
        ),
      );
      expect(stored()[0]).not.toHaveProperty('id');
      expect(writes()).toHaveLength(1);
      expect(purge.mock.calls).toEqual([[[list, ...ids().map((id) => `${kind}-${id}`)]]]);
      const back = saved.map(({ _id, version }, at) => ({ ...edits()[at], id: _id, version }));
      expect((await call('PUT', 'update', back)).status).toBe(200);
      expect(await listed()).toEqual(['One', 'Three', 'Two']);
    });

    it('are all left as they are when somebody has changed one, which comes back; the history has the lost edits', async () => {
      const [, second] = some;
      const theirs = await json<Stored>(
        await call('PUT', `update/${second?._id ?? ''}`, { [field]: 'Theirs' }),
      );
      const response = await call('PUT', 'update', edits(' again'));
      expect(response.status).toBe(409);
      expect((await json(response)).current).toEqual(theirs);
      expect(await listed()).toEqual(['One', 'Theirs', 'Three']);
      for (const [at, id] of ids().entries()) {
        const [lost] = await json<Version[]>(await call('GET', `history/${id}`));
        const text = edits(' again')[at]?.[field];
        expect(lost).toMatchObject({ saved: false, document: { [field]: text } });
      }
    });

    it.each(['missing', 'in the trash'])('are not changed when one is %s', async (state) => {
      if (state === 'in the trash') await call('DELETE', `delete/${ids()[1] ?? ''}`);
      const before = stored();
      const more = state === 'missing' ? [{ id: 'nobody', [field]: 'New' }] : [];
      const response = await call('PUT', 'update', [...edits(' again'), ...more]);
      expect(response.status).toBe(404);
      expect((await json(response)).detail).toBe(records.oneMissing);
      expect(stored()).toEqual(before);
    });

    it('are changed by the last writer where no version is given', async () => {
      const unconditional = edits(' last').map((edit) => ({ ...edit, version: undefined }));
      await call('PUT', 'update', edits(' first'));
      expect((await call('PUT', 'update', unconditional)).status).toBe(200);
      expect(await listed()).toEqual(['One last', 'Three last', 'Two last']);
    });

    it.each<[string, unknown, string]>([
      ['nothing', [], ''],
      ['a record instead of a list', { id: 'a' }, ''],
      ['null', null, ''],
      ['a number in the list', [5], '0'],
      ['no id', [{ [field]: 'New' }], '0.id'],
      ['a hostile id', [{ id: '../x' }], '0.id'],
      ['a version that is no text', [{ id: 'a', version: 5 }], '0.version'],
      ['one id twice', [{ id: 'a' }, { id: 'a' }], ''],
      ['a wrong field', [{ id: 'a' }, { id: 'b', [field]: ['list'] }], `1.${field}`],
      ['too many', Array.from({ length: 1_001 }, (_, at) => ({ id: `home-${at}` })), ''],
    ])('are rejected with %s, which is named', async (_, body, wrong) => {
      const text = JSON.stringify(body);
      const headers = { 'content-type': 'application/json' };
      const response = await call('PUT', 'update', text, headers);
      expect(response.status).toBe(422);
      const { errors } = await json<{ errors: { field: string; message: string }[] }>(response);
      expect(errors.map((error) => error.field)).toContain(wrong);
      expect(errors.every(({ message }) => message !== '' && !message.includes('picture'))).toBe(
        true,
      );
      expect(writes()).toEqual([]);
    });

    it('may be a thousand, with ids and versions of full length', async () => {
      const many = Array.from({ length: 1_000 }, (_, at) => ({
        id: `${'a'.repeat(60)}${1_000 + at}`,
        version: crypto.randomUUID(),
        status: 'Occupied',
        images: [],
      }));
      expect((await call('PUT', 'update', many)).status).toBe(404);
      expect((await call('POST', 'delete', { ids: many.map(({ id }) => id) })).status).toBe(404);
    });

    it('are deleted and restored in one write each, with one purge each, also when asked again', async () => {
      for (const [path, left] of [
        ['delete', []],
        ['restore', ['One', 'Three', 'Two']],
      ] as const) {
        const purge = vi.spyOn(cache, 'purge').mockResolvedValue(false);
        const response = await call('POST', path, { ids: ids() });
        expect(response.status).toBe(200);
        expect(response.headers.get('x-warning')).toBe(records.visibleSoon);
        const answer = stored().map(({ _id, version }) => ({ _id, version }));
        expect(await json(response)).toEqual(answer);
        expect(await listed()).toEqual(left);
        expect(await trashed()).toHaveLength(3 - left.length);
        expect(writes()).toHaveLength(1);
        expect(purge.mock.calls).toEqual([[[list, ...ids().map((id) => `${kind}-${id}`)]]]);
        expect(await json(await call('POST', path, { ids: ids() }))).toEqual(answer);
        expect(writes()).toHaveLength(1);
        store.forget();
        vi.restoreAllMocks();
      }
    });

    it.each(['delete', 'restore'])(
      'are left where they are by a %s when one is missing',
      async (path) => {
        if (path === 'restore') await call('POST', 'delete', { ids: ids() });
        const before = stored();
        const response = await call('POST', path, { ids: [...ids(), 'nobody'] });
        expect(response.status).toBe(404);
        expect((await json(response)).detail).toBe(records.oneMissing);
        expect(stored()).toEqual(before);
      },
    );

    it.each([
      {},
      { ids: [] },
      { ids: 'a' },
      { ids: ['a', 'a'] },
      { ids: ['../x'] },
      { ids: [5] },
      { ids: Array.from({ length: 1_001 }, (_, at) => `home-${at}`) },
    ])('are neither deleted nor restored by a bad body (case %#)', async (body) => {
      for (const path of ['delete', 'restore'])
        expect((await call('POST', path, body)).status).toBe(422);
      expect(writes()).toEqual([]);
    });
  },
);

it('takes no confirmation of a day that is still to come for one of several properties', async () => {
  store.reset();
  const cookie = await signIn();
  const confirmedAt = addDays(isoDay(new Date().toISOString()), 1);
  const body = [
    { id: 'a', confirmedAt: '' },
    { id: 'b', confirmedAt },
  ];
  const response = await send(property, 'PUT', '/api/property/update', { body, cookie });
  expect(response.status).toBe(422);
  expect(await json(response)).toMatchObject({ errors: [{ field: 'confirmedAt' }] });
});
