import { utils } from '@e965/xlsx';
import { beforeEach, expect, it } from 'vitest';
import { importMessages } from '../../src/content/import/messages';
import type { ImportPreview, WorkbookReading, ImportResult } from '../../src/domain/import';
import type { Property } from '../../src/domain/property/schema';
import { openStore } from '../../src/server/store/open';
import { useLocalStore } from '../support/local-store';
import { fileHeaders, propertyRow, propertiesFile, makeWorkbook } from '../support/properties-file';
import { readSheet } from '../server/spreadsheet/workbook-reader';
import { sampleProperty, workbookForm } from './api';
import { json, send, signIn } from './caller';
import { functionFor } from './platform';

const bulk = '/api/property/bulk';

let cookie = '';

useLocalStore();
beforeEach(async () => {
  cookie = await signIn();
});

const none = { create: 0, update: 0, unchanged: 0, skipped: 0, error: 0 };

it('the one call of the specification imports the good rows and names each row', async () => {
  const odd = propertyRow('C', { Lift: 'perhaps' });
  const rows = [propertyRow('A'), propertyRow('B', { Rent: null }), odd, propertyRow('a')];
  const more = { 'S.No': 1, Amenities: 'Gym, Pool', 'Car Park': 'Car', Remarks: 'x', Broker: 'R.' };
  const file = makeWorkbook([
    [
      ...fileHeaders.map((one) => (one === 'Description' ? 'propertyDes' : one)),
      ...Object.keys(more),
    ],
    ...rows.map((row) => [...row, ...Object.values(more)]),
    ['', 'Total', 75_000],
  ]);
  const response = await post(bulk, workbookForm(file));
  expect(response.status).toBe(200);
  expect(await json(response)).toMatchObject({
    counts: { create: 3, skipped: 1, error: 0 },
    results: [
      { row: 2, name: 'A', state: 'created' },
      { row: 3, name: 'B', state: 'created' },
      { row: 4, name: 'C', state: 'created' },
      { row: 5, name: 'a', state: 'skipped' },
    ],
    publication: [
      '2 properties are on the site.',
      '1 property lacks the rent: saved, not on the site until that is filled in.',
    ],
    rejected: [],
    cautions: [
      { row: 3, name: 'B', cells: [{ column: 'Show on the site' }] },
      { row: 4, cells: [{ cell: 'I4', caution: 'Not imported: Write Yes or No.' }] },
      { row: 5, cells: [{ value: 'a', caution: importMessages.same }] },
    ],
    notImported: ['Broker'],
    hiddenSheets: [],
    otherSheets: [],
    leftOut: [6],
  });
  const [one] = await properties();
  const propertyDes = expect.stringMatching(/^About/) as unknown;
  const stated = { features: 'Gym, Pool', parking: '4 Wheeler', propertyDes, remarks: 'x' };
  expect(await json(await get(`/api/property/getproperty/${one?._id}`))).toMatchObject([stated]);
});

const storedPicture = '0123456789abcdef01234567';

const terms = {
  areaType: 'super built-up',
  totalFloors: '5',
  maintenance: 'Included',
  advance: '3 months',
  otherCharges: '₹5,000/-',
  brokerage: 'None',
  noticeMonths: '2',
  availableFrom: 'Now',
  checkedOn: '2026-11-20',
  letTo: ['family', 'company'],
  waterSource: ['metro', 'borewell', 'tanker'],
  nearby: 'MRTS, 5 minutes on foot\nBus stop, 2 minutes on foot',
  waterTaste: ['sweet', 'salt'],
  waterNote: 'Tanker twice a month, in summer',
  flood: 'home dry',
  floodNote: 'December 2023: two days',
  backupFor: ['lights backup', 'ac backup'],
};

/** Records that a workbook could change. */
const odd: Record<string, unknown>[] = [
  {},
  { images: [`/api/image/${storedPicture}`, 'https://youtu.be/abcdefghijk'] },
  { lift: '', water: '', veg: '', pets: '', gatedSecurity: '', fireSafety: '', parking: '' },
  { category: '', fStatus: '' },
  // As programs write texts, which the reading takes for markup.
  { name: 'Sea &amp; Sand', price: "'25000", propertyDes: 'Hall<br>Kitchen' },
  { lift: true, veg: true, fireSafety: false, status: 'Occupied', vParking: 'Yes' },
  terms,
  {
    maintenance: '2,500 + GST',
    advance: '10',
    otherCharges: '=5000',
    brokerage: '15 days',
    noticeMonths: '01',
    availableFrom: '01-12-2026',
    totalFloors: '1/2',
  },
].map((fields) => ({ ...sampleProperty, ...fields }));

