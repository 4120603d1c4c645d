/**
 * A workbook of 1,000 properties in 30 columns through the real calls of a served site (`npm start`
 * in another terminal): how long the preview, the import, the same file again, and undo
 * take. The properties go to the trash at the end.
 * Usage: npm run bench -- spreadsheet http://localhost:8888
 */
import { read, utils, write } from '@e965/xlsx';
import { operatorOf } from '../site/operator.mjs';
import { withSession } from '../site/session.mjs';
import { servedSite } from './harness.mjs';

const target = await servedSite();
const count = Number(process.argv[3] ?? 1_000);

async function readBytes({ cookie }, path) {
  const response = await fetch(new URL(path, target), { headers: { cookie } });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.arrayBuffer();
}

const values = {
  'Rent per month': (at) => 15_000 + at * 10,
  'Size (sqft)': (at) => 700 + at,
  Bedrooms: (at) => 1 + (at % 4),
  Bathrooms: (at) => 1 + (at % 3),
  Balconies: () => 1,
  Category: () => 'Apartment',
  Status: () => 'Available',
  Furnishing: () => 'Semi Furnished',
  Parking: () => '4 Wheeler',
  'Listed on': () => '31-10-2026',
  Description: (at) => `A quiet home, number ${at}, near the metro. `.repeat(8),
};
const skipped = ['Reference', 'Google Maps link', 'Pictures'];
const flags = [
  'Featured',
  'Gated security',
  'Lift',
  'Water supply',
  'Vegetarian only',
  'Pets allowed',
  'Fire safety',
];
function cell(title, at) {
  if (skipped.includes(title)) return null;
  if (flags.includes(title)) return at % 2 ? 'Yes' : 'No';
  return values[title]?.(at) ?? `${title} ${at}`;
}

/** A workbook with the columns of the template and some of its own. */
async function makeWorkbook(session) {
  const book = read(await readBytes(session, '/api/property/template'));
  const [titles] = utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { header: 1 });
  const header = [
    ...titles,
    ...Array.from({ length: 30 - titles.length }, (_, at) => `Own ${at + 1}`),
  ];
  const rows = Array.from({ length: count }, (_, at) => header.map((title) => cell(title, at)));
  const sheet = utils.aoa_to_sheet([header, ...rows]);
  const bytes = write(
    { SheetNames: ['Homes'], Sheets: { Homes: sheet } },
    { type: 'buffer', bookType: 'xlsx', compression: true },
  );
  console.log(`${count} rows, ${header.length} columns, ${Math.round(bytes.length / 1024)} KiB`);
  return bytes;
}

async function timed(name, work) {
  const start = performance.now();
  const result = await work();
  console.log(`${name.padEnd(34)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** A busy local server sometimes loses an answer. */
const again = { isRepeatable: true };

async function measure(session) {
  const bytes = await makeWorkbook(session);
  const preview = async () => {
    const body = new FormData();
    body.set('file', new Blob([bytes]), 'homes.xlsx');
    return JSON.parse(await session.send('/api/property/bulk/preview', { method: 'POST', body }));
  };
  const first = await timed('preview', preview);
  console.log(JSON.stringify(first.counts));
  await timed('import', () => session.post(`/api/property/bulk/import/${first.id}`, {}, again));
  const second = await timed('preview of the same file again', preview);
  console.log(JSON.stringify(second.counts));
  const workbook = await timed('export', () => readBytes(session, '/api/property/export'));
  console.log(`${Math.round(workbook.byteLength / 1024)} KiB`);
  await timed('undo', () => session.post(`/api/property/bulk/undo/${first.id}`, {}, again));
}

await withSession(target, await operatorOf(new URL(target)), measure);
