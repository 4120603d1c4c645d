import { describe, expect, it } from 'vitest';
import { useStrictStore } from '../../support/use-strict-store';
import { json } from '../caller';
import { kinds, type Stored, useRecords } from './use-records';

const store = await useStrictStore();
interface Version {
  saved: boolean;
  changed: string[] | null;
  document: Stored;
}

describe.each(kinds)('$kind', (of) => {
  const { kind, record, field } = of;
  const { call, add, read, listed, change, remove, restore, trashed } = useRecords(store, of);
  const versions = async (id: string) => json<Version[]>(await call('GET', `history/${id}`));

  it('lists what was deleted, last deleted first, and nothing else', async () => {
    const first = await add();
    const second = await add();
    await add();
    for (const { _id } of [first, second]) await remove(_id);
    const found = await trashed();
    expect(found.map(({ _id }) => _id)).toEqual([second._id, first._id]);
    expect(found[0]).toMatchObject({ [field]: record[field] });
    expect(Date.parse(found[0]?.deletedAt ?? '')).not.toBeNaN();
  });

  it('erases a record in the trash with its history, for good, and no other', async () => {
    const { _id } = await add();
    const erase = async () => (await call('DELETE', `erase/${_id}`)).status;
    expect(await erase()).toBe(409);
    await remove(_id);
    expect(await erase()).toBe(204);
    const answers = [await call('GET', `history/${_id}`), await restore(_id)];
    expect([...answers.map(({ status }) => status), await erase()]).toEqual([404, 404, 404]);
    expect(await trashed()).toEqual([]);
  });

  describe('restore', () => {
    it('restores the record with its id, date and pictures', async () => {
      const images = ['/assets/2.jpg', 'https://pictures.example/1.jpg'];
      const { _id, date } = await add({ images });
      await remove(_id);
      const [{ version } = { version: '' }] = await json<Stored[]>(await restore(_id));
      const [restored] = await json<Stored[]>(await read(_id));
      expect(restored).toMatchObject({ _id, date, images, version });
      expect(restored).not.toHaveProperty('deletedAt');
      expect(await trashed()).toEqual([]);
      expect((await change(_id, { [field]: 'Again' }, version)).status).toBe(200);
    });

    it('changes nothing on a record that is not in the trash', async () => {
      const added = await add();
      expect((await restore(added._id)).status).toBe(200);
      expect(await json(await read(added._id))).toEqual([added]);
    });
  });

  describe('history', () => {
    it('returns, newest first, what each save, delete and restore changed', async () => {
      const added = await add();
      await change(added._id, { [field]: 'Second', images: ['/assets/a.jpg'] }, added.version);
      await remove(added._id);
      await restore(added._id);
      const past = await versions(added._id);
      expect(past.map(({ changed }) => changed?.sort())).toEqual([
        ['deletedAt'],
        ['deletedAt'],
        [field, 'images'].sort(),
        undefined,
      ]);
      expect(past.every(({ saved }) => saved)).toBe(true);
      expect(past.at(-1)?.document).toEqual(added);
    });

    it('returns no versions for a record restored from a backup, and leaves out what it cannot read', async () => {
      const { _id } = await add();
      const [key = ''] = store.values('local-history').keys();
      store.put('local-history', key, '{"at":5}');
      expect(await versions(_id)).toEqual([]);
      store.put('local-history', key, null);
      expect(await versions(_id)).toEqual([]);
    });
  });

  describe('a create that is sent again', () => {
    const id = '5f0e7c1a9b3d4826';
    const create = (body: unknown, key = id) =>
      call('POST', `add${kind}`, body, { 'idempotency-key': key });

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

    it('is a conflict with other content, or with a record in the trash', async () => {
      const added = await json<Stored>(await create(record));
      const response = await create({ ...record, [field]: 'Something else' });
      expect(response.status).toBe(409);
      expect((await json(response)).current).toEqual(added);
      expect(await listed()).toHaveLength(1);
      await remove(id);
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
