import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { download } from '../../scripts/backup/download.mjs';
import { checkFile } from '../../scripts/backup/file.mjs';
import { restore } from '../../scripts/backup/restore.mjs';
import { backUp } from '../../src/server/backup/nightly';
import { markErased } from '../../src/server/store/erased';
import { openStore } from '../../src/server/store/open';
import { contentOf } from '../support/backup-site';
import { fillSite, operator } from '../support/filled-site';
import { useLocalStore } from '../support/local-store';
import { repeats } from '../support/repeats';
import { configurePassword, signIn } from './caller';

const { goTo } = useLocalStore();
const count = repeats(4, 24);
let folder = '';
let file = '';
let call: ReturnType<typeof operator>;
let printed: string[] = [];

let calls = 0;

/** The site as the commands reach it, its functions called directly; `maxCalls` is where the command is killed. */
function siteOf({ maxCalls = Infinity } = {}) {
  calls = 0;
  const counted = async (method: string, path: string, body?: unknown) => {
    calls += 1;
    if (calls > maxCalls) throw new Error('killed');
    return call(method, path, body);
  };
  return {
    get: async (path: string) => (await counted('GET', path)).text(),
    post: async (path: string, body: unknown) =>
      (await (await counted('POST', path, body)).json()) as { states: string[] },
  };
}

async function enter(site: string): Promise<void> {
  goTo(site);
  call = operator(await signIn());
}

interface RunOptions {
  replace?: boolean;
  maxCalls?: number;
  lotSize?: number;
  file?: string;
}

const run = (options: RunOptions = {}) =>
  restore({
    file: options.file ?? file,
    replace: options.replace ?? false,
    lotSize: options.lotSize ?? 200,
    atSite: (act) => act(siteOf(options)),
    confirm: () => Promise.resolve(true),
    print: (line: string) => void printed.push(line),
  });

beforeAll(async () => {
  configurePassword();
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
});
afterAll(() => rm(folder, { recursive: true }));

let original = new Map<string, string>();
beforeEach(async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  await enter('original');
  await fillSite(call, count);
  original = await contentOf();
  await backUp(new Date());
  file = join(folder, `${crypto.randomUUID()}.ndjson.gz`);
  await download({ site: siteOf(), file });
  printed = [];
}, 60_000);

describe('row 10: a backup is restored', () => {
  it('into an empty site: no difference in any byte, and pages show it', async () => {
    expect(original.size).toBeGreaterThan(count * 6);
    await enter('empty');
    expect(await contentOf()).toEqual(new Map());
    expect(await run()).toBe(0);
    expect(await contentOf()).toEqual(original);
    expect(printed).toContain('0 differences.');
    const listed = await call('GET', '/api/property/getproperty');
    expect(await listed.json()).toHaveLength(count - 1);
    expect(printed[0]).toMatch(/, less than a day old: \d+ values, all whole\.$/);
    expect(printed.join('\n')).toContain('COMES BACK, enquiries too');
    if (import.meta.env.MODE === 'faults') process.stdout.write(`\n${printed.join('\n')}\n`);
  });

  describe('into the site that it came from, of which something was changed, lost and erased', () => {
    const changed = ['properties/home-0', 'properties/home-2', 'blogs/post-0'];
    const lost = ['properties/home-3', 'blogs/post-1'];
    const erased = 'blogs/post-2';

    beforeEach(async () => {
      await call('PUT', '/api/property/update/home-0', { price: '99000' });
      await call('PUT', '/api/property/update/home-2', { price: '98000' });
      await call('PUT', '/api/blog/update/post-0', { title: 'Changed' });
      await openStore('properties').remove('home-3');
      await openStore('blogs').remove('post-1');
      await markErased('blogs', ['post-2'], new Date());
      await openStore('blogs').remove('post-2');
      const blog = await openStore('blogs').readValue('post-3');
      await openStore('blogs').writeJson('made-since', { ...(blog as object), _id: 'made-since' });
    });

    it('writes what is missing, names what differs, and leaves out what was erased on purpose', async () => {
      const before = await contentOf();
      // What differs and was not to be replaced is no failure.
      expect(await run()).toBe(0);
      expect(printed).toContain(`${changed.length} differences.`);
      const after = await contentOf();
      for (const name of lost) expect(after.get(name), name).toBe(original.get(name));
      for (const name of changed) expect(after.get(name), name).toBe(before.get(name));
      expect(after.has(erased)).toBe(false);
      expect(printed.join('\n')).toContain(
        [
          'properties',
          '  1 new',
          '  2 different, kept as they are (--replace replaces them): home-0, home-2',
          `  ${count - 3} the same`,
          'blogs',
          '  1 new',
          '  1 different, kept as they are (--replace replaces them): post-0',
          `  ${count - 3} the same`,
          '  1 on the site only, kept: made-since',
          '  1 erased on purpose after the backup, left out: post-2',
        ].join('\n'),
      );
      expect(printed).toContain('Not restored, as the site remembers that it was erased since: 1.');
      expect(printed.join('\n')).toContain('COMES BACK');
    });

    it('with --replace also puts back what differs, and keeps what the site alone has', async () => {
      const before = await contentOf();
      expect(await run({ replace: true })).toBe(0);
      const expected = new Map([...before, ...original]);
      expected.delete(erased);
      expect(await contentOf()).toEqual(expected);
      expect(printed.join('\n')).toContain('  1 on the site only, kept: made-since');
      // Its names would fill an answer.
      expect(printed.join('\n')).not.toContain('on the site only, kept: blog/post-0/');
    });

    it('writes nothing that was not confirmed', async () => {
      const before = await contentOf();
      const answer = await restore({
        file,
        atSite: (act) => act(siteOf()),
        confirm: () => Promise.resolve(false),
        print: () => undefined,
      });
      expect(answer).toBe(-1);
      expect(await contentOf()).toEqual(before);
    });
  });
});

