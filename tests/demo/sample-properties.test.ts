import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countDays } from '../../scripts/demo/days.ts';
import {
  manyProperties,
  picturesOf,
  readBlogs,
  readProperties,
} from '../../scripts/demo/sample.ts';
import { propertyInput, type PropertyInput } from '../../src/domain/property/schema';
import { categories } from '../../src/domain/property/vocabulary';

const day = '2026-11-22';
const raw = (await readProperties()).map((property) => countDays(property, day));
const pictures = new URL('../../demo/pictures/', import.meta.url);
/** Uploading a picture gives it an address of this form. */
const uploaded = (name: string) => `/api/image/${name.replace(/\W/g, '')}`;
const properties: PropertyInput[] = raw.map((property) =>
  propertyInput.parse({ ...property, images: property.images.map(uploaded) }),
);
const words = (text: string) => text.split(/\s+/).length;

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

  it('show six featured ones, the newest among them, and five occupied', () => {
    expect(properties.filter((property) => property.featured)).toHaveLength(6);
    expect(properties.at(-1)?.featured).toBe(true);
    expect(properties.filter((property) => property.status === 'Occupied')).toHaveLength(5);
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

  it('state most of the costs and terms, and leave some of each open', () => {
    const terms = ['maintenance', 'advance', 'availableFrom', 'letTo', 'areaType'] as const;
    for (const field of terms) {
      const stated = properties.filter((property) => property[field].length > 0).length;
      expect(stated, field).toBeGreaterThanOrEqual(15);
      expect(stated, field).toBeLessThan(properties.length);
    }
  });

  it('were confirmed on different days up to five weeks before they are loaded, occupied ones never', () => {
    const days = properties.flatMap(({ confirmedAt }) => (confirmedAt === '' ? [] : [confirmedAt]));
    expect(new Set(days).size).toBeGreaterThanOrEqual(10);
    expect(days.every((one) => one >= '2026-10-18' && one < day)).toBe(true);
    const occupied = properties.filter(({ status }) => status === 'Occupied');
    expect(occupied.map(({ confirmedAt }) => confirmedAt)).toEqual(['', '', '', '', '']);
  });

  it('are described in 80 to 180 words of several paragraphs, each differently', () => {
    for (const { name, propertyDes } of properties) {
      expect(words(propertyDes), name).toBeGreaterThanOrEqual(80);
      expect(words(propertyDes), name).toBeLessThanOrEqual(180);
      expect(propertyDes, name).toContain('\n\n');
    }
    expect(new Set(properties.map((property) => property.propertyDes)).size).toBe(
      properties.length,
    );
  });

  it('have covers that differ from their neighbours', () => {
    const covers = raw.map((property, index) => property.images[0] ?? `none ${String(index)}`);
    expect(covers.filter((cover, index) => cover === covers[index + 1])).toEqual([]);
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
  it('exist for all properties and blog posts', async () => {
    const named = [...raw, ...(await readBlogs())].flatMap(picturesOf);
    expect(named.filter((name) => !existsSync(new URL(name, pictures)))).toEqual([]);
  });

  it.each(readdirSync(pictures))('%s is below 300 KB', (name) => {
    expect(statSync(new URL(name, pictures)).size).toBeLessThan(300 * 1024);
  });
});
