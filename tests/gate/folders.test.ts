import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup/root.ts';

/** How whoever is outside enters a room that is one idea; what is behind a second door is loaded by itself. */
const doors = {
  'src/domain/import': ['src/domain/import', 'src/domain/import/plan'],
  'src/domain/search': ['src/domain/search'],
  'src/server/post': ['', '/office', '/news', '/sweep', '/night'].map(
    (door) => `src/server/post${door}`,
  ),
};

it.each(['domain', 'server', 'content'])(
  'no parts of src/%s need each other in a circle',
  (folder) => {
    expect(circleIn(importsBetween(path.join('src', folder), '**'))).toEqual([]);
  },
);

it.each(['components', 'islands', 'islands/admin'])(
  'no folders of src/%s need each other in a circle',
  (folder) => {
    expect(circleIn(importsBetween(path.join('src', folder), '*/**'))).toEqual([]);
  },
);

it('whoever reads a search text and whoever finds homes by it do not know each other', () => {
  const halves = importsBetween('src/domain/search', '*/**');
  expect([...halves.keys()].sort()).toEqual(['finding', 'reading']);
  expect([...halves.values()].flat().filter((part) => halves.has(part))).toEqual([]);
});

it('no files import each other in a circle', () => {
  const files = globSync('{src,netlify,scripts,tests}/**/*.{ts,tsx,astro,mjs}', { cwd: root });
  const known = new Set(files);
  const find = (target: string) =>
    [target, ...['.ts', '.tsx', '.mjs', '/index.ts'].map((end) => target + end)].find((one) =>
      known.has(one),
    );
  const imports = files.map(
    (file) => [file, readImports(file, valueImport).flatMap((to) => find(to) ?? [])] as const,
  );
  expect(imports.flatMap(([, targets]) => targets).length).toBeGreaterThan(files.length);
  expect(circleIn(new Map(imports))).toEqual([]);
});

it.each(Object.entries(doors))('%s is entered by its door', (room, names) => {
  const files = globSync('{src,netlify,scripts}/**/*.{ts,tsx,astro,mjs}', { cwd: root });
  const entered = files
    .filter((file) => !file.startsWith(`${room}/`))
    .flatMap((file) => readImports(file, anyImport))
    .filter((target) => target === room || target.startsWith(`${room}/`));
  expect(entered.length).toBeGreaterThan(0);
  expect(entered.filter((target) => !names.includes(target))).toEqual([]);
});

it('finds a circle, so that the test above can fail', () => {
  expect(importsBetween('src/server', '**').get('records')).toContain('store');
  const circle = ['ab', 'bc', 'ca', 'cd'].map(([from = '', to = '']) => [from, [to]] as const);
  expect(circleIn(new Map(circle.slice(0, 3)))).toEqual(['a', 'b', 'c']);
  expect(circleIn(new Map(circle.slice(1, 2)))).toEqual([]);
});

const anyImport = /from '(\.[^']+)'/g;
/** An import that is still there when the code runs. */
const valueImport = /^(?:import|export) (?!type )(?:[^'";]*? from )?'(\.[^']+)'/gm;

/** What a file imports of the project, without the endings that it leaves out. */
function readImports(file: string, pattern: RegExp): string[] {
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(([, name = '']) =>
    path.join(path.dirname(file), name),
  );
}

/** For each folder of `parent`, and with `**` each file beside them, which others it imports. */
function importsBetween(parent: string, folders: '**' | '*/**'): Map<string, string[]> {
  const files = globSync(`${parent}/${folders}/*.{ts,tsx,astro,mjs}`, { cwd: root });
  const findPart = (file: string) =>
    path
      .relative(parent, file)
      .replace(/\.\w+$/, '')
      .split(path.sep)[0] ?? '';
  const readTargets = (file: string) =>
    readImports(file, anyImport)
      .filter((target) => target.startsWith(`${parent}${path.sep}`))
      .map(findPart);
  const byPart = Map.groupBy(files, findPart);
  return new Map(
    [...byPart].map(([part, own]) => [
      part,
      own.flatMap(readTargets).filter((target) => target !== part),
    ]),
  );
}

/** Takes away parts that need nothing left, one after the other; a circle stays, with the parts that need it. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const left = [...imports.keys()].filter((part) =>
    imports.get(part)?.some((target) => imports.has(target)),
  );
  return left.length === imports.size
    ? left
    : circleIn(new Map(left.map((part) => [part, imports.get(part) ?? []])));
}
