import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { countDays } from '../../scripts/demo/days.ts';
import {
  manyProperties,
  listPictures,
  readBlogs,
  readProperties,
} from '../../scripts/demo/sample.ts';
import { blogInput } from '../../src/domain/blog/schema';
import { propertyFields } from '../../src/domain/property/fields';
import { propertyInput, type PropertyInput } from '../../src/domain/property/schema';
import { categories } from '../../src/domain/property/options';
import { hashSecret } from '../../src/server/secrets';
import { parseArticle } from '../../src/server/article/article';

const day = '2026-11-22';
const raw = (await readProperties()).map((property) => countDays(property, day));
const pictures = new URL('../../demo/pictures/', import.meta.url);
/** Uploading a picture gives it an address of this form. */
const uploaded = (name: string) => `/api/image/${hashSecret(name).slice(0, 24)}`;
const properties: PropertyInput[] = raw.map((property) =>
  propertyInput.parse({ ...property, images: property.images.map(uploaded) }),
);
const blogs = await readBlogs();

it.each(raw)('the sample property $name is accepted, with every field set', (property) => {
  const parsed = propertyInput.safeParse({ ...property, images: property.images.map(uploaded) });
  expect(parsed.error?.issues ?? []).toEqual([]);
  // Private facts would be those of invented people.
  expect(Object.keys(property).sort()).toEqual(Object.keys(propertyFields).sort());
});

it('the sample properties fill more than one page of the list, in all categories', () => {
  expect(properties.length).toBeGreaterThan(24);
  expect(new Set(properties.map((property) => property.category))).toEqual(new Set(categories));
});

const many = manyProperties(raw, 1_000);

it('many properties made from the sample are accepted, each with its own name', () => {
  expect(new Set(many.map(({ name }) => name)).size).toBe(1_000);
  const wrong = many.filter((property) => {
    const given = { ...countDays(property, day), images: property.images.map(uploaded) };
    return !propertyInput.safeParse(given).success;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('the sample pictures exist for all properties and blog posts', () => {
  const named = [...raw, ...blogs].flatMap(listPictures);
  expect(named.filter((name) => !existsSync(new URL(name, pictures)))).toEqual([]);
});

it('the samples have what homes of the world have: doors that look like rooms, four flats of a building, a home listed twice, a long name, telephones in a text', () => {
  const doors = raw.map(({ address }) => /\b\d+(?=,)/.exec(String(address))?.[0]);
  expect(doors).toEqual(expect.arrayContaining(['1', '2', '5', '10', '15', '12']));
  const behindFlat = raw.map(({ address }) => String(address).replace(/^Flat \w+, /, ''));
  const counts = behindFlat.map((one) => behindFlat.filter((other) => other === one).length);
  expect(Math.max(...counts)).toBe(4);
  const isSixth = /6th Avenue|Sixth Avenue/;
  const twice = raw.filter(({ address }) => isSixth.test(String(address)));
  expect(new Set(twice.map(({ price }) => price)).size).toBe(2);
  expect(new Set(twice.map(({ floor, propertySize }) => [floor, propertySize].join())).size).toBe(
    1,
  );
  expect(raw.map(({ name }) => name.length)).toContain(80);
  expect(raw.some(({ propertyDes }) => /00000 00000 \/ \+91/.test(String(propertyDes)))).toBe(true);
});

it('the sample photographs have all shapes, and are small files', async () => {
  const names = readdirSync(pictures).filter((name) => name.startsWith('photo-'));
  const shapes = await Promise.all(
    names.map(async (name) => {
      const file = new URL(name, pictures);
      expect(statSync(file).size, name).toBeLessThanOrEqual(80 * 1_024);
      const { width, height } = await sharp(fileURLToPath(file)).metadata();
      return width === 320 ? 'tiny' : (width / height).toFixed(2);
    }),
  );
  expect(shapes.toSorted()).toEqual(['0.56', '1.00', '1.33', '2.33', '3.00', 'tiny']);
});

it.each(blogs)('the sample blog posts $title is accepted, and has every mark', (blog) => {
  const images = blog.images.map(uploaded);
  expect(blogInput.safeParse({ ...blog, images }).error?.issues ?? []).toEqual([]);
  const { description1, description2 } = blogInput.parse({ ...blog, images });
  const trees = parseArticle([description1, description2]);
  const kinds = new Set(trees.flatMap(({ children }) => children.map(({ type }) => type)));
  expect(kinds).toEqual(new Set(['paragraph', 'heading', 'list']));
});

it.each([
  [{ checkedOn: 'today-5' }, { checkedOn: '2026-02-24' }],
  [{ checkedOn: 'today-0' }, { checkedOn: '2026-03-01' }],
  [{ availableFrom: 'today+31' }, { availableFrom: '01-04-2026' }],
  [{ availableFrom: 'Now' }, { availableFrom: 'Now' }],
  [{ name: 'today-5' }, { name: 'today-5' }],
])('%j is %j when it is loaded on 1 March 2026', (record, loaded) => {
  expect(countDays(record, '2026-03-01')).toEqual(loaded);
});
