import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import blog from '../../netlify/functions/blog';
import property from '../../netlify/functions/property';
import { useLocalStore } from '../support/local-store';
import { sampleBlog, sampleProperty } from './api';
import { configurePassword, json, send, signIn } from './caller';

interface Stored {
  _id: string;
  version: string;
  [field: string]: unknown;
}

useLocalStore();
beforeAll(() => configurePassword());

const kinds = [
  {
    noun: 'property',
    handler: property,
    list: '/api/property/getproperty',
    one: '/api/property/getproperty/',
    add: '/api/property/addproperty',
    change: '/api/property/update/',
    remove: '/api/property/delete/',
    record: sampleProperty as Record<string, unknown>,
    field: 'name',
    wrong: { body: { ...sampleProperty, price: '', lift: 'yes' }, fields: ['lift', 'price'] },
  },
  {
    noun: 'blog',
    handler: blog,
    list: '/api/blog/getblogs',
    one: '/api/blog/getblog/',
    add: '/api/blog/addblog',
    change: '/api/blog/update/',
    remove: '/api/blog/delete/',
    record: sampleBlog as Record<string, unknown>,
    field: 'title',
    wrong: { body: { ...sampleBlog, title: 5, blogType: 'Gossip' }, fields: ['blogType', 'title'] },
  },
];

