/**
 * Measures one thing, and says on which machine. Each file of `scripts/bench` says what it takes after its name.
 * Usage: npm run bench -- first http://localhost:8888 9
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { run, Stop } from './setup/say.mjs';
import { machine } from './bench/harness.mjs';

const names = {
  first: "a visitor's first choice in the filter, on a slow phone",
  pages: 'every kind of page, by Lighthouse',
  spreadsheet: 'a workbook of 1,000 properties: preview, import, export, undo',
  cold: "how long each function's code takes to load",
  growth: 'document, saves, nights, pages, calls at 100, 1,000 and 10,000 properties',
};

await run(async () => {
  const [name = ''] = process.argv.splice(2, 1);
  const file = new URL(`bench/${name}.mjs`, import.meta.url);
  if (!(name in names) || !existsSync(file)) {
    const known = Object.entries(names).map(([one, what]) => `  ${one.padEnd(12)} ${what}`);
    throw new Stop(`Name what to measure: npm run bench -- NAME\n\n${known.join('\n')}`);
  }
  console.log(machine());
  await import(file.href);
  console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)}`);
});
