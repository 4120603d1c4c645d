import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onPreBuild } from '../../scripts/build/company-facts/plugin.mjs';
import { writeFacts } from '../../scripts/build/company-facts/write.ts';
import { factsFileIn } from '../../scripts/setup/facts-file.mjs';
import { root } from '../../scripts/setup/root.ts';
import { companyFields } from '../../src/domain/company/fields';
import { companyId } from '../../src/domain/company/record';
import type { CompanyValues } from '../../src/domain/company/schema';
import { blankValues } from '../../src/domain/field';
import { companyRecords } from '../../src/server/records/company';
import { packed } from '../support/documents';
import { useFolder } from '../support/use-folder';
import { useStrictStore } from '../support/use-strict-store';

const store = await useStrictStore();
const site = useFolder();
let said: string[] = [];
/** What an earlier build has written. */
const before = '{"values":{"name":"Before"}}';

beforeEach(() => {
  mkdirSync(path.dirname(factsFileIn(site.path)), { recursive: true });
  writeFileSync(factsFileIn(site.path), before);
  said = [];
  vi.stubEnv('CONTEXT', 'local');
});

const build = () => writeFacts(site.path, (text) => said.push(text));
const file = () => readFileSync(factsFileIn(site.path), 'utf8');
const values = () => (JSON.parse(file()) as { values: Record<string, unknown> }).values;
const save = (facts: object) =>
  companyRecords.create({ ...blankValues(companyFields), ...facts }, companyId);

/** The stored record with other values, as no form would save it. */
function damage(change: object): void {
  const [record] = store.documentRecords('company');
  store.putDocument('company', [{ ...(record as object), ...change }]);
}

it('a build has the facts as they are stored, and says which are missing', async () => {
  await save({ name: 'Marina', monday: '09:00–17:00' });
  expect(await build()).toBeNull();
  expect(values()).toMatchObject({ name: 'Marina', monday: '09:00–17:00', phone: '' });
  expect(values()).not.toHaveProperty('updatedAt');
  expect(said.at(-1)).toMatch(/placeholders of the company’s phone, email, /);
});

it('before the first save a build has none, and says so', async () => {
  expect(await build()).toBeNull();
  expect(values()).toEqual({});
  expect(said.join()).toContain('placeholders of the company’s name, phone');
});

it('a build knows the cities of the offices in India', async () => {
  const office = { phones: '', email: '', address: '12 Example Street', map: '' };
  const offices = [
    { ...office, city: 'Madurai' },
    { ...office, city: 'Dubai' },
    { ...office, city: 'London', phones: '+44 20 7946 0958' },
  ];
  await save({ offices });
  expect(await build()).toBeNull();
  expect(JSON.parse(file())).toMatchObject({ cities: ['Madurai'] });
});

it('a local site has marked samples of questions and references until the first save, and nothing else', async () => {
  vi.stubEnv('COMPANY_FACTS', 'samples');
  cpSync(path.join(root, 'demo'), path.join(site.path, 'demo'), { recursive: true });
  expect(await build()).toBeNull();
  const { questions, references, ...others } = values() as Partial<CompanyValues>;
  expect(others).toEqual({});
  for (const { question, answer } of questions ?? [])
    expect([question, answer]).toEqual([
      expect.stringMatching(/^Sample/),
      expect.stringMatching(/^Sample/),
    ]);
  for (const { words, name } of references ?? [])
    expect([words, name]).toEqual([expect.stringContaining('sample'), 'Sample']);
  expect([questions?.length, references?.length]).toEqual([3, 2]);
  await save({ name: 'Marina' });
  expect(await build()).toBeNull();
  expect(values()).toMatchObject({ name: 'Marina', questions: [], references: [] });
});

it('a preview has facts of its own, and says so', async () => {
  store.put('documents', 'company', Buffer.from(packed([{ _id: companyId, name: 'Marina' }])));
  vi.stubEnv('CONTEXT', 'deploy-preview');
  expect(await build()).toBeNull();
  expect(values()).toEqual({});
  expect(said[0]).toBe('The context deploy-preview has facts of its own.');
});

it('on a machine without the platform a build has none, and says so in one line', async () => {
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '');
  expect(await build()).toBeNull();
  expect(values()).toEqual({});
  expect(said[0]).toBe('This build has no store to read the company’s facts from.');
  expect(store.calls).toEqual([]);
});

describe('row 57: a build never shows fewer facts than were saved. It stops', () => {
  const damaged = /^The stored facts of the company are damaged or missing, .*restore/;
  it.each<[string, () => void, RegExp]>([
    ['when they are damaged', () => store.put('local-documents', 'company', '{'), damaged],
    ['when they are lost', () => store.put('local-documents', 'company', null), damaged],
    ['when their record cannot be read', () => damage({ reasons: 'none' }), /cannot be read/],
    [
      'when this version does not accept one',
      () => damage({ monday: 'mornings' }),
      /does not accept what is saved of the company: monday\./,
    ],
    ['when the store is away', () => store.fault({ kind: 503, times: 99 }), /did not answer/],
    ['when the store refuses', () => store.fault({ kind: 403, times: 99 }), /did not answer \(/],
    [
      'on the host, when that gives no way into the store',
      () => vi.stubEnv('SITE_ID', 'site').stubEnv('NETLIFY_BLOBS_CONTEXT', ''),
      /no way into its store/,
    ],
    [
      'on the host, when that does not name the context',
      () => vi.stubEnv('SITE_ID', 'site').stubEnv('CONTEXT', ''),
      /no way into its store/,
    ],
  ])('%s, with a sentence', async (_, happen, sentence) => {
    await save({ name: 'Marina' });
    happen();
    const reason = await build();
    expect(reason).toMatch(sentence);
    expect(reason).toMatch(/the site stays as it is\. .*COMPANY_FACTS to none\.$/);
    expect(file()).toBe(before);
    vi.stubEnv('COMPANY_FACTS', 'none');
    expect(await build()).toBeNull();
    expect(values()).toEqual({});
  });

  it('as the platform’s builder runs it, too, and leaves the environment of the build as it was', async () => {
    vi.stubEnv('NODE_ENV', undefined);
    const facts = readFileSync(factsFileIn(root), 'utf8');
    store.put('local-documents', 'company', '{');
    const failBuild = vi.fn();
    await onPreBuild({ utils: { build: { failBuild } } });
    expect(failBuild).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(damaged));
    expect(readFileSync(factsFileIn(root), 'utf8')).toBe(facts);
    expect(process.env.NODE_ENV).toBeUndefined();
  });
});
