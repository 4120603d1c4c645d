/**
 * Milliseconds that the code of each function takes to load in a new process: the median of some loads after one that
 * warms the disk's cache, the fastest, and the processor's time. Not counted are the start of Node and of the
 * platform's runtime, which is loaded first, as on the platform: it brings `node:http`, 45 ms, to every function.
 * Takes the functions as the last `npm start` has built them.
 * Usage: npm run bench -- cold 15
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mainFile, unpackedFunctions } from '../local-site/unpack.ts';
import { root } from '../setup/root.ts';
import { Stop } from '../setup/say.mjs';
import { median } from './harness.ts';

const built = unpackedFunctions(root);
const loads = Number(process.argv[2] ?? 15);

function load(directory: string): { elapsed: number; busy: number } {
  const runtime = pathToFileURL(path.join(directory, '___netlify-bootstrap.mjs')).href;
  const own = pathToFileURL(mainFile(directory)).href;
  const code = `await import(${JSON.stringify(runtime)});
const begun = process.cpuUsage();
const start = performance.now();
await import(${JSON.stringify(own)});
const elapsed = performance.now() - start;
const { user, system } = process.cpuUsage(begun);
process.stdout.write(JSON.stringify({ elapsed, busy: (user + system) / 1000 }));
process.exit(0);`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code]).toString();
  return JSON.parse(printed) as ReturnType<typeof load>;
}

if (!existsSync(built))
  throw new Stop('No functions are built yet. Run "npm start" once, then this command again.');
const rows = readdirSync(built).map((name) => {
  const directory = path.join(built, name);
  const [, ...times] = Array.from({ length: loads + 1 }, () => load(directory));
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return {
    function: name,
    median: Math.round(median(times.map(({ elapsed }) => elapsed))),
    fastest: Math.round(Math.min(...times.map(({ elapsed }) => elapsed))),
    processor: Math.round(median(times.map(({ busy }) => busy))),
    files: files.filter((file) => /\.[cm]?js$/.test(file)).length,
  };
});
console.table(rows);
