import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';
import office from '../../netlify/functions/office';
import image from '../../netlify/functions/image';
import { documentsIn } from '../../scripts/backup/compare.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { saveBackup } from '../../scripts/backup/save.ts';
import { problems } from '../../src/content/problems';
import { restoreLimits } from '../../src/domain/backup/limits';
import { formatDay, isoDay } from '../../src/domain/date';
import { backUp } from '../../src/server/backup/nightly';
import { enquiries } from '../../src/server/post/stores';
import { properties } from '../../src/server/records/properties';
import { openStore } from '../../src/server/store/open';
import { takeLoggedErrors } from '../support/console';
import { readContent, packed } from '../support/documents';
import { blankInput } from '../support/property';
import { useFolder } from '../support/use-folder';
import { useStrictStore } from '../support/use-strict-store';
import { json, origin, send, signIn } from './caller';
import { fillSite, picture } from './filled-site';

const store = await useStrictStore();
const folder = useFolder();
let file = '';
let cookie = '';
let calls = 0;
let printed: string[] = [];
let original: Record<string, unknown> = {};

beforeEach(fillOriginal);

it('row 10: a backup restored into an empty site leaves no difference in any record', async () => {
  await enterEmpty();
  expect(await run()).toBe(0);
  expect(await readContent()).toEqual(original);
  expect(printed).toContain('0 differences.');
  expect(printed[0]).toMatch(/, less than a day old: 9 entries, all whole\.$/);
  expect(await properties.listPresent()).toHaveLength(3);
  expect(await run()).toBe(0);
  expect(printed).toContain('Nothing to restore.');
});

it('row 10: a backup restored over a site changes records only with replace; what was erased stays erased, what the site alone has stays', async () => {
  await properties.update([{ id: 'home-0', patch: { price: '99000' } }]);
  await properties.erase('home-1');
  await enquiries.change(() => ({ erased: ['enquiry-2'], result: null }));
  await properties.create(blankInput(), 'new');
  const changed = await readContent();

  expect(await run()).toBe(0);
  expect(await readContent()).toEqual(changed);
  expect(printed).toEqual(
    expect.arrayContaining([
      '  1 different, kept as they are (--replace replaces them): home-0',
      '  1 on the site only, kept',
      '  1 erased on the site, left out: home-1',
      '  1 erased on the site, left out: enquiry-2',
      '1 differences.',
      '2 were left out, as they were erased on the site (--with-erased brings them back).',
    ]),
  );

  expect(await run(file, { replace: true })).toBe(0);
  const { properties: before } = original as { properties: Record<string, unknown> };
  const { properties: after } = (await readContent()) as typeof original & { properties: object };
  expect(after).toMatchObject({ 'home-0': before['home-0'], 'home-2': before['home-2'] });
  expect(Object.keys(after).sort()).toEqual(['home-0', 'home-2', 'home-3', 'new']);
  expect(await properties.history('home-0')).toHaveLength(3);

  expect(await run(file, { withErased: true })).toBe(0);
  expect(printed).toContain('  1 erased on the site, brought back: enquiry-2');
  expect((await enquiries.read()).records.has('enquiry-2')).toBe(true);
});

it('row 10, row 44: a newer backup teaches a new site what was erased, and no older one brings it back, nor its picture', async () => {
  const older = file;
  await properties.erase('home-1');
  const newer = await save();
  await enterEmpty();
  await run(newer);
  const { pictures, ...documents } = await readContent();
  expect(pictures).toHaveLength(3);
  expect(await run(older, { replace: true })).toBe(0);
  expect(await readContent()).toEqual({ ...documents, pictures });
});

it.each([
  ['row 7', 'damaged', new ArrayBuffer(100)],
  ['row 53', 'missing', null],
])(
  '%s: a document that is %s names last night’s backup, and a restore of that replaces it',
  async (_row, _state, bytes) => {
    await backUp(new Date());
    const night = isoDay(new Date().toISOString());
    if (bytes) await openStore('documents').writeBytes('properties', bytes, {});
    else await openStore('documents').remove('properties');
    await expect(save()).rejects.toThrow('503');
    const answer = await send(office, 'GET', '/api/backup/properties', { cookie });
    expect(await json(answer)).toMatchObject({
      status: 503,
      detail: expect.stringContaining(`the nightly backup of ${formatDay(night)}`) as string,
    });
    expect(takeLoggedErrors().join()).toContain('DamagedDocument');

    const nights = await send(office, 'GET', '/api/backup/nights', { cookie });
    expect(await json(nights)).toMatchObject({ nights: { properties: [night] } });
    expect(await run(await save(night))).toBe(0);
    expect(await readContent()).toEqual(original);
    await expect(save('2026-01-01')).rejects.toThrow(
      'no documents to save of the night 2026-01-01',
    );
  },
);

it('row 43: a restore that was killed at any call, and repeated, leaves no difference', async () => {
  await enterEmpty();
  await run(file);
  const all = calls;
  for (let maxCalls = 1; maxCalls < all; maxCalls += 1) {
    await enterEmpty();
    await expect(run(file, { maxCalls })).rejects.toThrow('killed');
    expect(await run(file), `killed at call ${maxCalls} of ${all}`).toBe(0);
    expect(await readContent(), `killed at call ${maxCalls} of ${all}`).toEqual(original);
  }
}, 300_000);

