import { beforeEach, expect, it } from 'vitest';
import type { ListView } from '../../../src/domain/list/view';
import { blogs } from '../../../src/server/records/blogs';
import { properties } from '../../../src/server/records/properties';
import { blankInput, blankStored } from '../../support/property';
import { useStrictStore } from '../../support/use-strict-store';
import { sampleBlog } from '../api';
import { json, send, signIn } from '../caller';
import { functionFor } from '../platform';

const store = await useStrictStore();
let cookie = '';
const call = (kind: 'property' | 'blog', query: string, sent: { cookie?: string } = { cookie }) => {
  const path = `/api/${kind}/getlist`;
  return send(functionFor(path), 'GET', path + query, sent);
};
const list = async (query = '', kind: 'property' | 'blog' = 'property') =>
  json<ListView>(await call(kind, query));
const titles = async (query: string) => (await list(query)).rows.map(({ title }) => title);

beforeEach(async () => {
  cookie = await signIn();
  const add = (name: string, fields: Parameters<typeof blankInput>[0]) =>
    properties.create({ ...blankInput({ name, ...fields }), shown: true }, name.toLowerCase());
  await add('Palm', { address: 'Adyar, Chennai', price: '30000', bedrooms: '2' });
  await add('Sea', { address: 'Velachery, Chennai', price: '20000', bedrooms: '3' });
  await add('Hill', { address: 'Adyar, Chennai', price: '', status: 'Occupied', bedrooms: '2' });
});

it('answers nobody without a session, and keeps no answer anywhere', async () => {
  for (const kind of ['property', 'blog'] as const) {
    expect((await call(kind, '', {})).status).toBe(401);
    const answer = await call(kind, '');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
});

it('answers the rows of named homes in their order, whatever a list shows, without those that are gone', async () => {
  const { rows, found } = await list('?homes=sea,gone,hill');
  expect(rows.map(({ title }) => title)).toEqual(['Sea', 'Hill']);
  expect(found).toBe(2);
});

it('answers the rows that are asked for, how many are found, and what is not stated in all', async () => {
  const { rows, found, total, notStated } = await list('?limit=1&sort=title');
  expect(rows.map(({ title }) => title)).toEqual(['Hill']);
  expect([found, total]).toEqual([3, 3]);
  expect(notStated).toMatchObject({ price: 1, advance: 3 });
  expect(await titles('?sort=title')).toEqual(['Hill', 'Palm', 'Sea']);
  expect(await titles('?sort=rent')).toEqual(['Sea', 'Palm', 'Hill']);
  expect(await titles('?sort=-place')).toHaveLength(3);
  expect(await titles('?show=Occupied')).toEqual(['Hill']);
});

it('reads a text as visitors’ pages do, in words too', async () => {
  expect((await titles('?text=2bhk+adyar')).sort()).toEqual(['Hill', 'Palm']);
  const { labels, rows } = await list('?text=under+25000&show=Available');
  expect(labels).toHaveLength(1);
  expect(rows.map(({ title }) => title)).toEqual(['Sea']);
  expect(await titles('?text=pal')).toEqual(['Palm']);
  expect((await list('?text=nothing-of-this-kind')).rows).toEqual([]);
});

it('has a row as it is after a change, and none of what is in the trash', async () => {
  await properties.update([{ id: 'sea', patch: { price: '21000' } }]);
  await properties.remove('palm');
  const { rows, total } = await list('?show=Available');
  expect(rows).toMatchObject([{ id: 'sea', written: { price: '21000', availableFrom: '' } }]);
  expect(total).toBe(2);
});

it('its answer does not grow with the number of homes', async () => {
  const measure = async (count: number) => {
    const homes = Array.from({ length: count }, (_, index) =>
      blankStored({
        _id: `home-${index}`,
        owner: 'R. Lakshmi',
        remarks: 'Call after six. '.repeat(9),
      }),
    );
    store.putDocument('properties', homes);
    const answer = await call('property', '');
    return (await answer.text()).length;
  };
  expect(await measure(1_000)).toBeLessThan((await measure(60)) * 1.1);
});

it('lists blog posts, hidden ones too', async () => {
  const blog = { ...sampleBlog, shown: false };
  await blogs.create({ ...blog, images: [], blogType: 'Review' });
  const answer = await list('?show=hidden', 'blog');
  expect(answer).toMatchObject({ rows: [{ title: sampleBlog.title, shown: false }], found: 1 });
  expect((await list('?text=nobody', 'blog')).found).toBe(0);
});