describe('row 10: an older backup, after a newer one, on a new site', () => {
  let older = '';
  let remaining = new Map<string, string>();
  beforeEach(async () => {
    const gone = { enquiries: '', history: '', blogs: 'post-2' };
    for (const name of original.keys()) {
      const [store = '', ...key] = name.split('/');
      if (store === 'enquiries') gone.enquiries = key.join('/');
      if (name.startsWith('history/blog/post-2/')) gone.history = key.join('/');
    }
    for (const [store, key] of Object.entries(gone) as [keyof typeof gone, string][]) {
      await markErased(store, [key], new Date());
      await openStore(store).remove(key);
    }
    remaining = await contentOf();
    await backUp(new Date(Date.now() + 24 * 60 * 60_000));
    older = file;
    file = join(folder, `${crypto.randomUUID()}.ndjson.gz`);
    await download({ site: siteOf(), file });
    await enter('new');
    await run();
    printed = [];
  });

  it('brings back nothing that was erased between them: the newer one has the marks', async () => {
    expect(await contentOf()).toEqual(remaining);
    expect(await run({ file: older, replace: true })).toBe(0);
    expect(await contentOf()).toEqual(remaining);
    expect(printed).toContain('Not restored, as the site remembers that it was erased since: 3.');
    expect(printed.join('\n')).not.toContain('COMES BACK');
  });

  it('leaves a later mark of the site as it is', async () => {
    await markErased('blogs', ['post-2'], new Date('2099-01-01'));
    const before = await contentOf();
    expect(await run({ replace: true })).toBe(0);
    expect(await contentOf()).toEqual(before);
  });

  it('replaces an earlier mark of the site, and one that cannot be read: the last erasure counts', async () => {
    await markErased('blogs', ['post-2'], new Date('2020-01-01'));
    const broken = [...remaining.keys()].find((name) => name.startsWith('erased/enquiries/'));
    await openStore('erased').writeJson(broken?.slice('erased/'.length) ?? '', 'no mark');
    expect(await run()).toBe(0);
    expect(await contentOf()).toEqual(remaining);
    expect(printed.join('\n')).toContain('marks of what was erased\n  2 new\n  1 the same');
  });
});

it('a mark of erasure that is none is refused alone', async () => {
  await openStore('erased').writeJson('blogs/long', 'long '.repeat(50));
  await backUp(new Date(Date.now() + 24 * 60 * 60_000));
  const withLong = join(folder, `${crypto.randomUUID()}.ndjson.gz`);
  await download({ site: siteOf(), file: withLong });
  await enter('empty');
  printed = [];
  await run({ file: withLong });
  expect(await contentOf()).toEqual(original);
  expect(printed.join('\n')).toContain('Rejected: erased/blogs/long');
});

