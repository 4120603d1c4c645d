import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countDays } from '../../scripts/demo/days.mjs';
import { generateProperties } from '../../scripts/demo/generate.mjs';
import { propertyInput, type PropertyInput } from '../../src/domain/property/schema';
import { categories } from '../../src/domain/property/vocabulary';

const thousand = generateProperties(1_000);
/** The properties as the API takes them; uploading gives each picture an address of this form. */
const read = (): PropertyInput[] =>
  thousand.map((property) =>
    propertyInput.parse({
      ...countDays(property, '2026-11-22'),
      images: property.images.map(() => '/api/image/abc'),
    }),
  );
const pictures = new URL('../../demo/pictures/', import.meta.url);

describe('the generated properties', () => {
  it('are the same for the same seed, and differ for another', () => {
    expect(generateProperties(1_000)).toEqual(thousand);
    expect(generateProperties(1_000, 1)).not.toEqual(thousand);
  });

  it('have 1,000 names', () => {
    expect(new Set(thousand.map((property) => property.name)).size).toBe(1_000);
  });

  it('are all accepted by the API, in all categories', () => {
    expect(new Set(read().map((property) => property.category))).toEqual(new Set(categories));
  });

  it('use pictures that exist', () => {
    const names = new Set(thousand.flatMap((property) => property.images));
    expect([...names].filter((name) => !existsSync(new URL(name, pictures)))).toEqual([]);
  });

  it('speak of metro and sea in Chennai only', () => {
    const inMadurai = read().filter((property) => property.address.includes('Madurai'));
    expect(inMadurai.length).toBeGreaterThan(50);
    const wrong = inMadurai.filter((property) => /metro|\bsea\b/i.test(property.propertyDes));
    expect(wrong.map((property) => property.name)).toEqual([]);
  });
});