describe.each(kinds)('$noun calls', (kind) => {
  const { handler, record, field } = kind;
  let cookie = '';
  beforeEach(async () => {
    cookie = await signIn();
  });

  async function add(body = record): Promise<Stored> {
    const response = await send(handler, 'POST', kind.add, { body, cookie });
    expect(response.status).toBe(201);
    return json<Stored>(response);
  }
  const read = (id: string) => send(handler, 'GET', `${kind.one}${id}`);
  const change = (id: string, body: unknown, headers: Record<string, string> = {}) =>
    send(handler, 'PUT', `${kind.change}${id}`, { body, cookie, headers });

  it('returns an empty list before anything was added', async () => {
    const response = await send(handler, 'GET', kind.list);
    expect(response.status).toBe(200);
    expect(await json(response)).toEqual([]);
  });

  it('adds a record and returns it with its id, date and ETag', async () => {
    const response = await send(handler, 'POST', kind.add, { body: record, cookie });
    const added = await json<Stored>(response);
    expect(response.status).toBe(201);
    expect(added).toMatchObject(record);
    expect(added.date).toEqual(expect.any(String));
    expect(response.headers.get('etag')).toBe(`"${added.version}"`);
  });

  it('returns one record as an array with one element', async () => {
    const added = await add();
    const response = await read(added._id);
    expect(response.status).toBe(200);
    expect(await json(response)).toEqual([added]);
    expect(response.headers.get('etag')).toBe(`"${added.version}"`);
  });

  it('lists summaries to visitors without version and time of change', async () => {
    const added = await add();
    const [summary] = await json<Stored[]>(await send(handler, 'GET', kind.list));
    expect(summary).toMatchObject({ _id: added._id, [field]: record[field] });
    expect(summary).not.toHaveProperty('version');
    expect(summary).not.toHaveProperty('updatedAt');
    expect(summary).not.toHaveProperty('propertyDes');
    expect(summary).not.toHaveProperty('description1');
  });

  it('lists version and time of change to the operator, and is not cached', async () => {
    const added = await add();
    const response = await send(handler, 'GET', kind.list, { cookie });
    const [summary] = await json<Stored[]>(response);
    expect(summary).toMatchObject({ version: added.version, updatedAt: added.updatedAt });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.has('netlify-cdn-cache-control')).toBe(false);
  });

  it('lets the CDN keep visitors’ answers by tag, apart from the operator’s', async () => {
    const { headers } = await send(handler, 'GET', kind.list);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('netlify-cdn-cache-control')).toMatch(/^public, durable, max-age=\d+$/);
    expect(headers.get('netlify-cache-tag')).toBe(kind.noun === 'blog' ? 'blogs' : 'properties');
    expect(headers.get('netlify-vary')).toBe('query=none,cookie=__Host-sid');
  });

  it.each(['list', 'one'] as const)(
    'answers 304 to a client that has the %s already',
    async (call) => {
      const added = await add();
      const path = call === 'list' ? kind.list : `${kind.one}${added._id}`;
      const first = await send(handler, 'GET', path);
      const etag = first.headers.get('etag') ?? '';
      const again = await send(handler, 'GET', path, { headers: { 'if-none-match': `W/${etag}` } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      await change(added._id, { [field]: 'Changed' });
      const after = await send(handler, 'GET', path, { headers: { 'if-none-match': etag } });
      expect(after.status).toBe(200);
    },
  );

  it('changes the given fields and keeps the others', async () => {
    const added = await add();
    const response = await change(
      added._id,
      { [field]: 'Changed' },
      { 'if-match': `"${added.version}"` },
    );
    expect(response.status).toBe(200);
    const changed = await json<Stored>(response);
    expect(changed).toMatchObject({ ...record, [field]: 'Changed', _id: added._id });
    expect(changed.version).not.toBe(added.version);
    expect(await json(await read(added._id))).toEqual([changed]);
  });

  it('accepts a change without If-Match from older clients', async () => {
    const added = await add();
    expect((await change(added._id, { [field]: 'Changed' })).status).toBe(200);
  });

  it('rejects a stale change as a conflict that contains the current record', async () => {
    const added = await add();
    const current = await json<Stored>(await change(added._id, { [field]: 'First' }));
    const stale = await change(
      added._id,
      { [field]: 'Second' },
      { 'if-match': `"${added.version}"` },
    );
    expect(stale.status).toBe(409);
    expect(stale.headers.get('content-type')).toContain('application/problem+json');
    expect((await json(stale)).current).toEqual(current);
    expect(await json(await read(added._id))).toEqual([current]);
  });

  it('rejects an If-Match that is not an ETag', async () => {
    const added = await add();
    expect((await change(added._id, { [field]: 'X' }, { 'if-match': added.version })).status).toBe(
      400,
    );
  });

  it('deletes a record; deleting it again succeeds', async () => {
    const added = await add();
    const remove = () => send(handler, 'DELETE', `${kind.remove}${added._id}`, { cookie });
    expect((await remove()).status).toBe(204);
    expect((await read(added._id)).status).toBe(404);
    expect(await json(await send(handler, 'GET', kind.list))).toEqual([]);
    expect((await remove()).status).toBe(204);
    expect((await change(added._id, { [field]: 'X' })).status).toBe(404);
  });

  it('answers 404 to an unknown id, with a text', async () => {
    const answers = [
      await read('nobody'),
      await change('nobody', { [field]: 'X' }),
      await send(handler, 'DELETE', `${kind.remove}nobody`, { cookie }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect((await json(answer)).detail).toMatch(/does not exist/);
    }
  });

  it('names each wrong field of a new record, and stores nothing', async () => {
    const response = await send(handler, 'POST', kind.add, { body: kind.wrong.body, cookie });
    expect(response.status).toBe(422);
    const { errors } = await json<{ errors: { field: string; message: string }[] }>(response);
    expect(errors.map((error) => error.field).sort()).toEqual(kind.wrong.fields);
    expect(await json(await send(handler, 'GET', kind.list))).toEqual([]);
  });

  it('names the wrong type of a change, and changes nothing', async () => {
    const added = await add();
    const response = await change(added._id, { [field]: ['a list'] });
    expect(response.status).toBe(422);
    expect((await json(response)).errors).toEqual([
      { field, message: expect.any(String) as string },
    ]);
    expect(await json(await read(added._id))).toEqual([added]);
  });

  it('drops unknown fields, and fields that the server sets', async () => {
    const added = await add({
      ...record,
      _id: 'mine',
      version: 'mine',
      date: '1999',
      hacked: true,
    });
    expect(added).not.toHaveProperty('hacked');
    expect(added._id).not.toBe('mine');
    expect(added.version).not.toBe('mine');
    expect(added.date).not.toBe('1999');
  });
});
