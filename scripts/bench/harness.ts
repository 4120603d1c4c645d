/** All benches share this: a browser, the machine, and how figures are summed up. */
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../setup/browser.ts';
import { root } from '../setup/root.ts';

/** A headless browser, as the tests have it. */
export const launchBrowser = async (args: string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', ...args],
  });

/** Brotli at the CDN's quality, 5. */
export const compress = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

function readVersion(name: string): string {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** One line about where and when a measurement was taken: figures of two machines cannot be compared. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const loads = loadavg().map((load) => load.toFixed(1));
  return [
    `${new Date().toISOString().slice(0, 16)}Z`,
    `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${memory} GiB`,
    `Node ${process.version.slice(1)}, Astro ${readVersion('astro')}, React ${readVersion('react')}`,
    `load ${loads.join(' ')}`,
  ].join('; ');
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((one, two) => one - two);

/** The middle of some figures; of an even number the upper one, of none 0. */
export const median = (numbers: readonly number[]): number =>
  sorted(numbers)[numbers.length >> 1] ?? 0;
