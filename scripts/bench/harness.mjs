/** What all benches share: the site that is measured, a browser, the machine, and how figures are summed up. */
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../setup/browser.mjs';
import { root } from '../setup/root.mjs';
import { Stop } from '../setup/say.mjs';

/** The address of the site to measure, the first word after the name of the bench; throws `Stop` without a site there. */
export async function servedSite() {
  const address = process.argv[2] ?? 'http://localhost:8888';
  const answers = await fetch(address).then(
    () => true,
    () => false,
  );
  if (answers) return address;
  throw new Stop(`No site answers at ${address}. Start it with "npm start" in another terminal.`);
}

/** A browser without windows, as the tests have it. @param {string[]} [args] */
export const launchBrowser = async (args = []) =>
  chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });

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

/** @param {readonly number[]} numbers @returns {number[]} */
const sorted = (numbers) => numbers.toSorted((one, two) => one - two);

/** The middle of some figures; of an even number the upper one, of none 0. @param {readonly number[]} numbers @returns {number} */
export const median = (numbers) => sorted(numbers)[numbers.length >> 1] ?? 0;

/** The largest of some figures; of none 0. @param {readonly number[]} numbers @returns {number} */
export const worst = (numbers) => sorted(numbers).at(-1) ?? 0;
