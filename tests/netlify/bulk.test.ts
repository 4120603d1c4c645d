import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import property from '../../netlify/functions/property';
import type {
  BatchSummary,
  BulkPreview,
  ChunkResult,
  UndoResult,
} from '../../src/domain/bulk/preview';
import type { Property } from '../../src/domain/property/schema';
import { openStore } from '../../src/server/store/open';
import {
  fileHeaders,
  homeRow,
  homesFile,
  workbookOf,
  type SheetValue,
} from '../support/homes-file';
import { useLocalStore } from '../support/local-store';
import { home, pictureForm, workbookForm } from './api';
import { configurePassword, json, send, signIn } from './caller';

useLocalStore();
beforeAll(() => configurePassword());
let cookie = '';
beforeEach(async () => {
  cookie = await signIn();
});

const bulk = '/api/property/bulk';
const post = (path: string, body?: unknown) => send(property, 'POST', path, { body, cookie });
const get = (path: string) => send(property, 'GET', path, { cookie });

async function preview(bytes: Uint8Array<ArrayBuffer>): Promise<BulkPreview> {
  const response = await post(`${bulk}/preview`, workbookForm(bytes));
  expect(response.status).toBe(200);
  return json<BulkPreview>(response);
}

async function load(bytes: Uint8Array<ArrayBuffer>) {
  const prepared = await preview(bytes);
  const results: ChunkResult['results'] = [];
  for (let chunk = 0; chunk < prepared.chunks; chunk += 1) {
    const response = await post(`${bulk}/chunk/${prepared.batch}`, { chunk });
    expect(response.status).toBe(200);
    results.push(...(await json<ChunkResult>(response)).results);
  }
  return { ...prepared, results };
}

async function undo(batch: string): Promise<UndoResult> {
  for (;;) {
    const result = await json<UndoResult>(await post(`${bulk}/undo/${batch}`));
    if (result.left === 0) return result;
  }
}

async function homes(): Promise<Property[]> {
  return json<Property[]>(await get('/api/property/getproperty'));
}

