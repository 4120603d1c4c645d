/**
 * What grows with the site: stores with that many properties and as many enquiries, as the scheduler, visitors and the
 * operator meet them. There is no CDN in front, and the store lies on a disk and carries out one write at a time. So bytes
 * and calls hold anywhere, and of times the ratios. Fills the stores on first use and keeps them in `.gate/growth`.
 * Usage: npm run bench -- growth 100 1000 10000
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { toolEnvironment } from '../setup/root.mjs';
import { measureAnswers } from './growth/answers.mjs';
import { filledStore } from './growth/fill.mjs';
import { measureScheduled } from './growth/scheduled.mjs';
import { builtSite, copyOf } from './growth/served.mjs';

const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given : [100, 1_000, 10_000];
const rounds = 3;
const importedRows = 1_000;

const kib = (bytes) =>
  `${(bytes / 1024).toLocaleString('en-IN', { maximumFractionDigits: 0 })} KiB`;
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
function table(first, heads) {
  console.log('');
  row([first, ...heads]);
  row([first, ...heads].map(() => '---'));
}
/** Of each work what it costs at each size. */
function costTable(first, costs) {
  table(first, counts);
  for (const name of Object.keys(costs[0] ?? {}))
    row([
      name,
      ...costs.map((each) => {
        const { ms, calls, read, written, runs = 1 } = each[name];
        const times = runs > 1 ? `${runs} runs, ` : '';
        return `${times}${(ms / 1000).toFixed(2)} s, ${calls} calls, read ${kib(read)}, wrote ${kib(written)}`;
      }),
    ]);
}

const stores = [];
for (const count of counts) stores.push(copyOf(await filledStore(count)));
const costs = [];
for (const store of stores) costs.push(await measureScheduled(store));
costTable('Store', costs);

const serve = await builtSite();
const sites = [];
try {
  for (const store of stores) {
    const site = await serve(store);
    const first = await (await fetch(`${site.address}/api/property/getproperty`)).json();
    sites.push({ ...site, id: first[0]._id });
  }
  const rows = await measureAnswers(sites, rounds);
  table('Answer', counts);
  for (const { name, cells } of rows)
    row([
      name,
      ...cells.map(
        ({ ms, bytes, compressed }) =>
          `${kib(bytes)}, ${kib(compressed)} compressed, ${ms.toFixed(0)} ms`,
      ),
    ]);
  for (const [at, { address }] of sites.entries()) {
    console.log(`\n${importedRows} rows into a site of ${counts[at]}:`);
    const file = fileURLToPath(new URL('spreadsheet.mjs', import.meta.url));
    spawnSync('node', [file, address, String(importedRows)], {
      env: toolEnvironment(),
      stdio: 'inherit',
    });
  }
} finally {
  for (const site of sites) await site.stop();
}
