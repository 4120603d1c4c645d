import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadDocumentNotes } from '../../../src/server/pages/document-notes';
import { listPeople, readDoor } from '../../../src/server/people/list';
import { takeLoggedErrors } from '../../support/console';
import { useStrictStore } from '../../support/use-strict-store';
import { json } from '../caller';
import { code, readCookie, enter, first, isSignedIn, setUp, readStatus } from './calls';

const store = await useStrictStore();
const newCode = 'other words for the way back';
let meena = '';
let putBack: () => void = store.reset;
beforeAll(async () => {
  vi.stubEnv('SETUP_CODE', code);
  meena = readCookie(await setUp());
  putBack = store.snapshot();
});
beforeEach(() => {
  putBack();
  vi.stubEnv('SETUP_CODE', code);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const packed = (value: unknown) => gzipSync(JSON.stringify(value));
const bytes = () => store.bytes('local-documents', 'people') ?? Buffer.alloc(0);
const person = () => store.documentRecords('people')[0] as Record<string, unknown>;
const withPerson = (changes: object) =>
  packed({ records: [{ ...person(), ...changes }], erased: [] });

const states: [string, () => Buffer | null][] = [
  ['missing', () => null],
  ['empty', () => Buffer.alloc(0)],
  ['cut in half', () => bytes().subarray(0, bytes().length / 2)],
  ['cut at its last byte', () => bytes().subarray(0, -1)],
  ['random', () => Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 73 + 11) % 256))],
  ['not packed', () => Buffer.from(JSON.stringify({ records: [person()], erased: [] }))],
  ['no JSON', () => gzipSync('{"records":[')],
  ['null', () => packed(null)],
  ['a list', () => packed([person()])],
  ['without records', () => packed({ erased: [] })],
  ['of null records', () => packed({ records: null, erased: [] })],
  ['of no records', () => packed({ records: [], erased: [] })],
  ['of a record that is null', () => packed({ records: [null], erased: [] })],
  ['of a record with an odd flag', () => withPerson({ isOut: 'no' })],
  ['of a record without its set-up code', () => withPerson({ setupCode: undefined })],
  ['of a record with an odd version', () => withPerson({ version: '../x' })],
  ['of a record without an id', () => withPerson({ id: '' })],
  ['of a record whose password is none', () => withPerson({ password: null })],
];

it.each(states)(
  'row 62: people that are %s open no door, and sign nobody out',
  async (_, damage) => {
    store.put('local-documents', 'people', damage());
    const before = bytes();
    expect(await readDoor()).toBe('unreadable');
    expect(await readStatus(setUp({ username: 'stranger' }))).toBe(409);
    expect(await readStatus(enter('meena', first.password))).toBe(503);
    expect(await isSignedIn(meena)).toBe(true);
    expect(bytes()).toEqual(before);
    const notes = await loadDocumentNotes();
    expect(notes.map(({ document }) => document)).toEqual(['people']);
    expect(notes[0]?.text).toContain('SETUP_CODE');
    expect(takeLoggedErrors()).toHaveLength(1);
  },
);

const kinds = states.filter(([name]) =>
  /^(?:missing|random|of no records|.* odd flag)$/.test(name),
);

it.each(kinds)('row 62: people that are %s are opened by new words, once', async (_, damage) => {
  store.put('local-documents', 'people', damage());
  vi.stubEnv('SETUP_CODE', newCode);
  expect(await readStatus(setUp({ code: newCode, username: 'new', name: 'New' }))).toBe(200);
  expect(await readStatus(setUp({ code: newCode, username: 'other' }))).toBe(409);
  expect((await listPeople(new Date())).map(({ name }) => name)).toEqual(['New']);
  expect(await readDoor()).toBe('people');
});

it('row 62: beside others, a person who cannot be read cannot sign in, and is named', async () => {
  store.putDocument('people', [
    person(),
    { ...person(), id: 'ravi', name: 'Ravi', username: 'ravi', isOut: 'no' },
  ]);
  expect(await readStatus(enter('ravi', first.password))).toBe(401);
  expect(await readStatus(enter('meena', first.password))).toBe(200);
  expect(store.documentRecords('people')).toHaveLength(2);
  const [note] = await loadDocumentNotes();
  expect(note?.text).toContain('Ravi');
});

it('a site where nobody was ever is no damaged one', async () => {
  store.reset();
  expect(await readDoor()).toBe('nobody');
  expect(await loadDocumentNotes()).toEqual([]);
  const answer = await enter('meena', first.password);
  expect((await json(answer)).detail).not.toContain('SETUP_CODE');
  expect(takeLoggedErrors()).toHaveLength(1);
});