const put = (path: string, body: Uint8Array<ArrayBuffer>) =>
  send(office, 'PUT', path, { body, cookie });

it('nothing but a document is restored, and what cannot be read is counted', async () => {
  expect((await put('/api/backup/properties', await picture(9))).status).toBe(422);
  expect((await put('/api/backup/sessions', packed([]))).status).toBe(404);
  const answer = await put(
    '/api/backup/blogs',
    packed([{ _id: '../x' }, 'text', { _id: 'b' }, { _id: 'a', title: 'A' }]),
  );
  expect(await json(answer)).toMatchObject({ missing: ['a'], unread: 3, total: 4 });
});

it.each([
  ['has too many records', `{"records":[${'{},'.repeat(restoreLimits.records)}{}],"erased":[]}`],
  ['is too deep', `{"records":${'['.repeat(100)}${']'.repeat(100)},"erased":[]}`],
  ['is too large unpacked', `{"records":[],"erased":[]}${' '.repeat(restoreLimits.bytes)}`],
])(
  'row 76: a backup that %s is refused before it is parsed, and nothing is written',
  async (_, document) => {
    const body = new Uint8Array(gzipSync(document));
    const parse = vi.spyOn(JSON, 'parse');
    const answer = await put('/api/backup/blogs', body);
    const lengths = parse.mock.calls.map(([text]) => text.length);
    parse.mockRestore();
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('unpacks to more than 40 MB or 50,000 records');
    expect(Math.max(0, ...lengths)).toBeLessThan(1_000);
    expect(await readContent()).toEqual(original);

    const archive = { files: new Map([['blogs.json.gz', body]]) };
    expect(() => documentsIn(archive)).toThrow('unpacks to more than a restore takes');
  },
);

it('row 76: a backup that is too large as it is sent is refused with a text', async () => {
  const answer = await put('/api/backup/blogs', new Uint8Array(4_500_001));
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain(problems.backup.tooLarge);
});

it('a picture is stored under its own hash only, and nothing else', async () => {
  const makeHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const page = new TextEncoder().encode('<script>alert(1)</script>');
  const path = (bytes: Uint8Array) => `/api/image/${makeHash(bytes).slice(0, 24)}`;
  const putPicture = (address: string, body: Uint8Array<ArrayBuffer>) =>
    send(image, 'PUT', address, { body, cookie });
  const before = await readContent();
  const jpeg = await picture(9);
  expect((await putPicture(path(page), jpeg)).status).toBe(422);
  expect((await putPicture(path(page), page)).status).toBe(415);
  const head = new Uint8Array([...jpeg.subarray(0, 40), ...page]);
  expect((await putPicture(path(head), head)).status).toBe(422);
  expect(await readContent()).toEqual(before);
  expect((await putPicture(path(jpeg), jpeg)).status).toBe(200);
});

/** The site as the commands reach it, its functions called directly; `maxCalls` is where the command is killed. */
function makeSite(maxCalls = Infinity) {
  calls = 0;
  const call = async (method: string, path: string, body?: Uint8Array<ArrayBuffer>) => {
    calls += 1;
    if (calls > maxCalls) throw new Error('killed');
    const handler = path.startsWith('/api/image/') ? image : office;
    const headers = { cookie, origin };
    const answer = await handler(
      new Request(origin + path, { method, headers, ...(body && { body }) }),
    );
    return answer;
  };
  const checked = async (answer: Response) => {
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    get: async (path: string) => (await checked(await call('GET', path))).text(),
    getBytes: async (path: string) => {
      const answer = await call('GET', path);
      if (answer.status === 404) return null;
      return new Uint8Array(await (await checked(answer)).arrayBuffer());
    },
    putBytes: async (path: string, body: Uint8Array<ArrayBuffer>) =>
      (await checked(await call('PUT', path, body))).text(),
    signal: undefined,
  };
}

async function fillOriginal(): Promise<void> {
  await enterEmpty();
  await fillSite();
  original = await readContent();
  file = await save();
  printed = [];
}

/** Goes to another site, which is empty. */
async function enterEmpty(): Promise<void> {
  store.reset();
  cookie = await signIn();
}

async function save(night?: string): Promise<string> {
  const path = join(folder.path, `${crypto.randomUUID()}.zip`);
  const version = night === undefined ? { now: new Date() } : { night };
  await saveBackup({ site: makeSite(), address: 'https://homes.example', version, file: path });
  return path;
}

interface RunOptions {
  replace?: boolean;
  withErased?: boolean;
  maxCalls?: number;
}

const run = (path = file, { replace = false, withErased = false, maxCalls }: RunOptions = {}) =>
  restore({
    file: path,
    replace,
    withErased,
    atSite: (act) => act(makeSite(maxCalls)),
    confirm: () => Promise.resolve(true),
    print: (line: string) => void printed.push(line),
  });
