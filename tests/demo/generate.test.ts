import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generateHomes } from '../../scripts/demo/generate.mjs';
import { propertyInput, type PropertyInput } from '../../src/domain/property/schema';
import { categories } from '../../src/domain/property/vocabulary';

const thousand = generateHomes(1_000);
/** The homes as the API takes them; uploading gives each picture an address of this form. */
const read = (): PropertyInput[] =>
  thousand.map((home) =>
    propertyInput.parse({ ...home, images: home.images.map(() => '/api/image/abc') }),
  );
const pictures = new URL('../../demo/pictures/', import.meta.url);

describe('the generated homes', () => {
  it('are the same each time, and others for another seed', () => {
    expect(generateHomes(1_000)).toEqual(thousand);
    expect(generateHomes(1_000, 1)).not.toEqual(thousand);
  });

  it('have 1,000 names', () => {
    expect(new Set(thousand.map((home) => home.name)).size).toBe(1_000);
  });

  it('are all accepted by the API, in all categories', () => {
    expect(new Set(read().map((home) => home.category))).toEqual(new Set(categories));
  });

  it('use pictures that exist', () => {
    const names = new Set(thousand.flatMap((home) => home.images));
    expect([...names].filter((name) => !existsSync(new URL(name, pictures)))).toEqual([]);
  });

  it('speak of metro and sea in Chennai only', () => {
    const inMadurai = read().filter((home) => home.address.includes('Madurai'));
    expect(inMadurai.length).toBeGreaterThan(50);
    const wrong = inMadurai.filter((home) => /metro|\bsea\b/i.test(home.propertyDes));
    expect(wrong.map((home) => home.name)).toEqual([]);
  });
});
