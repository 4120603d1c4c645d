import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/root.mjs';

/** Package versions that must not be installed, whichever package depends on them. */
const denied = [
  {
    name: 'xlsx',
    below: '0.20.2',
    why: 'prototype pollution and quadratic parsing (CVE-2023-30533, CVE-2024-22363)',
  },
];

/** `sheetjs-style` contains an old parser: it may write our own data, never read a stranger's file. */
const readCalls = /from 'sheetjs-style'[\s\S]*\b(?:read|readFile|stream)\s*\(/;

function isBelow(version, limit) {
  const [one, two] = [version, limit].map((text) =>
    text.split('.').map((part) => parseInt(part, 10)),
  );
  const at = one.findIndex((part, index) => part !== two[index]);
  return at !== -1 && one[at] < two[at];
}

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const packages = Object.entries(lock.packages).map(([place, { version, name }]) => ({
  name: name ?? place.split('node_modules/').at(-1),
  version,
}));
const installed = denied.flatMap(({ name, below, why }) =>
  packages
    .filter((one) => one.name === name && isBelow(one.version, below))
    .map((one) => `${one.name} ${one.version}: ${why}`),
);

const readers = ['src', 'netlify', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
    .filter((file) => readCalls.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => `${file} reads with sheetjs-style; read with @e965/xlsx`),
);

for (const line of [...installed, ...readers]) console.error(line);
process.exitCode = installed.length + readers.length === 0 ? 0 : 1;
