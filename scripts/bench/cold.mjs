/**
 * Milliseconds that the code of each function takes to load in a new process: the median of some loads after one that
 * warms the disk's cache, the fastest, and the processor's time. Not counted are the start of Node and of the
 * platform's runtime, which is loaded first, as on the platform: it brings `node:http`, 45 ms, to every function.
 * Takes the functions as the last `npm start` has packed them.
 * Usage: npm run bench -- cold 15
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mainFile, unpackFunction } from '../local-site/unpack.mjs';
import { root } from '../setup/root.mjs';
import { Stop } from '../setup/say.mjs';
import { median } from './harness.mjs';

const packed = path.join(root, '.netlify', 'functions');
const loads = Number(process.argv[2] ?? 15);

/** Unpacks a function; returns the addresses of the runtime's file and of its own. */
function unpack(archive, directory) {
  unpackFunction(archive, directory);
  const runtime = path.join(directory, '___netlify-bootstrap.mjs');
  return { runtime: pathToFileURL(runtime).href, own: pathToFileURL(mainFile(directory)).href };
}

function load({ runtime, own }) {
  const code = `await import(${JSON.stringify(runtime)});
const begun = process.cpuUsage();
const start = performance.now();
await import(${JSON.stringify(own)});
const elapsed = performance.now() - start;
const { user, system } = process.cpuUsage(begun);
process.stdout.write(JSON.stringify({ elapsed, busy: (user + system) / 1000 }));
process.exit(0);`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code]));
}

if (!existsSync(packed))
  throw new Stop('No functions are packed yet. Run "npm start" once, then this command again.');
const directory = mkdtempSync(path.join(tmpdir(), 'functions-'));
try {
  const names = readdirSync(packed).filter((name) => name.endsWith('.zip'));
  const rows = names.map((name) => {
    const addresses = unpack(path.join(packed, name), path.join(directory, name));
    const [, ...times] = Array.from({ length: loads + 1 }, () => load(addresses));
    const files = readdirSync(path.join(directory, name), { recursive: true }).filter((file) =>
      /\.[cm]?js$/.test(file),
    );
    return {
      function: name.replace(/\.zip$/, ''),
      median: Math.round(median(times.map(({ elapsed }) => elapsed))),
      fastest: Math.round(Math.min(...times.map(({ elapsed }) => elapsed))),
      processor: Math.round(median(times.map(({ busy }) => busy))),
      files: files.length,
    };
  });
  console.table(rows);
} finally {
  rmSync(directory, { recursive: true });
}
