/**
 * A workbook of 1,000 properties in 30 columns through the real calls of a served site (`npm start`
 * in another terminal): how long the preview, the import of its chunks, the same file again, and
 * undo take. The properties go to the trash at the end.
 * Usage: npm run bench:spreadsheet -- http://localhost:8888
 */
import { read, utils, write } from '@e965/xlsx';
import { localCredentials } from '../setup/credentials.mjs';
import { servedSite } from './served-site.mjs';

const target = await servedSite();
const count = Number(process.argv[3] ?? 1_000);
const { username, password } = await localCredentials();

async function call(path, init = {}) {
  const response = await fetch(new URL(path, target), init);
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

const signedIn = await call('/api/auth/signin', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username, password }),
});
const cookie = signedIn.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ');

const template = await call('/api/property/template', { headers: { cookie } });
const book = read(await template.arrayBuffer());
const [titles] = utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { header: 1 });
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

async function timed(name, work) {
  const start = performance.now();
  const result = await work();
  console.log(`${name.padEnd(34)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function preview() {
  const body = new FormData();
  body.set('file', new Blob([bytes]), 'homes.xlsx');
  return (
    await call('/api/property/bulk/preview', { method: 'POST', headers: { cookie }, body })
  ).json();
}

/** These calls may be repeated; a busy local server sometimes loses an answer. */
async function send(path, body, tries = 3) {
  const headers = { cookie, 'content-type': 'application/json' };
  try {
    return await (await call(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  } catch (error) {
    if (tries <= 1) throw error;
    return send(path, body, tries - 1);
  }
}

console.log(`${count} rows, ${header.length} columns, ${Math.round(bytes.length / 1024)} KiB`);
const first = await timed('preview', preview);
console.log(JSON.stringify(first.counts));
await timed(`load, ${first.chunks} chunks`, async () => {
  for (let chunk = 0; chunk < first.chunks; chunk += 1)
    await send(`/api/property/bulk/chunk/${first.id}`, { chunk });
});
const again = await timed('preview of the same file again', preview);
console.log(JSON.stringify(again.counts));
const workbook = await timed('export', () => call('/api/property/export', { headers: { cookie } }));
console.log(`${Math.round((await workbook.arrayBuffer()).byteLength / 1024)} KiB`);
await timed('undo', async () => {
  let left;
  do ({ left } = await send(`/api/property/bulk/undo/${first.id}`, {}));
  while (left > 0);
});