it('an export that is imported again changes nothing', async () => {
  const metadata = { type: 'image/png' };
  await openStore('images').writeBytes(storedPicture, new ArrayBuffer(1), metadata);
  for (const record of odd)
    expect((await post('/api/property/addproperty', record)).status).toBe(201);
  const before = await properties();
  const response = await get('/api/property/export');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { counts, rows } = await importAll(bytes);
  expect(rows.flatMap(({ cells }) => cells)).toEqual([]);
  expect(counts).toEqual({ ...none, unchanged: odd.length });
  expect(await properties()).toEqual(before);
});

it('the rows to correct are those with errors and those skipped, each with its reason', async () => {
  const rows = [propertyRow('A'), propertyRow('a'), propertyRow('', { Address: null })];
  const { id } = await importAll(propertiesFile(rows));
  const bytes = new Uint8Array(await (await get(`${bulk}/faulty/${id}`)).arrayBuffer());
  const [, ...kept] = utils.sheet_to_json<string[]>(readSheet(bytes), { header: 1 });
  expect(kept.map((row) => String(row.at(-1)).length > 10)).toEqual([true, true]);
});

it.each<[string, FormData, number, string]>([
  ['more than 4 MB', workbookForm(new Uint8Array(4 * 1024 * 1024 + 1)), 413, '4 MB'],
  ['text called .xlsx', workbookForm(new TextEncoder().encode('<p>Name, Rent')), 415, 'Excel'],
  ['no file', new FormData(), 422, 'Choose a workbook'],
])('row 20: a workbook that cannot be read: %s', async (_, form, status, text) => {
  for (const path of [bulk, `${bulk}/preview`]) {
    const response = await post(path, form);
    expect(response.status).toBe(status);
    expect((await json<{ detail: string }>(response)).detail).toContain(text);
  }
  expect(await properties()).toEqual([]);
});

it.each([
  ['POST', `${bulk}/import/nobody`, {}],
  ['POST', `${bulk}/undo/nobody`, undefined],
  ['GET', `${bulk}/faulty/nobody`, undefined],
])('of an unknown import %s %s is 404', async (method, path, body) => {
  expect((await call(method, path, body)).status).toBe(404);
});

it('choices that are none are rejected, and no faulty rows are no workbook', async () => {
  const file = propertiesFile([propertyRow('A')]);
  const { id } = await preview(file);
  for (const [matching, status] of [
    ['{"keys":["nobody"]}', 422],
    ['{', 400],
  ] as const) {
    const form = workbookForm(file);
    form.set('matching', matching);
    expect((await post(`${bulk}/preview`, form)).status).toBe(status);
  }
  expect((await post(`${bulk}/import/${id}`, { choices: { 2: 'erase' } })).status).toBe(422);
  expect((await get(`${bulk}/faulty/${id}`)).status).toBe(404);
  expect(await properties()).toEqual([]);
});

const call = (method: string, path: string, body?: unknown) =>
  send(functionFor(path), method, path, { body, cookie });
const post = (path: string, body?: unknown) => call('POST', path, body);
const get = (path: string) => call('GET', path);

async function preview(bytes: Uint8Array<ArrayBuffer>): Promise<ImportPreview> {
  const response = await post(`${bulk}/preview`, workbookForm(bytes));
  expect(response.status).toBe(200);
  const read = await json<WorkbookReading>(response);
  if (!read.preview) throw new Error(`Something is open: ${JSON.stringify(read.columns)}`);
  return read.preview;
}

async function importAll(bytes: Uint8Array<ArrayBuffer>) {
  const prepared = await preview(bytes);
  const response = await post(`${bulk}/import/${prepared.id}`, {});
  expect(response.status).toBe(200);
  return { ...prepared, ...(await json<ImportResult>(response)) };
}

async function properties(): Promise<Property[]> {
  return json<Property[]>(await get('/api/property/getproperty'));
}
