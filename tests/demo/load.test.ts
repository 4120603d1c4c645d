import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadDemo, loadSet } from '../../scripts/demo/load.ts';
import { listPictures, readBlogs, readProperties } from '../../scripts/demo/sample.ts';
import { answer, cut, openTinySite } from '../site/site';
import { useFolder } from '../support/use-folder';

const properties = (await readProperties()).slice(0, 6);
const blogs = (await readBlogs()).slice(0, 2);
const names = properties.map(({ name }) => name);

const folder = useFolder();
let lines: string[] = [];
beforeEach(() => {
  lines = [];
});

describe('loading the sample data', () => {
  it('fills an empty store in the order of the file, each picture uploaded once, again after a failure', async () => {
    const uploads = [answer(503), answer(200, { url: '/api/image/1' })];
    const { said, sent, added, names: loaded } = await load([], { [calls.upload]: uploads });
    expect(said).toBe('6 sample properties and 2 blog posts are loaded.');
    expect(loaded).toEqual(names);
    const pictures = new Set(properties.flatMap(({ images }) => images));
    const inBlogs = new Set(blogs.flatMap(listPictures));
    expect(sent[calls.upload]).toHaveLength(pictures.size + inBlogs.size + 1);
    expect(new Set(added.flatMap(({ images }) => images))).toEqual(new Set(['/api/image/1']));
    expect(lines.at(-1)).toBe('Loading the sample properties: 6 of 6');
    const inTexts = sent[calls.post]?.join().match(/!\[[^\]]+\]\([^)]*\)/g);
    expect(inTexts).toEqual([expect.stringMatching(/\]\(\/api\/image\/1\)$/)]);
  });

  it.each([
    ['was refused', answer(503, { detail: 'Again.' }), 'answered 503. Again.', 3],
    ['may be there, as its answer was lost', cut, 'does not answer', 4],
  ])('goes on after a property that %s', async (_how, last, why, present) => {
    const { said } = await load([], { [calls.add]: [done, done, done, last] });
    expect(said).toContain(`Loading stopped at "${names[3] ?? ''}".`);
    expect(said).toContain(why);
    expect((await load(names.slice(0, present))).names).toEqual(names.slice(present));
  });

  it('restores nothing that was deleted since, and says how to get it back when all was', async () => {
    await load();
    expect(await load(names.slice(1))).toMatchObject({ said: '', names: [] });
    const { said, names: loaded } = await load([]);
    expect(said).toContain('demo-loaded.json and start again.');
    expect(loaded).toEqual([]);
  });

  it('touches no store with other properties, unless generated ones are added', async () => {
    const own = ['Somebody’s own home'];
    const untouched = 'The store has properties already, so the sample data was not loaded.';
    expect(await load(own)).toMatchObject({ said: untouched, names: [] });
    const allAreHidden = { [calls.shown]: [answer(200, [])] };
    expect(await load(own, allAreHidden)).toMatchObject({ said: untouched, names: [] });
    const { names: loaded } = await load(own, {}, { name: 'generated-6', intoExisting: true });
    expect(lines[0]).toBe('Properties in the store: 1. 6 generated ones are added to them.');
    expect(loaded).toEqual(names);
  });
});

it('sample data that is not loaded does not keep the site from starting', async () => {
  const { address } = await openTinySite({
    'POST /api/auth/signin': [answer(401, { detail: 'Invalid credentials' })],
  });
  const markerPath = path.join(folder.path, 'demo-loaded.json');
  const target = { baseUrl: address, ...operator, properties: null, markerPath };
  expect(await loadDemo({ ...target, log: () => undefined })).toMatch(
    /^The sample data was not all loaded\. .*password is not right\.$/,
  );
});

/** Loads into a site that has these properties; some of its answers are others. */
async function load(
  present: string[] = [],
  answers: Parameters<typeof openTinySite>[0] = {},
  changes: Partial<Parameters<typeof loadSet>[0]> = {},
) {
  const site = await openTinySite({
    [calls.shown]: [answer(200, present)],
    [calls.listed]: [makeList(...present)],
    [calls.posts]: [makeList()],
    [calls.add]: [done],
    [calls.post]: [done],
    [calls.upload]: [answer(200, { url: '/api/image/1' })],
    ...answers,
  });
  const markerPath = path.join(folder.path, 'deeper', 'demo-loaded.json');
  const target = { baseUrl: site.address, ...operator, markerPath };
  const given = { ...target, name: 'sample', properties, blogs, intoExisting: false };
  const said = await loadSet({ ...given, log: (line) => lines.push(line), ...changes }).catch(
    (reason: unknown) => String(reason),
  );
  const added = (site.sent[calls.add] ?? []).map(
    (body) => JSON.parse(body) as { name: string; images: string[] },
  );
  return { said, sent: site.sent, added, names: added.map(({ name }) => name) };
}

const operator = { username: 'admin', password: 'right' };

const calls = {
  shown: 'GET /api/property/getproperty',
  listed: 'GET /api/property/getlist?limit=100000',
  posts: 'GET /api/blog/getlist?limit=100000',
  add: 'POST /api/property/addproperty',
  post: 'POST /api/blog/addblog',
  upload: 'POST /api/image/upload',
};

function makeList(...all: string[]) {
  return answer(200, { rows: all.map((title) => ({ title })) });
}

const done = answer(201);
