/**
 * The processor time (ms) of the import of each function as it was built, the smallest of nine, for one built site or for
 * several in turn. The gate leaves one in `.gate/site`.
 * Usage: npm run bench -- starts .gate/site [../another/.gate/site]
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mainFile, unpackedFunctions } from '../local-site/unpack.ts';
import { Stop } from '../setup/say.mjs';

const sites = process.argv.slice(2).map((site) => path.resolve(site));
if (sites.length === 0)
  throw new Stop('Name a built site, such as: npm run bench -- starts .gate/site');
const rounds = 9;

/** The processor time of a fresh process while it imports a file. */
function measureImport(file: string): number {
  const code = `const before = process.cpuUsage(); await import(${JSON.stringify(pathToFileURL(file))});
    const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000); process.exit();`;
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '--eval', code]);
  const last = String(stdout).trim().split('\n').at(-1);
  if (!last) throw new Stop(`${file} could not be imported: ${String(stderr).slice(0, 300)}`);
  return Number(last);
}

const least = new Map<string, number[]>();
for (let round = 0; round < rounds; round += 1)
  for (const [index, site] of sites.entries())
    for (const name of readdirSync(unpackedFunctions(site))) {
      const time = measureImport(mainFile(path.join(unpackedFunctions(site), name)));
      const row = least.get(name) ?? [];
      row[index] = Math.min(row[index] ?? Infinity, time);
      least.set(name, row);
    }
for (const [name, row] of [...least].toSorted())
  console.log(`${name.padEnd(22)} ${row.map((time) => time.toFixed(0).padStart(6)).join(' ')}`);
