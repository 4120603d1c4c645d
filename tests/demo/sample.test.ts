import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countDays } from '../../scripts/demo/days.ts';
import {
  manyProperties,
  picturesOf,
  readBlogs,
  readProperties,
} from '../../scripts/demo/sample.ts';
import { blogInput } from '../../src/domain/blog/schema';
import { propertyInput, type PropertyInput } from '../../src/domain/property/schema';
import { categories } from '../../src/domain/property/vocabulary';
import { articleOf } from '../../src/server/article/article';

const day = '2026-11-22';
const raw = (await readProperties()).map((property) => countDays(property, day));
const pictures = new URL('../../demo/pictures/', import.meta.url);
/** Uploading a picture gives it an address of this form. */
const uploaded = (name: string) => `/api/image/${name.replace(/\W/g, '')}`;
const properties: PropertyInput[] = raw.map((property) =>
  propertyInput.parse({ ...property, images: property.images.map(uploaded) }),
);
const blogs = await readBlogs();

describe('the sample properties', () => {
  it.each(raw)('$name is accepted by the API, with every field set', (property) => {
    const parsed = propertyInput.safeParse({ ...property, images: property.images.map(uploaded) });
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(Object.keys(property).sort()).toEqual(Object.keys(parsed.data ?? {}).sort());
  });

  it('are at least 24, each with a name of its own, in all categories', () => {
    expect(properties.length).toBeGreaterThanOrEqual(24);
    expect(new Set(properties.map((property) => property.name)).size).toBe(properties.length);
    expect(new Set(properties.map((property) => property.category))).toEqual(new Set(categories));
    expect(properties.some((property) => property.address.includes('Madurai'))).toBe(true);
    expect(properties.some((property) => property.address.includes('Chennai'))).toBe(true);
  });

  it.each<[string, (property: PropertyInput) => boolean]>([
    ['no pictures', (property) => property.images.length === 0],
    ['a rent that is no number', (property) => property.price === 'Negotiable'],
    ['a rent with sign and dash', (property) => property.price === '₹25,000/-'],
    ['a rent in lakh', (property) => property.price === '1.5 lakh'],
    ['a size with its unit', (property) => property.propertySize === '1,200 sq.ft'],
    ['bedrooms as BHK', (property) => property.bedrooms === '2 BHK'],
    ['30 features', (property) => property.features.split(',').length === 30],
    ['a very long name', (property) => property.name.length > 170],
    ['Tamil text', (property) => /^\p{Script=Tamil}/u.test(property.name)],
    ['no map link', (property) => property.googleLocation === ''],
    [
      'a map link that was not made for a frame',
      ({ googleLocation }) => googleLocation !== '' && !googleLocation.includes('output=embed'),
    ],
  ])('include exactly one with %s', (_, isOdd) => {
    expect(properties.filter(isOdd)).toHaveLength(1);
  });
});

describe('many properties made from them', () => {
  const many = manyProperties(raw, 1_000);

  it('have names of their own, and are the same at the next start', () => {
    expect(many).toHaveLength(1_000);
    expect(new Set(many.map(({ name }) => name)).size).toBe(1_000);
    expect(manyProperties(raw, 1_000)).toEqual(many);
  });

  it('are accepted by the API', () => {
    const wrong = many.filter((property) => {
      const given = { ...countDays(property, day), images: property.images.map(uploaded) };
      return !propertyInput.safeParse(given).success;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('the sample pictures', () => {
  it('exist for all properties and blog posts', () => {
    const named = [...raw, ...blogs].flatMap(picturesOf);
    expect(named.filter((name) => !existsSync(new URL(name, pictures)))).toEqual([]);
  });

  it.each(readdirSync(pictures))('%s is below 300 KB', (name) => {
    expect(statSync(new URL(name, pictures)).size).toBeLessThan(300 * 1024);
  });
});

describe('the sample blog posts', () => {
  it.each(blogs)('$title is accepted, and has every mark', (blog) => {
    const images = blog.images.map(uploaded);
    expect(blogInput.safeParse({ ...blog, images }).error?.issues ?? []).toEqual([]);
    const trees = articleOf(blogInput.parse({ ...blog, images }));
    const kinds = new Set(trees.flatMap(({ children }) => children.map(({ type }) => type)));
    expect(kinds).toEqual(new Set(['paragraph', 'heading', 'list']));
  });

  it('have titles of their own, links and pictures', () => {
    expect(new Set(blogs.map(({ title }) => title)).size).toBe(6);
    const texts = JSON.stringify(blogs);
    expect(texts.match(/[^!]\[[^\]]+\]\(https:/g)?.length).toBeGreaterThanOrEqual(2);
    expect(texts.match(/!\[[^\]]{20,}\]\(pictures\//g)).toHaveLength(2);
  });
});

it.each([
  [{ confirmedAt: 'today-5' }, { confirmedAt: '2026-02-24' }],
  [{ confirmedAt: 'today-0' }, { confirmedAt: '2026-03-01' }],
  [{ availableFrom: 'today+31' }, { availableFrom: '01-04-2026' }],
  [{ availableFrom: 'Now' }, { availableFrom: 'Now' }],
  [{ name: 'today-5' }, { name: 'today-5' }],
])('%j is %j when it is loaded on 1 March 2026', (record, loaded) => {
  expect(countDays(record, '2026-03-01')).toEqual(loaded);
});
