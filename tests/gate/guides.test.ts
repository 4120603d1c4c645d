import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup/root.ts';

const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })];

/** What a build or a run makes, and no commit has. */
const made = ['.netlify', '.gate', '.env'];

const files = globSync('**/*', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === '.git' || name === '.gate',
});
const known = new Set([
  ...files,
  ...globSync('.*', { cwd: root }),
  ...globSync('.{ci,github}/**', { cwd: root }),
]);

const ending = /\.(?:ts|tsx|mjs|astro|css|json|md|svg|toml|txt|yml|jpg|sh)$/;

/** Whether a quoted text is meant as a path: it has a folder or an ending, and no sign of a command or a pattern. */
const isPath = (text: string) =>
  /^[\w.[\]-]+(?:\/[\w.[\]-]+)*$/.test(text) && (ending.test(text) || text.includes('/'));

/** What stands for a name of the reader's own, or leads out of the project. */
const isPlaceholder = (text: string) => /\bNAME\b|YOUR-|^\.\.\//.test(text);

/** What a document says together: a row of a table, an item of a list, a paragraph. */
const listParts = (text: string) => text.split(/\n(?=\||\d+\. |- |\n)/);

/** The paths of a part, each with whether "there" follows: in the folder of the one before it. A command has several. */
function namedPaths(part: string): { name: string; isThere: boolean }[] {
  return [...part.matchAll(/`([^`\n]+)`(\s+there\b)?/g)].flatMap(([, words = '', there]) =>
    words
      .split(' ')
      .filter((word) => isPath(word) && !isPlaceholder(word))
      .map((name) => ({ name, isThere: there !== undefined })),
  );
}

const folderOf = (file: string) => (ending.test(file) ? path.dirname(file) : file);

/** For each path that a part names what it may mean: from the root, from the folder of the one before, or the end of a path. */
function readMeanings(part: string): { name: string; meant: string[] }[] {
  let folder = '';
  return namedPaths(part).map(({ name, isThere }) => {
    const beside = [path.join(folder, name)].filter((file) => known.has(file));
    const isBeside = isThere || (!known.has(name) && beside.length > 0);
    const meant = isBeside
      ? beside
      : [...known].filter(
          (file) => file === name || (!known.has(name) && file.endsWith(`/${name}`)),
        );
    folder = folderOf(meant[0] ?? folder);
    return { name, meant };
  });
}

it('every path that a document names is there, and is one', () => {
  const named = guides.flatMap((guide) =>
    listParts(readFileSync(path.join(root, guide), 'utf8'))
      .flatMap(readMeanings)
      .filter(({ name }) => !made.some((folder) => name.startsWith(folder)))
      .map((one) => ({ guide, ...one })),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ meant }) => meant.length !== 1)).toEqual([]);
});

it('finds a path that is not there, or is several', () => {
  const meant = (part: string) => readMeanings(part).map((one) => one.meant.length);
  expect(meant('`src/domain/property/options.ts`, a default in `facts.ts` there')).toEqual([1, 0]);
  expect(meant('`src/domain/property/options.ts`, a row of `fields.ts`')).toEqual([1, 1]);
  expect(meant('`src/content/gone.ts`')).toEqual([0]);
  expect(meant('`schema.ts`')[0]).toBeGreaterThan(1);
});
