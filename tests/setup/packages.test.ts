import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup/root.ts';

/** The entries of a deploy's build, of `npm start` and of an owner's commands, which go without `devDependencies`. */
const entries = [
  'astro.config.mjs',
  'scripts/start.ts',
  'scripts/dev.ts',
  'scripts/local-site/server.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/check-deploy.ts',
  'scripts/build/company-facts/plugin.mjs',
  'scripts/build/company-facts/write.ts',
  ...globSync('{src,netlify}/**/*.{ts,tsx,astro,mjs}', { cwd: root }),
];
/** Imports of values: types are gone when code runs. */
const importStatement =
  /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^'\s]+)'|\b(?:import|export)\s+type\b[^;]*;|\bimport\s*\{(?:\s*type\s+[\w ]+,?)+\s*\}\s*from\s*'[^']+'/g;

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

it('what a build and `npm start` import is installed without the tools of the tests', () => {
  const needed = packagesNeeded();
  expect(needed).toContain('zod');
  expect(needed).toContain('fflate');
  expect([...needed].filter((name) => !(name in dependencies)).sort()).toEqual([]);
});

it('no package is in both lists, and what only tests import is in the second', () => {
  expect(Object.keys(devDependencies).filter((name) => name in dependencies)).toEqual([]);
  const needed = packagesNeeded();
  // Run by name: Node for all scripts, and the platform's builder.
  const run = ['node', '@netlify/build'];
  const unused = Object.keys(dependencies).filter((name) => !needed.has(name));
  expect(unused.filter((name) => !run.includes(name))).toEqual([]);
});

it('row 36: the old parser inside `sheetjs-style` writes our own data and never reads a file of a stranger', () => {
  const readsWithIt = /from 'sheetjs-style'[\s\S]*\b(?:read|readFile|stream)\s*\(/;
  const files = globSync('{src,netlify,scripts}/**/*.{ts,tsx,mjs}', { cwd: root });
  expect(
    files.filter((file) => readsWithIt.test(readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([]);
});

it('row 36: no package brings the `xlsx` that two advisories name (CVE-2023-30533, CVE-2024-22363)', () => {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string }> };
  const found = Object.keys(packages).filter((name) => name.endsWith('node_modules/xlsx'));
  expect(found).toEqual([]);
});

function readImports(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(importStatement)].flatMap(([, name]) => name ?? []);
}

function findFile(importer: string, name: string): string | undefined {
  const base = path.join(path.dirname(importer), name);
  return ['', '.ts', '.tsx']
    .map((ending) => base + ending)
    .find((file) => /\.(?:[cm]?js|tsx?|astro)$/.test(file) && existsSync(path.join(root, file)));
}

/** The packages that the entries import, directly or through the project's own files. */
function packagesNeeded(): Set<string> {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    for (const name of readImports(file)) {
      if (name.startsWith('.')) {
        const next = findFile(file, name);
        if (next !== undefined) files.add(next);
      } else if (!isBuiltin(name) && !name.startsWith('astro:')) {
        packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
      }
    }
  }
  return packages;
}
