import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../setup/root.mjs';

/** The installed version of a package. @param {string} name */
const versionOf = (name) =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/** One line about where and when a measurement was taken: figures of two machines cannot be compared. */
export function machine() {
  const memory = Math.round(totalmem() / 2 ** 30);
  const loads = loadavg().map((load) => load.toFixed(1));
  return [
    `${new Date().toISOString().slice(0, 16)}Z`,
    `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${memory} GiB`,
    `Node ${process.version.slice(1)}, Astro ${versionOf('astro')}, React ${versionOf('react')}`,
    `load ${loads.join(' ')}`,
  ].join('; ');
}