async function rowsOf(response: Response): Promise<SheetValue[][]> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w-]+\.xlsx"$/,
  );
  const book = read(await response.arrayBuffer(), { cellDates: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return utils.sheet_to_json<SheetValue[]>(sheet ?? {}, { header: 1, defval: null, raw: true });
}

/** Twelve rows with something wrong, each with what would make it right. */
const faults: [Parameters<typeof homeRow>[1], Parameters<typeof homeRow>[1]][] = [
  [{ Name: null }, { Name: 'Named' }],
  [{ Rent: null }, { Rent: 21_000 }],
  [{ 'Area (sqft)': null }, { 'Area (sqft)': 900 }],
  [{ Address: '' }, { Address: '1 Beach Road' }],
  [{ BHK: null }, { BHK: 2 }],
  [{ Baths: new Date(Date.UTC(2026, 2, 2)) }, { Baths: '2' }],
  [{ Floor: null }, { Floor: 'Ground' }],
  [{ Lift: 'perhaps' }, { Lift: 'No' }],
  [{ Name: 'n'.repeat(201) }, { Name: 'Short' }],
  [{ Reference: 'nobody' }, { Reference: null }],
  [{ Reference: '../up' }, { Reference: null }],
  [{ Rent: 'r'.repeat(61) }, { Rent: '₹18,000' }],
];

const rents = ['₹25,000/-', '1.5 lakh', '32k', 40_000, 'Rs. 18000', '₹ 1,25,000'];

/** 200 rows: 183 good ones, 12 faulty ones, 5 that repeat an earlier row; with blank rows between. */
function stock(): SheetValue[][] {
  const good = Array.from({ length: 183 }, (_, at) =>
    homeRow(`Home ${at}`, {
      Rent: rents[at % rents.length] ?? null,
      Description: at % 10 === 0 ? new Date(Date.UTC(2026, 0, 1 + (at % 28))) : `Text ${at}`,
    }),
  );
  const faulty = faults.map(([wrong], at) => homeRow(`Faulty ${at}`, wrong));
  const rows = [...good.slice(0, 90), ...faulty, ...good.slice(90), ...good.slice(0, 5)];
  return rows.flatMap((row, at) => (at % 40 === 39 ? [row, []] : [row]));
}

describe('200 rows with 12 faulty ones and 5 repeated ones', () => {
  it('are counted, loaded, corrected, and taken back', async () => {
    const file = homesFile(stock());
    const first = await preview(file);
    expect(first.counts).toEqual({ create: 183, update: 0, unchanged: 0, error: 17 });
    expect(first.rows).toHaveLength(200);
    // Nothing is written before it is confirmed.
    expect(await homes()).toEqual([]);
    expect(await openStore('history').list()).toEqual([]);
    expect(await openStore('properties').list()).toEqual([]);

    const { batch, results } = await load(file);
    expect(results.filter(({ state }) => state === 'created')).toHaveLength(183);
    expect(await homes()).toHaveLength(183);

    const [head = [], ...kept] = await rowsOf(await get(`${bulk}/faulty/${batch}`));
    expect(head).toEqual([...fileHeaders, 'What to correct']);
    expect(kept).toHaveLength(17);
    for (const row of kept) expect(String(row.at(-1)).length).toBeGreaterThan(10);

    const fixed = kept.slice(0, 12).map((row, at) => {
      const right = faults[at]?.[1] ?? {};
      return row.map((value, column) => {
        const header = String(head[column]) as keyof typeof right;
        return header in right ? (right[header] ?? null) : value;
      });
    });
    const corrected = await load(workbookOf([head, ...fixed]));
    expect(corrected.counts).toEqual({ create: 12, update: 0, unchanged: 0, error: 0 });
    const all = await homes();
    expect(all).toHaveLength(195);
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(195);

    // Again: the good rows are met again, and nothing is there twice.
    expect((await load(file)).counts).toEqual({ create: 0, update: 0, unchanged: 183, error: 17 });
    expect((await load(workbookOf([head, ...fixed]))).counts).toMatchObject({ unchanged: 12 });
    expect(await homes()).toHaveLength(195);

    expect(await undo(corrected.batch)).toEqual({ undone: 12, edited: [], left: 0 });
    expect(await undo(batch)).toEqual({ undone: 183, edited: [], left: 0 });
    expect(await homes()).toEqual([]);
    const states = (await json<BatchSummary[]>(await get(`${bulk}/batches`))).map(
      ({ state }) => state,
    );
    expect(states).toEqual(['undone', 'undone']);
  }, 120_000);
});

describe('export', () => {
  const odd: Record<string, unknown>[] = [
    home,
    { ...home, name: '=1+1', propertyDes: '+91 90000 00000\nsecond line\ttab', price: '-1' },
    { ...home, name: 'வணக்கம் சென்னை', price: '₹1,25,000/-', propertySize: '1200.50', floor: '007' },
    { ...home, images: ['/api/image/0123456789abcdef01234567', 'https://youtu.be/abcdefghijk'] },
    { ...home, lift: true, veg: true, fireSafety: false, status: 'Occupied', vParking: 'Yes' },
    { ...home, features: 'One, two, _x0041_ three', address: 'A\u0007B, Chennai', bedrooms: '1e3' },
    { ...home, name: ' TRUE ', floor: '1/2', balcony: '01-02-2026', facing: 'East & <West>' },
  ];

  it('loaded again changes nothing', async () => {
    for (const record of odd)
      expect((await post('/api/property/addproperty', record)).status).toBe(201);
    const before = await homes();
    const response = await get('/api/property/export');
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { counts, rows } = await load(bytes);
    expect(rows.flatMap(({ changes, errors }) => [...changes, ...errors])).toEqual([]);
    expect(counts).toEqual({ create: 0, update: 0, unchanged: odd.length, error: 0 });
    expect(await homes()).toEqual(before);
  });

  it('edited and loaded changes that home alone', async () => {
    for (const record of odd.slice(0, 3)) await post('/api/property/addproperty', record);
    const [head = [], ...rows] = await rowsOf(await get('/api/property/export'));
    const rent = head.indexOf('Rent per month');
    const edited = rows.map((row, at) =>
      row.map((value, column) => (at === 1 && column === rent ? 31_000 : value)),
    );
    const { counts, results } = await load(workbookOf([head, ...edited]));
    expect(counts).toMatchObject({ update: 1, unchanged: 2 });
    const changed = (await homes()).find(({ _id }) => _id === results[0]?.id);
    expect(changed?.price).toBe('31000');
  });

  it('the template has no home to load, but takes them', async () => {
    const rows = await rowsOf(await get('/api/property/template'));
    expect(rows).toHaveLength(2);
    const [head = []] = rows;
    const row = head.map((title) => {
      const given: Record<string, SheetValue> = {
        Name: 'From the template',
        'Rent per month': '30k',
        'Size (sqft)': 1000,
        Bedrooms: 2,
        Bathrooms: 1,
        Floor: '1st',
        Address: 'Adyar',
      };
      return given[String(title)] ?? null;
    });
    const { counts } = await load(workbookOf([...rows, row]));
    expect(counts).toEqual({ create: 1, update: 0, unchanged: 0, error: 0 });
  });
});

describe.each(['xlsx', 'xls'])(
  'an office list of its own words, written by LibreOffice as .%s',
  (kind) => {
    it('is understood, loaded, met again and taken back', async () => {
      const file = new URL(`../fixtures/spreadsheets/stock.${kind}`, import.meta.url);
      const bytes = new Uint8Array(await readFile(file));
      const { batch, counts, rows, columns } = await load(bytes);
      expect(counts).toEqual({ create: 2, update: 0, unchanged: 0, error: 1 });
      expect(columns.filter(({ key }) => key === null).map(({ header }) => header)).toEqual([
        'Broker',
      ]);
      expect(rows[2]).toMatchObject({
        row: 7,
        errors: [{ cell: 'L7', message: 'Write Yes or No.' }],
      });
      const listed = new Map((await homes()).map((one) => [one.name, one]));
      expect(listed.get('Flat near the metro')).toMatchObject({
        price: '₹25,000/-',
        propertySize: '1200',
        bedrooms: '2',
        category: 'Apartment',
        fStatus: 'Semi Furnished',
        lift: true,
        pets: false,
        date: '2026-10-31T06:30:00.000Z',
      });
      expect(listed.get('வீடு மதுரையில்')).toMatchObject({ price: '1.5 lakh', bedrooms: '3 BHK' });
      expect((await load(bytes)).counts).toMatchObject({ create: 0, unchanged: 2 });
      expect(await undo(batch)).toEqual({ undone: 2, edited: [], left: 0 });
      expect(await homes()).toEqual([]);
    });
  },
);

describe('the one call of the specification', () => {
  it('imports the good rows and answers each row', async () => {
    const rows = [homeRow('A'), homeRow('B', { Lift: 'perhaps' }), homeRow('C')];
    const response = await post(bulk, workbookForm(homesFile(rows)));
    expect(response.status).toBe(200);
    expect(await json(response)).toMatchObject({
      counts: { create: 2, error: 1 },
      results: [
        { row: 2, name: 'A', state: 'created' },
        { row: 4, name: 'C', state: 'created' },
      ],
      refused: [{ row: 3, name: 'B', errors: [{ cell: 'I3' }] }],
      left: [],
    });
    expect(await homes()).toHaveLength(2);
  });
});

describe('row 20: what cannot be read', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => homeRow(`Home ${at}`));
  const wide = [...fileHeaders, ...Array.from({ length: 51 }, (_, at) => `Own ${at}`)];
  it.each<[string, () => FormData, number, string]>([
    ['more than 4 MB', () => workbookForm(new Uint8Array(4 * 1024 * 1024 + 1)), 413, '4 MB'],
    ['a picture', () => pictureForm(), 415, 'Excel'],
    [
      'text called .xlsx',
      () => workbookForm(new TextEncoder().encode('Name,Rent\nA,1')),
      415,
      'Excel',
    ],
    ['no rows', () => workbookForm(workbookOf([fileHeaders])), 422, 'no home below'],
    ['nothing at all', () => workbookForm(workbookOf([[]])), 422, 'empty'],
    ['1,001 rows', () => workbookForm(homesFile(many(1_001))), 422, '1000'],
    ['61 columns', () => workbookForm(workbookOf([wide, wide])), 422, '61 columns'],
    ['no file', () => new FormData(), 422, 'Choose a workbook'],
    [
      'missing headers',
      () =>
        workbookForm(
          workbookOf([
            ['Name', 'Rent'],
            ['A', 1],
          ]),
        ),
      422,
      'no column for: Size (sqft)',
    ],
  ])('%s', async (_, form, status, text) => {
    for (const path of [bulk, `${bulk}/preview`]) {
      const response = await post(path, form());
      expect(response.status).toBe(status);
      expect((await json<{ detail: string }>(response)).detail).toContain(text);
    }
    expect(await homes()).toEqual([]);
  });
});

describe('an unknown upload', () => {
  it.each([
    ['POST', `${bulk}/chunk/nobody`, { chunk: 0 }],
    ['POST', `${bulk}/undo/nobody`, undefined],
    ['GET', `${bulk}/faulty/nobody`, undefined],
  ])('%s %s is 404', async (method, path, body) => {
    expect((await send(property, method, path, { body, cookie })).status).toBe(404);
  });

  it('a part that it does not have, and no number, are refused', async () => {
    const { batch } = await preview(homesFile([homeRow('A')]));
    expect((await post(`${bulk}/chunk/${batch}`, { chunk: 7 })).status).toBe(404);
    expect((await post(`${bulk}/chunk/${batch}`, { chunk: '0' })).status).toBe(422);
    expect((await get(`${bulk}/faulty/${batch}`)).status).toBe(404);
  });
});
