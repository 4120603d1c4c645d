import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readArticles, readHomes } from '../../scripts/demo/load.mjs';
import { mapEmbedUrl } from '../../src/domain/links';
import { propertyInput, type PropertyInput } from '../../src/domain/property/schema';
import { categories } from '../../src/domain/property/vocabulary';

const raw = await readHomes();
const pictures = new URL('../../demo/pictures/', import.meta.url);
/** Uploading a picture gives it an address of this form. */
const uploaded = (name: string) => `/api/image/${name.replace(/\W/g, '')}`;
const homes: PropertyInput[] = raw.map((home) =>
  propertyInput.parse({ ...home, images: home.images.map(uploaded) }),
);
const words = (text: string) => text.split(/\s+/).length;

describe('the sample homes', () => {
  it.each(raw)('$name is accepted by the API, with every field set', (home) => {
    const parsed = propertyInput.safeParse({ ...home, images: home.images.map(uploaded) });
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(Object.keys(home).sort()).toEqual(Object.keys(parsed.data ?? {}).sort());
  });

  it('are at least 24, each with a name of its own, in all categories', () => {
    expect(homes.length).toBeGreaterThanOrEqual(24);
    expect(new Set(homes.map((home) => home.name)).size).toBe(homes.length);
    expect(new Set(homes.map((home) => home.category))).toEqual(new Set(categories));
    expect(homes.some((home) => home.address.includes('Madurai'))).toBe(true);
    expect(homes.some((home) => home.address.includes('Chennai'))).toBe(true);
  });

  it('show six featured ones, the newest among them, and five occupied', () => {
    expect(homes.filter((home) => home.featured)).toHaveLength(6);
    expect(homes.at(-1)?.featured).toBe(true);
    expect(homes.filter((home) => home.status === 'Occupied')).toHaveLength(5);
  });

  it.each<[string, (home: PropertyInput) => boolean]>([
    ['no pictures', (home) => home.images.length === 0],
    ['a rent that is no number', (home) => home.price === 'Negotiable'],
    ['a rent with sign and dash', (home) => home.price === '₹25,000/-'],
    ['a rent in lakh', (home) => home.price === '1.5 lakh'],
    ['a size with its unit', (home) => home.propertySize === '1,200 sq.ft'],
    ['bedrooms as BHK', (home) => home.bedrooms === '2 BHK'],
    ['30 features', (home) => home.features.split(',').length === 30],
    ['a very long name', (home) => home.name.length > 170],
    ['Tamil text', (home) => /^\p{Script=Tamil}/u.test(home.name)],
    ['no map link', (home) => home.googleLocation === ''],
    [
      'a map link that cannot be framed',
      (home) => home.googleLocation !== '' && mapEmbedUrl(home.googleLocation) === null,
    ],
  ])('include exactly one with %s', (_, isOdd) => {
    expect(homes.filter(isOdd)).toHaveLength(1);
  });

  it('are described in 80 to 180 words of several paragraphs, each differently', () => {
    for (const { name, propertyDes } of homes) {
      expect(words(propertyDes), name).toBeGreaterThanOrEqual(80);
      expect(words(propertyDes), name).toBeLessThanOrEqual(180);
      expect(propertyDes, name).toContain('\n\n');
    }
    expect(new Set(homes.map((home) => home.propertyDes)).size).toBe(homes.length);
  });

  it('have covers that differ from their neighbours', () => {
    const covers = raw.map((home, index) => home.images[0] ?? `none ${String(index)}`);
    expect(covers.filter((cover, index) => cover === covers[index + 1])).toEqual([]);
  });
});

describe('the sample pictures', () => {
  it('exist for all homes and articles', async () => {
    const named = [...raw, ...(await readArticles())].flatMap((record) => record.images);
    expect(named.filter((name) => !existsSync(new URL(name, pictures)))).toEqual([]);
  });

  it.each(readdirSync(pictures))('%s is below 300 KB', (name) => {
    expect(statSync(new URL(name, pictures)).size).toBeLessThan(300 * 1024);
  });
});
