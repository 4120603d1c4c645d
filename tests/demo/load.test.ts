import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadDemo, loadSet } from '../../scripts/demo/load.ts';
import { picturesOf, readBlogs, readProperties } from '../../scripts/demo/sample.ts';
import { openSiteDouble, type SiteDouble } from './site-double';

const properties = (await readProperties()).slice(0, 6);
const blogs = (await readBlogs()).slice(0, 2);
const names = properties.map((property) => property.name);
const nameList = (site: SiteDouble) => site.properties.map((property) => property.name);

let site: SiteDouble;
let folder: string;
let lines: string[];

const load = (changes: Partial<Parameters<typeof loadSet>[0]> = {}) =>
  loadSet({
    baseUrl: site.baseUrl,
    username: 'admin',
    password: 'right',
    markerPath: path.join(folder, 'deeper', 'demo-loaded.json'),
    set: 'sample',
    properties,
    blogs,
    intoExisting: false,
    log: (line) => lines.push(line),
    ...changes,
  });
/** Answers `answer` to the n-th call of a path. */
function failAt(wanted: string, number: number, answer: ReturnType<SiteDouble['fault']>): void {
  let count = 0;
  site.fault = (called) => (called === wanted && (count += 1) === number ? answer : null);
}

beforeEach(async () => {
  site = await openSiteDouble();
  folder = await mkdtemp(path.join(tmpdir(), 'demo-'));
  lines = [];
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

describe('loading the sample data', () => {
  it('fills an empty store in the order of the file, each picture stored once, though the store is briefly unavailable', async () => {
    failAt('/api/image/upload', 1, { status: 503, body: {} });
    expect(await load()).toBe('6 sample properties and 2 blog posts are loaded.');
    expect(nameList(site)).toEqual(names);
    expect(site.blogs.map((blog) => blog.title)).toEqual(blogs.map((one) => one.title));
    const pictures = properties.flatMap((property) => property.images);
    const forArticles = new Set(blogs.flatMap(picturesOf));
    expect(site.uploads).toBe(new Set(pictures).size + forArticles.size);
    expect(site.properties.flatMap((property) => property.images)).toHaveLength(pictures.length);
    expect(lines.at(-1)).toBe('Loading the sample properties: 6 of 6');
    const inTexts = JSON.stringify(site.blogs).match(/!\[[^\]]+\]\([^)]*\)/g);
    expect(inTexts).toEqual([expect.stringMatching(/\]\(\/api\/image\/\d+\)$/)]);
  });

  it.each([
    ['was refused', { status: 503, body: { detail: 'Try again.' } }, 'answered 503. Try again.'],
    ['may be there, as the answer was lost', 'lost', 'does not answer'],
  ] as const)('continues after a property that %s', async (_how, answer, why) => {
    failAt('/api/property/addproperty', 4, answer);
    await expect(load()).rejects.toThrow(
      new RegExp(`^Loading stopped at "${String(names[3])}".*${why}.* The next start goes on`),
    );
    expect(nameList(site)).toEqual(names.slice(0, answer === 'lost' ? 4 : 3));
    await load();
    expect(nameList(site)).toEqual(names);
  });

  it('does not restore a property deleted after the load', async () => {
    await load();
    site.properties.shift();
    expect(await load()).toBe('');
    expect(nameList(site)).toEqual(names.slice(1));
  });

  it('does not touch a store with other properties', async () => {
    site.properties.push({ name: 'Somebody’s own home', images: [] });
    expect(await load()).toBe(
      'The store has properties already, so the sample data was not loaded.',
    );
    expect(site.properties).toHaveLength(1);
  });

  it('adds generated properties to a store with properties, and says so first', async () => {
    site.properties.push({ name: 'Somebody’s own home', images: [] });
    await load({ set: 'generated-6', intoExisting: true });
    expect(lines[0]).toBe('Properties in the store: 1. 6 generated ones are added to them.');
    expect(site.properties).toHaveLength(7);
  });

  it('says how to get the sample data back after the store was emptied', async () => {
    await load();
    site.properties = [];
    expect(await load()).toContain('demo-loaded.json and start again.');
    expect(site.properties).toEqual([]);
  });

  it('does not keep the site from starting: the welcome says what happened', async () => {
    const sentence = await loadDemo({
      baseUrl: site.baseUrl,
      username: 'admin',
      password: 'wrong',
      properties: null,
      markerPath: path.join(folder, 'demo-loaded.json'),
      log: (line) => lines.push(line),
    });
    expect(sentence).toMatch(/^The sample data was not all loaded\. .*password is not right\.$/);
  });
});
