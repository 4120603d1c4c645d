import { describe, expect, it } from 'vitest';
import { blogs } from '../../../src/server/records/blogs';
import { Conflict, InvalidRecordId } from '../../../src/server/store/key-value-store';
import { useLocalStore } from '../../support/local-store';

useLocalStore();

const blog = {
  blogType: 'Business' as const,
  title: 'Rent agreements in Chennai',
  images: [],
  description1: 'Eleven months, and why.',
  description2: '',
  textStyle: 'Markdown' as const,
};

describe('a collection on the platform’s own server', () => {
  it('returns an empty list before anything is written', async () => {
    expect(await blogs.list()).toEqual([]);
    expect(await blogs.trashed()).toEqual([]);
  });

  it('creates, lists, changes and reads a record; absent fields and the date keep their value', async () => {
    const created = (await blogs.create(blog)).record;
    expect(created.date).toBe(created.createdAt);
    const updated = (await blogs.update(created._id, { title: 'Rent agreements' }))?.record;
    expect(updated).toMatchObject({ ...blog, title: 'Rent agreements', date: created.date });
    expect(updated?.version).not.toBe(created.version);
    expect(await blogs.read(created._id)).toEqual(updated);
    const [summary, ...more] = await blogs.list();
    expect(summary).toMatchObject({ title: 'Rent agreements', version: updated?.version });
    expect(more).toEqual([]);
  });

  it('rejects a stale version with the current record and keeps the losing text', async () => {
    const created = (await blogs.create(blog)).record;
    const winner = (
      await blogs.update(created._id, { title: 'First' }, { ifMatch: created.version })
    )?.record;
    const loser = blogs.update(created._id, { title: 'Second' }, { ifMatch: created.version });
    const conflict = await loser.catch((error: unknown) => error);
    expect(conflict).toBeInstanceOf(Conflict);
    expect((conflict as Conflict).current).toEqual(winner);
    const history = await blogs.history(created._id);
    expect(history.map(({ saved, document }) => [saved, document.title])).toEqual([
      [false, 'Second'],
      [true, 'First'],
      [true, blog.title],
    ]);
  });

  it('moves a record to the trash and back with its id, fields and date', async () => {
    const created = (await blogs.create(blog)).record;
    expect((await blogs.remove(created._id))?.record.deletedAt).toBeDefined();
    expect(await blogs.remove(created._id)).toBeNull();
    expect(await blogs.read(created._id)).toBeNull();
    expect(await blogs.update(created._id, { title: 'x' })).toBeNull();
    expect((await blogs.readAny(created._id))?.deletedAt).toBeDefined();
    expect(await blogs.list()).toEqual([]);
    expect((await blogs.trashed()).map(({ _id }) => _id)).toEqual([created._id]);
    const restored = (await blogs.restore(created._id))?.record;
    expect(restored).toEqual({
      ...created,
      version: restored?.version,
      updatedAt: restored?.updatedAt,
    });
    expect(await blogs.list()).toHaveLength(1);
    expect(await blogs.trashed()).toEqual([]);
  });

  it('takes a given id once, also when the record is in the trash', async () => {
    await blogs.create(blog, { id: 'rent-2026' });
    await expect(blogs.create(blog, { id: 'rent-2026' })).rejects.toBeInstanceOf(Conflict);
    await blogs.remove('rent-2026');
    await expect(blogs.create(blog, { id: 'rent-2026' })).rejects.toBeInstanceOf(Conflict);
    await expect(blogs.create(blog, { id: '../x' })).rejects.toBeInstanceOf(InvalidRecordId);
  });

  it('lists the newest first', async () => {
    for (const title of ['one', 'two', 'three']) {
      await blogs.create({ ...blog, title });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect((await blogs.list()).map(({ title }) => title)).toEqual(['three', 'two', 'one']);
  });
});
