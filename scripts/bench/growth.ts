/**
 * Measures what grows with the site: sites with that many properties and as many enquiries, as the scheduler, visitors and the
 * operator meet them. There is no CDN in front, and the store lies on a disk and carries out one write at a time. So bytes
 * hold anywhere, and of times the ratios.
 * An answer that is larger than the platform sends is reported, and the command fails at its end. One that says that it would be
 * too large is good.
 * Usage: npm run bench -- growth 100 1000 10000
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { problems } from '../../src/content/problems.ts';
import { copySite } from '../local-site/copy.ts';
import { buildSite } from '../local-site/build.ts';
import { startSite } from '../local-site/start.ts';
import { setUpOperator } from '../setup/credentials.ts';
import { root } from '../setup/root.ts';
import { callSite, type CallOptions } from '../site/call.ts';
import { withSession, type Session } from '../site/session.ts';
import { fillDocuments } from './documents.ts';
import { compress, median } from './harness.ts';
import { measureImport } from './workbook.ts';

const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given : [100, 1_000, 10_000];
const rounds = 3;
const importedRows = 1_000;
const url = 'http://localhost:8888';
const operator = { username: 'admin', password: crypto.randomUUID() };

/** The requests of visitors and of the operator: a name, the address, and whether it needs the session. */
const addresses: readonly [name: string, address: string, isOperator?: true][] = [
  ['home page', '/'],
  ['listings', '/properties'],
  ['listings, filtered', '/properties?text=adyar&lift=on'],
  ['a place', '/rent/velachery'],
  ['a city', '/rent/chennai'],
  ['one home', '/properties/single/home0'],
  ['sitemap', '/sitemap.xml'],
  ['feed', '/rss.xml'],
  ['map', '/properties?view=map'],
  ['listings, its last page', '/properties?page=99999'],
  ['list call', '/api/property/getproperty'],
  ['the same for the filter', '/api/property/getrows'],
  ['words for the search', '/api/property/getwords?from=0'],
  ['backup of the properties', '/api/backup/properties', true],
  ['home of the admin area', '/admin', true],
  ["operator's list, the page", '/admin/property/allproperty', true],
  ['its rows', '/api/property/getlist', true],
  ['its rows, searched', '/api/property/getlist?text=2bhk+adyar', true],
  ['inbox, the page', '/admin/enquiries', true],
  ['its enquiries', '/api/enquiry/list', true],
  ['trash', '/admin/trash', true],
  ['export of enquiries', '/api/enquiry/export', true],
];

/** The most that the platform sends of one answer, in bytes. */
const maxSent = 6 * 2 ** 20;

const kib = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString('en-IN')} KiB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** All figures of one site: what is measured, and what it costs. */
async function measure(session: Session): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const call = async (address: string, options: CallOptions) => {
    const answer = await callSite(new URL(address, session.address), options);
    const saysWhyNot =
      answer.status === 400 &&
      [problems.tooMuch, problems.backup.tooMuch].some((why) => answer.text.includes(why));
    if (answer.status >= 300 && !saysWhyNot)
      throw new Error(`${address} answered ${answer.status}.`);
    if (answer.bytes.length > maxSent) {
      console.error(`${address} is larger than the platform sends: ${kib(answer.bytes.length)}.`);
      process.exitCode = 1;
    }
    return answer.bytes;
  };
  const schedule = (name: string) => () =>
    call(`/.netlify/functions/scheduled-${name}`, { method: 'POST' });
  for (const name of ['properties', 'enquiries']) {
    const operatorOnly = { headers: { cookie: session.cookie }, isRepeatable: true };
    const document = await call(`/api/backup/${name}`, operatorOnly);
    found.set(`document of the ${name}`, kib(document.length));
  }
  found.set('sweep after all has changed', seconds(await timed(schedule('sweep'))));
  found.set('sweep, nothing changed', seconds(await timed(schedule('sweep'))));
  found.set('the night', seconds(await timed(schedule('nightly'))));
  const body = JSON.stringify({ featured: true });
  const headers = { 'content-type': 'application/json' };
  const saving = { method: 'PUT', headers, body };
  const save = () => session.send('/api/property/update/home0', saving);
  found.set('save one property', seconds(await timed(save)));
  for (const [name, address, isOperator] of addresses) {
    // A busy local server sometimes loses an answer. The pauses before another attempt are in its time, which the median leaves out.
    const options = {
      isRepeatable: true,
      ...(isOperator && { headers: { cookie: session.cookie } }),
    };
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await timed(() => call(address, options)));
    const bytes = await call(address, options);
    found.set(
      name,
      `${kib(bytes.length)}, ${kib(compress(bytes).length)}, ${median(times).toFixed(0)} ms`,
    );
  }
  const imported = await measureImport(session, importedRows);
  for (const [name, time] of Object.entries(imported))
    found.set(`${name}, ${importedRows} rows`, seconds(time * 1000));
  return found;
}

const work = path.join(root, '.gate', 'growth');
const directory = copySite('growth-site');
const log = path.join(directory, 'site.log');
const SETUP_CODE = crypto.randomUUID();
const environment = { SITE_URL: url, URL: url, SETUP_CODE };
console.log('Building the site …');
await buildSite({ directory, environment, logFile: log });

const columns: Map<string, string>[] = [];
for (const count of counts) {
  console.log(`Measuring ${count} properties and ${count} enquiries …`);
  rmSync(work, { recursive: true, force: true });
  const site = await startSite({ directory, store: work, environment, logFile: log });
  try {
    await setUpOperator(site.address, operator, SETUP_CODE);
    const column = await withSession(site.address, operator, async (session) => {
      await fillDocuments(session, count);
      return measure(session);
    });
    columns.push(column);
  } finally {
    await site.stop();
  }
}

const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
row(['Bytes, compressed, time', ...counts]);
row(['---', ...counts.map(() => '---')]);
for (const name of columns[0]?.keys() ?? [])
  row([name, ...columns.map((column) => column.get(name) ?? '')]);