describe('row 43: a file that is damaged', () => {
  const text = async () => gunzipSync(await readFile(file)).toString();
  const lines = async () => (await text()).trimEnd().split('\n');
  const compressed = (all: string[]) => gzipSync(`${all.join('\n')}\n`);
  /** A letter of the value in the fifth line. */
  const bitInLine = (all: string[]) => {
    const [place, line = ''] = [4, all[4]];
    const at = line.indexOf('64":"') + 20;
    const other = line[at] === 'A' ? 'B' : 'A';
    return all.with(place, `${line.slice(0, at)}${other}${line.slice(at + 1)}`);
  };

  it.each<[string, (all: string[]) => Buffer, RegExp]>([
    ['a bit in a line', (all) => compressed(bitInLine(all)), /^Line 5 is damaged: images\//],
    ['half a line', (all) => compressed(all.with(4, '{"store":')), /^Line 5 is damaged/],
    ['a line missing', (all) => compressed(all.toSpliced(4, 1)), /lines are missing before line/],
    ['the end missing', (all) => compressed(all.slice(0, -1)), /^The file is cut off after line/],
    [
      'the compression cut',
      (all) => compressed(all).subarray(0, 4_000),
      /cannot be decompressed further/,
    ],
    [
      'another name of a value',
      (all) => compressed(all.map((line) => line.replace('"key":"home-0"', '"key":"home-9"'))),
      /a name in lines/,
    ],
    [
      'the file of something else',
      () => Buffer.from('{"name":"value"}\n'),
      /not the file of a backup/,
    ],
    ['nothing', () => Buffer.alloc(0), /it is empty/],
    ['a newer form', (all) => compressed(all.with(0, '{"backup":2,"at":""}')), /has the format 2/],
  ])('is named and refused, and nothing is written: %s', async (_name, damage, message) => {
    const damaged = join(folder, `${crypto.randomUUID()}.gz`);
    await writeFile(damaged, damage(await lines()));
    await enter('empty');
    await expect(run({ file: damaged })).rejects.toThrow(message);
    expect(await contentOf()).toEqual(new Map());
  });

  it('cannot be one that is not there, or a folder', async () => {
    const missing = join(folder, 'missing');
    await expect(checkFile(missing)).rejects.toThrow(`There is no file ${missing}.`);
    await expect(checkFile(folder)).rejects.toThrow(`${folder} cannot be read (EISDIR).`);
  });

  it('is read uncompressed too', async () => {
    await writeFile(file, await text());
    expect((await checkFile(file)).entries).toHaveLength(original.size);
  });

  it('stores nothing that its store does not hold, and no picture of a foreign type', async () => {
    await enter('empty');
    const page = '<script>alert(1)</script>';
    const hash = async (bytes: string) =>
      Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(bytes))).toString('hex');
    const sha256 = await hash(page);
    const given = [
      { store: 'images', key: sha256.slice(0, 24), metadata: { type: 'text/html' } },
      { store: 'images', key: sha256.slice(0, 24), metadata: { type: 'image/png' } },
      { store: 'properties', key: 'home' },
      { store: 'properties', key: '../sessions/x' },
      { store: 'history', key: 'property/home' },
      { store: 'enquiries', key: 'x' },
      { store: 'erased', key: 'sessions/x' },
      { store: 'erased', key: 'blogs/x' },
    ].map((entry) => ({ ...entry, sha256, text: page }));
    const texts = [
      ['erased', 'blogs/x', { at: new Date(Date.now() + 60_000).toISOString() }],
      ['erased', 'sessions/x', { at: '2026-01-01T00:00:00.000Z' }],
      ['history', 'constructor/x/1', { document: { _id: 'x' } }],
    ] as const;
    for (const [store, key, value] of texts) {
      const text = JSON.stringify(value);
      given.push({ store, key, sha256: await hash(text), text });
    }
    const body = { at: new Date().toISOString(), replace: true, entries: given };
    const answer = await call('POST', '/api/backup/restore', body);
    expect(await answer.json()).toEqual({ states: given.map(() => 'rejected') });
    expect(await contentOf()).toEqual(new Map());
  });
});

it('row 43: a restore that was killed at any call, and repeated, leaves no difference', async () => {
  const lotSize = count;
  await enter('whole');
  await run({ lotSize });
  const all = calls;
  const isPartial = new Set<boolean>();
  const step = Math.ceil(all / repeats(6, all));
  for (let maxCalls = 1; maxCalls < all; maxCalls += step) {
    await enter(`killed-${maxCalls}`);
    await expect(run({ lotSize, maxCalls })).rejects.toThrow('killed');
    const { size } = await contentOf();
    isPartial.add(size > 0 && size < original.size);
    expect(await run({ lotSize }), `killed at call ${maxCalls} of ${all}`).toBe(0);
    expect(await contentOf(), `killed at call ${maxCalls} of ${all}`).toEqual(original);
  }
  expect(isPartial).toContain(true);
}, 300_000);
