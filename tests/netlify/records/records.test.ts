import { describe, expect, it } from 'vitest';
import { blogForm } from '../../../src/content/forms/blog';
import { addDays, isoDay } from '../../../src/domain/date';
import type { Property } from '../../../src/domain/property/schema';
import { readRows, type ObjectRows } from '../../../src/domain/rows';
import { isPrivate } from '../../../src/domain/property/private-fields';
import { useStrictStore } from '../../support/use-strict-store';
import { json } from '../caller';
import { type Errors, kinds, type Stored, useRecords } from './use-records';

const store = await useStrictStore();

describe.each(kinds)('$kind calls', (kind) => {
  const { list, one, record, field, tag } = kind;
  const { call, add, visit, read, listed, change, remove } = useRecords(store, kind);

  it('adds a record and returns it with its id, date and ETag; one is an array with one element', async () => {
    const response = await call('POST', `add${kind.kind}`, record);
    const added = await json<Stored>(response);
    expect(response.status).toBe(201);
    expect(added).toMatchObject({ ...record, date: expect.any(String) as string });
    expect(response.headers.get('etag')).toBe(`"${added.version}"`);
    const again = await read(added._id);
    expect(await json(again)).toEqual([added]);
    expect(again.headers.get('etag')).toBe(`"${added.version}"`);
  });

  it('tells a visitor all of one record, but not that it is shown, and who wrote it', async () => {
    const { shown, by, ...saved } = await add();
    expect([shown, by]).toEqual([true, 'meena']);
    const visible = Object.entries(saved).filter(([name]) => !isPrivate(name));
    expect(await json(await visit(`${one}/${saved._id}`))).toEqual([Object.fromEntries(visible)]);
  });

  it('lists summaries to visitors, and version and time of change to the operator only', async () => {
    const { _id, version, updatedAt } = await add();
    const [summary] = await listed();
    expect(summary).toMatchObject({ _id, [field]: record[field] });
    for (const name of ['version', 'updatedAt', 'shown', 'propertyDes', 'description1'])
      expect(summary).not.toHaveProperty(name);
    const response = await call('GET', list);
    expect(await json(response)).toMatchObject([{ version, updatedAt }]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.has('netlify-cdn-cache-control')).toBe(false);
  });

  it('lets the CDN keep visitors’ answers by tag, apart from the operator’s', async () => {
    expect(Object.fromEntries((await visit(list)).headers)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': expect.stringMatching(
        /^public, durable, max-age=\d+$/,
      ) as string,
      'netlify-cache-tag': tag,
      'netlify-vary': 'query=whole,cookie=__Host-sid',
    });
  });

  it.each(['list', 'one'] as const)('answers 304 to a client that has the %s', async (what) => {
    const { _id } = await add();
    const path = what === 'list' ? list : `${one}/${_id}`;
    const etag = (await visit(path)).headers.get('etag') ?? '';
    const again = await visit(path, { 'if-none-match': `W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await change(_id, { [field]: 'Changed' });
    expect((await visit(path, { 'if-none-match': etag })).status).toBe(200);
  });

  it('lists whole records to who asks for them, of visitors those that are shown', async () => {
    const [first, hidden] = [await add(), await add({ shown: false })];
    const whole = `${kind.list}?whole`;
    const answer = await visit(whole);
    expect(answer.headers.get('netlify-vary')).toContain('query=whole');
    expect(await json(answer)).toEqual(await json(await visit(`${kind.one}/${first._id}`)));
    expect(await json(await call('GET', whole))).toEqual(expect.arrayContaining([first, hidden]));
    expect(await json(await visit(kind.list))).not.toMatchObject([{ version: first.version }]);
  });

  it('changes the given fields and keeps the others, with and without If-Match', async () => {
    const { _id, version, date } = await add({ _id: 'mine', version: 'mine', date: '1999' });
    expect([_id, version, date].filter((one) => one === 'mine' || one === '1999')).toEqual([]);
    const response = await change(_id, { [field]: 'Changed' }, version);
    expect(response.status).toBe(200);
    const changed = await json<Stored>(response);
    expect(changed).toMatchObject({ ...record, [field]: 'Changed', _id });
    expect(changed.version).not.toBe(version);
    expect(await json(await read(_id))).toEqual([changed]);
    expect((await change(_id, { [field]: 'Older client' })).status).toBe(200);
  });

  it('rejects a stale change as a conflict that contains the current record', async () => {
    const { _id, version } = await add();
    const current = await json<Stored>(await change(_id, { [field]: 'First' }));
    const stale = await change(_id, { [field]: 'Second' }, version);
    expect(stale.status).toBe(409);
    expect(stale.headers.get('content-type')).toContain('application/problem+json');
    expect((await json(stale)).current).toEqual(current);
    expect(await json(await read(_id))).toEqual([current]);
    const noTag = await call('PUT', `update/${_id}`, { [field]: 'X' }, { 'if-match': version });
    expect(noTag.status).toBe(400);
  });

  it('deletes a record; deleting it again succeeds', async () => {
    const { _id } = await add();
    expect((await remove(_id)).status).toBe(204);
    expect((await read(_id)).status).toBe(404);
    expect(await listed()).toEqual([]);
    expect((await remove(_id)).status).toBe(204);
    expect((await change(_id, { [field]: 'X' })).status).toBe(404);
  });

  it('answers 404 to an unknown id, with a text', async () => {
    const answers = [
      await read('nobody'),
      await change('nobody', { [field]: 'X' }),
      await remove('nobody'),
      await call('GET', 'history/nobody'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect((await json(answer)).detail).toMatch(/does not exist/);
    }
  });

  it('names each wrong field of a new record and of a change, and stores nothing', async () => {
    const response = await call('POST', `add${kind.kind}`, { ...record, ...kind.wrong });
    expect(response.status).toBe(422);
    const { errors } = await json<Errors>(response);
    expect(errors.map((error) => error.field).sort()).toEqual(Object.keys(kind.wrong).sort());
    expect(await listed()).toEqual([]);
    const added = await add();
    const changed = await change(added._id, { [field]: ['a list'] });
    expect(changed.status).toBe(422);
    expect((await json<Errors>(changed)).errors).toMatchObject([{ field }]);
    expect(await json(await read(added._id))).toEqual([added]);
  });

  it.each([null, '', 'http://pictures.example/1.jpg', {}])(
    'row 31: is not saved with the picture %j',
    async (failure) => {
      const images = ['https://pictures.example/good.jpg', failure];
      const response = await call('POST', `add${kind.kind}`, { ...record, images });
      expect(response.status).toBe(422);
      expect((await json<Errors>(response)).errors).toMatchObject([{ field: 'images.1' }]);
      expect(await listed()).toEqual([]);
    },
  );
});

describe('blog calls alone', () => {
  const [, kind] = kinds;
  const { call, visit, read, listed, change } = useRecords(store, kind);

  it('save a post without a title and a text, and visitors see it once it has one', async () => {
    const response = await call('POST', 'addblog', {});
    const { _id, version } = await json<Stored>(response);
    const seen = async () => [(await listed()).length, (await visit(`getblog/${_id}`)).status];
    expect(response.status).toBe(201);
    expect(await seen()).toEqual([0, 404]);
    expect(await json(await call('GET', 'getblogs'))).toMatchObject([{ _id, shown: false }]);
    expect((await change(_id, { blogType: 'Review' })).status).toBe(200);
    const shown = await call('PUT', 'update', [{ id: _id, shown: true }]);
    expect(shown.status).toBe(422);
    expect(await json(shown)).toMatchObject({ detail: blogForm.cannotBeShown });
    expect((await change(_id, { title: 'Monsoon' })).status).toBe(200);
    expect(await seen()).toEqual([1, 200]);
    expect(await json(await read(_id))).not.toMatchObject([{ version }]);
  });
});

describe('property calls alone', () => {
  const { call, add, visit, listed, change } = useRecords(store, kinds[0]);

  it('list the featured properties', async () => {
    await add({ name: 'Plain' });
    await add({ name: 'Featured', featured: true });
    const found = await json<Property[]>(await visit('getfeaturesproperty'));
    expect(found.map(({ name }) => name)).toEqual(['Featured']);
  });

  it('list what a search reads beside the summaries by id, apart from these', async () => {
    const { _id } = await add({ name: 'Sea View', propertyDes: 'Parrots in the mango tree.' });
    const hidden = await add({ name: 'Hidden', shown: false });
    const { words } = await json<{ words: Record<string, string> }>(await visit('getwords'));
    expect(words[_id]).toMatch(/\nparrots in the mango tree$/);
    expect(Object.keys(words)).not.toContain(hidden._id);
    expect(await json(await call('GET', 'getwords'))).toEqual({ words });
    expect(await json(await visit('getwords?from=1'))).toEqual({ words: {} });
    const [summary] = await json<object[]>(await visit('getproperty'));
    expect(summary).not.toHaveProperty('words');
  });

  it('list for the filter in rows what visitors see, to who is signed in too', async () => {
    await add({ name: 'Sea View', flood: 'no' });
    await add({ name: 'Plain' });
    await add({ name: 'Hidden', shown: false });
    const rows = await json<ObjectRows>(await visit('getrows'));
    expect(await json(await call('GET', 'getrows'))).toEqual(rows);
    expect(JSON.parse(JSON.stringify(readRows(rows)))).toEqual(
      await json<object[]>(await visit('getproperty')),
    );
  });

  it('take no check on a day that is still to come, by today in Chennai', async () => {
    const today = isoDay(new Date().toISOString());
    const { _id } = await add({ checkedOn: today });
    const ahead = { ...kinds[0].record, checkedOn: addDays(today, 1) };
    const refused = [
      await call('POST', 'addproperty', ahead),
      await change(_id, { checkedOn: '2062-12-31' }),
      await call('PUT', 'update', [
        { id: 'a', checkedOn: '' },
        { ...ahead, id: _id },
      ]),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(422);
      const message = expect.stringContaining('still to come') as string;
      expect(await json(answer)).toMatchObject({ errors: [{ field: 'checkedOn', message }] });
    }
  });

  it('tell only the operator what a property does not state', async () => {
    await add({ advance: '3 months', letTo: ['family'], fireSafety: '' });
    const [seen] = await json<{ notStated: string[] }[]>(await call('GET', 'getproperty'));
    const first = 'areaType totalFloors balcony facing otherCharges brokerage noticeMonths';
    const last =
      'googleLocation nearby vParking power fireSafety waterTaste waterNote flood floodNote backupFor propertyDes features';
    expect(seen?.notStated).toEqual(`${first} ${last}`.split(' '));
    expect((await listed())[0]).not.toHaveProperty('notStated');
  });
});
