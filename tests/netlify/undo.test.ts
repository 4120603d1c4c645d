import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import blog from '../../netlify/functions/blog';
import property from '../../netlify/functions/property';
import { records } from '../../src/content/problems';
import * as cache from '../../src/server/cdn';
import { openStore } from '../../src/server/store/open';
import { useLocalStore } from '../support/local-store';
import { sampleBlog, sampleProperty } from './api';
import { configurePassword, json, send, signIn } from './caller';

interface Stored {
  _id: string;
  version: string;
  deletedAt?: string;
  [field: string]: unknown;
}
interface Version {
  at: string;
  saved: boolean;
  changed: string[] | null;
  document: Stored;
}

useLocalStore();
beforeAll(() => configurePassword());

const kinds = [
  {
    kind: 'property',
    handler: property,
    record: sampleProperty as Record<string, unknown>,
    field: 'name',
  },
  { kind: 'blog', handler: blog, record: sampleBlog as Record<string, unknown>, field: 'title' },
];

describe.each(kinds)('$kind', ({ kind, handler, record, field }) => {
  let cookie = '';
  beforeEach(async () => {
    cookie = await signIn();
  });

  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    send(handler, method, `/api/${kind}/${path}`, { body, headers, cookie });
  const add = async () => json<Stored>(await call('POST', `add${kind}`, record));
  const change = async (id: string, fields: object, version: string) =>
    call('PUT', `update/${id}`, fields, { 'if-match': `"${version}"` });
  const versions = async (id: string) => json<Version[]>(await call('GET', `history/${id}`));

  describe('trash', () => {
    it('lists what was deleted, last deleted first, and nothing else', async () => {
      const [first, second] = [await add(), await add()];
      await add();
      for (const { _id } of [first, second]) await call('DELETE', `delete/${_id}`);
      const response = await call('GET', 'trash');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const trashed = await json<Stored[]>(response);
      expect(trashed.map(({ _id }) => _id)).toEqual([second._id, first._id]);
      expect(trashed[0]).toMatchObject({ [field]: record[field] });
      expect(Date.parse(trashed[0]?.deletedAt ?? '')).not.toBeNaN();
    });
  });

  describe('restore', () => {
    it('restores the record with its id, date and pictures', async () => {
      const images = ['/api/image/2.jpg', 'https://pictures.example/1.jpg'];
      const added = await json<Stored>(await call('POST', `add${kind}`, { ...record, images }));
      await call('DELETE', `delete/${added._id}`);
      const response = await call('POST', `restore/${added._id}`);
      const restored = await json<Stored>(response);
      expect(response.status).toBe(200);
      expect(restored).toMatchObject({ _id: added._id, date: added.date, images });
      expect(restored).not.toHaveProperty('deletedAt');
      expect(response.headers.get('etag')).toBe(`"${restored.version}"`);
      expect(await json(await call('GET', 'trash'))).toEqual([]);
      expect((await change(added._id, { [field]: 'Again' }, restored.version)).status).toBe(200);
    });

    it('purges the pages of list and record from the CDN', async () => {
      const { _id } = await add();
      await call('DELETE', `delete/${_id}`);
      const purge = vi.spyOn(cache, 'purge').mockResolvedValue(false);
      const response = await call('POST', `restore/${_id}`);
      const all = kind === 'blog' ? 'blogs' : 'properties';
      expect(purge.mock.calls).toEqual([[[all, `${kind}-${_id}`]]]);
      expect(response.headers.get('x-warning')).toBe(records.visibleSoon);
    });

    it('changes nothing on a record that is not in the trash', async () => {
      const added = await add();
      expect(await json(await call('POST', `restore/${added._id}`))).toEqual(added);
    });

    it('answers 404 to an unknown id', async () => {
      const response = await call('POST', 'restore/nobody');
      expect(response.status).toBe(404);
      expect((await json(response)).detail).toMatch(/does not exist/);
    });
  });

  describe('erase', () => {
    it('erases a record in the trash with its history, for good', async () => {
      const { _id } = await add();
      await call('DELETE', `delete/${_id}`);
      expect((await call('DELETE', `erase/${_id}`)).status).toBe(204);
      expect(await json(await call('GET', 'trash'))).toEqual([]);
      expect((await call('GET', `history/${_id}`)).status).toBe(404);
      expect((await call('POST', `restore/${_id}`)).status).toBe(404);
      expect((await call('DELETE', `erase/${_id}`)).status).toBe(404);
    });

    it('rejects a record that is not in the trash, with the record', async () => {
      const added = await add();
      const response = await call('DELETE', `erase/${added._id}`);
      expect(response.status).toBe(409);
      expect((await json(response)).current).toEqual(added);
      expect(await versions(added._id)).toHaveLength(1);
    });
  });

  describe('history', () => {
    it('returns, newest first, what each save, delete and restore changed', async () => {
      const added = await add();
      await change(added._id, { [field]: 'Second', images: ['/assets/a.jpg'] }, added.version);
      await call('DELETE', `delete/${added._id}`);
      await call('POST', `restore/${added._id}`);
      const past = await versions(added._id);
      expect(past.map(({ changed }) => changed)).toEqual([
        ['deletedAt'],
        ['deletedAt'],
        expect.toSatisfy(
          (names: string[]) => names.sort().join() === [field, 'images'].sort().join(),
        ),
        null,
      ]);
      expect(past.every(({ saved }) => saved)).toBe(true);
      expect(past.at(-1)?.document).toEqual(added);
    });

    it('keeps an edit that lost, marked as such, with its text', async () => {
      const added = await add();
      await change(added._id, { [field]: 'Winner' }, added.version);
      expect((await change(added._id, { [field]: 'Loser' }, added.version)).status).toBe(409);
      const [lost, won] = await versions(added._id);
      expect(lost).toMatchObject({
        saved: false,
        changed: [field],
        document: { [field]: 'Loser' },
      });
      expect(won).toMatchObject({ saved: true, document: { [field]: 'Winner' } });
    });

    it('allows an older version to be saved again', async () => {
      const added = await add();
      const second = await json<Stored>(
        await change(added._id, { [field]: 'Oops' }, added.version),
      );
      const oldest = (await versions(added._id)).at(-1);
      const response = await change(added._id, oldest?.document ?? {}, second.version);
      expect(response.status).toBe(200);
      expect(await json(response)).toMatchObject(record);
    });

    it('returns no versions for a record restored from a backup', async () => {
      const { _id } = await add();
      const history = openStore('history');
      for (const { key } of await history.list()) await history.remove(key);
      const response = await call('GET', `history/${_id}`);
      expect(response.status).toBe(200);
      expect(await json(response)).toEqual([]);
    });

    it('answers 404 to an unknown id', async () => {
      expect((await call('GET', 'history/nobody')).status).toBe(404);
    });
  });

  describe('a create that is sent again', () => {
    const id = '5f0e7c1a9b3d4826';
    const create = (body: unknown, key = id) =>
      call('POST', `add${kind}`, body, { 'idempotency-key': key });
    const listed = async () =>
      json<Stored[]>(await call('GET', kind === 'blog' ? 'getblogs' : 'getproperty'));

    it('uses the id from the browser, and adds no second record', async () => {
      const first = await create(record);
      const added = await json<Stored>(first);
      const second = await create(record, `"${id}"`);
      expect([first.status, second.status]).toEqual([201, 200]);
      expect(added._id).toBe(id);
      expect(await json(second)).toEqual(added);
      expect(await listed()).toHaveLength(1);
      expect(await versions(id)).toHaveLength(1);
    });

    it('is a conflict with other content', async () => {
      const added = await json<Stored>(await create(record));
      const response = await create({ ...record, [field]: 'Something else' });
      expect(response.status).toBe(409);
      expect((await json(response)).current).toEqual(added);
      expect(await listed()).toHaveLength(1);
    });

    it('is a conflict with a record in the trash', async () => {
      await create(record);
      await call('DELETE', `delete/${id}`);
      expect((await create(record)).status).toBe(409);
    });

    it.each(['../x', '', 'a b', '_x', 'a'.repeat(65)])('rejects the id "%s"', async (key) => {
      const response = await create(record, key);
      expect(response.status).toBe(400);
      expect((await json(response)).detail).toContain('Idempotency-Key');
      expect(await listed()).toEqual([]);
    });
  });
});

describe('the list of properties', () => {
  it('tells only the operator what a property does not state', async () => {
    const cookie = await signIn();
    const body = { ...sampleProperty, advance: '3 months', letTo: ['family'] };
    await send(property, 'POST', '/api/property/addproperty', { body, cookie });
    const read = async (sent: { cookie?: string }) =>
      json<Stored[]>(await send(property, 'GET', '/api/property/getproperty', sent));
    const [seen] = await read({ cookie });
    expect(seen).toMatchObject({
      notStated: [
        ...['areaType', 'totalFloors', 'balcony', 'facing', 'otherCharges', 'brokerage'],
        ...['noticeMonths', 'googleLocation', 'vParking', 'power', 'propertyDes', 'features'],
      ],
    });
    expect((await read({}))[0]).not.toHaveProperty('notStated');
  });
});
