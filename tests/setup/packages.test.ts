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

/** What decodes the bytes that strangers send, each with the first version in which no weakness is known. */
const decoders = {
  // GHSA-f88m-g3jw-g9cj in libvips, GHSA-rgj7-g3m4-5g8c in libheif.
  sharp: '0.35.4',
  // What is wrong with `xlsx`, of which it is a copy.
  '@e965/xlsx': '0.20.2',
  '@zip.js/zip.js': '2.24.0',
  fflate: '0.8.3',
  htmlparser2: '10.1.0',
};

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
  expect(findInstalled('xlsx')).toEqual([]);
});

it.each(Object.entries(decoders))(
  'row 36: %s, which decodes what strangers send, is there once, in %s or newer',
  (name, least) => {
    const installed = findInstalled(name);
    expect(installed).toHaveLength(1);
    const [version = ''] = installed;
    expect(version.localeCompare(least, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
  },
);

it('row 36: where files of strangers are read, nothing else decodes them', () => {
  const rooms = globSync('src/{server/{images,spreadsheet},domain/backup}/**/*.{ts,mjs}', {
    cwd: root,
  });
  const imported = new Set(rooms.flatMap(readImports).flatMap((name) => findPackage(name) ?? []));
  expect(imported).toContain('sharp');
  const others = [...imported].filter((name) => !(name in decoders));
  // The second writes workbooks alone.
  expect(others.sort()).toEqual(['p-map', 'sheetjs-style']);
});

/** The versions of a package that are installed, by the lock file. */
function findInstalled(name: string): string[] {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string }> };
  return Object.entries(packages).flatMap(([place, { version = '' }]) =>
    place.endsWith(`node_modules/${name}`) ? version : [],
  );
}

/** The package of an import; `null` for a file of the project, or a module of Node or Astro. */
function findPackage(name: string): string | null {
  if (name.startsWith('.') || isBuiltin(name) || /^(?:astro|virtual):/.test(name)) return null;
  return /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
}

function readImports(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(importStatement)].flatMap(([, name]) => name ?? []);
}

function findFile(importer: string, name: string): string | undefined {
  if (!name.startsWith('.')) return undefined;
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
      const found = findPackage(name);
      if (found !== null) packages.add(found);
      const next = findFile(file, name);
      if (next !== undefined) files.add(next);
    }
  }
  return packages;
}
