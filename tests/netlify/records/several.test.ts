import { beforeEach, describe, expect, it } from 'vitest';
import { records } from '../../../src/content/problems';
import { isWrite } from '../../support/strict-store';
import { useStrictStore } from '../../support/use-strict-store';
import { json } from '../caller';
import { type Errors, kinds, type Stored, useRecords } from './use-records';

const store = await useStrictStore();

describe.each(kinds)('several $kind records in one call', (of) => {
  const { field, tag } = of;
  const { call, add, listed, change, remove, trashed } = useRecords(store, of);
  let some: Stored[] = [];
  beforeEach(async () => {
    some = [];
    for (const name of ['One', 'Two', 'Three']) some.push(await add({ [field]: name }));
    store.forget();
  });

  const ids = () => some.map(({ _id }) => _id);
  const edits = (suffix: string) =>
    some.map(({ _id, version, [field]: name }): Record<string, unknown> => ({
      id: _id,
      version,
      [field]: `${String(name)}${suffix}`,
    }));
  const stored = () => store.documentRecords(tag) as Stored[];
  const readVersions = (all: Stored[]) => all.map(({ _id, version }) => ({ _id, version }));
  const titles = async () => (await listed()).map(({ [field]: name }) => name).sort();
  const writes = () => store.calls.filter(isWrite('documents'));

  it('are changed over their versions in one write, and the new versions come back', async () => {
    const response = await call('PUT', 'update', edits(' again'));
    const saved = await json<Stored[]>(response);
    expect(saved).toEqual(readVersions(stored()));
    expect(saved.map(({ _id }) => _id)).toEqual(ids());
    expect(await titles()).toEqual(['One again', 'Three again', 'Two again']);
    expect(stored()[0]).not.toHaveProperty('id');
    expect(writes()).toHaveLength(1);
    const back = saved.map(({ version }, index) => ({ ...edits('')[index], version }));
    expect((await call('PUT', 'update', back)).status).toBe(200);
    expect(await titles()).toEqual(['One', 'Three', 'Two']);
  });

  it('are all left as they are when somebody has changed one, which comes back; the history has the lost edits', async () => {
    const theirs = await json<Stored>(await change(ids()[1] ?? '', { [field]: 'Theirs' }));
    const response = await call('PUT', 'update', edits(' again'));
    expect(response.status).toBe(409);
    expect((await json(response)).current).toEqual(theirs);
    expect(await titles()).toEqual(['One', 'Theirs', 'Three']);
    for (const { id, [field]: text } of edits(' again')) {
      const [lost] = await json<unknown[]>(await call('GET', `history/${String(id)}`));
      expect(lost).toMatchObject({ saved: false, changed: [field], document: { [field]: text } });
    }
  });

  it.each<[string, () => [string, string, unknown]]>([
    ['changed, one is missing', () => ['PUT', 'update', [...edits('!'), { id: 'nobody' }]]],
    ['changed, one is in the trash', () => ['PUT', 'update', edits('!')]],
    ['deleted, one is missing', () => ['POST', 'delete', { ids: [...ids(), 'nobody'] }]],
    ['restored, one is missing', () => ['POST', 'restore', { ids: [...ids(), 'nobody'] }]],
  ])('are not %s', async (name, request) => {
    if (name.includes('trash')) await remove(ids()[1] ?? '');
    if (name.includes('restored')) await call('POST', 'delete', { ids: ids() });
    const before = stored();
    const response = await call(...request());
    expect(response.status).toBe(404);
    expect((await json(response)).detail).toBe(records.oneMissing);
    expect(stored()).toEqual(before);
  });

  it.each<[string, unknown, string]>([
    ['nothing', [], ''],
    ['a record instead of a list', { id: 'a' }, ''],
    ['no id', [{ [field]: 'New' }], '0.id'],
    ['a hostile id', [{ id: '../x' }], '0.id'],
    ['one id twice', [{ id: 'a' }, { id: 'a' }], ''],
    ['a wrong field', [{ id: 'a' }, { id: 'b', [field]: ['list'] }], `1.${field}`],
    ['too many', Array.from({ length: 1_001 }, (_, index) => ({ id: `home-${index}` })), ''],
  ])('are rejected with %s, which is named', async (_, body, wrong) => {
    const headers = { 'content-type': 'application/json' };
    const response = await call('PUT', 'update', JSON.stringify(body), headers);
    expect(response.status).toBe(422);
    const { errors } = await json<Errors>(response);
    expect(errors.map((error) => error.field)).toContain(wrong);
    for (const { message } of errors) expect(message).toMatch(/^(?!.*picture)./);
    expect(writes()).toEqual([]);
  });

  it('may be a thousand, with ids and versions of full length', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => ({
      id: `${'a'.repeat(60)}${1_000 + index}`,
      version: crypto.randomUUID(),
      status: 'Occupied',
      images: [],
    }));
    expect((await call('PUT', 'update', many)).status).toBe(404);
    expect((await call('POST', 'delete', { ids: many.map(({ id }) => id) })).status).toBe(404);
  });

  it('are deleted and restored in one write each, also when asked again', async () => {
    for (const [path, left] of [
      ['delete', []],
      ['restore', ['One', 'Three', 'Two']],
    ] as const) {
      const response = await call('POST', path, { ids: ids() });
      const answer = readVersions(stored());
      expect(await json(response)).toEqual(answer);
      expect(await titles()).toEqual(left);
      expect(await trashed()).toHaveLength(3 - left.length);
      expect(await json(await call('POST', path, { ids: ids() }))).toEqual(answer);
      expect(writes()).toHaveLength(1);
      store.forget();
    }
  });

  it.each([
    {},
    { ids: [] },
    { ids: ['a', 'a'] },
    { ids: ['../x'] },
    { ids: Array.from({ length: 1_001 }, (_, index) => `home-${index}`) },
  ])('are neither deleted nor restored by a bad body (case %#)', async (body) => {
    for (const path of ['delete', 'restore'])
      expect((await call('POST', path, body)).status).toBe(422);
    expect(writes()).toEqual([]);
  });
});
