import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { drawHouse } from '../scripts/house.ts';
import { root } from '../scripts/setup/root.ts';

// Decisions are left out: they name what was there on their day.
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })];

/** Files of a build, a run or an installation, which are in no commit. */
const made = /^(?:node_modules|dist|\.netlify|\.gate|start\.log$|\.env)/;
const ending = /\.(?:astro|css|html|jpg|json|mjs|md|py|svg|toml|ts|tsx)$/;

const files = globSync('**', {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist', 'test-results'].includes(name),
});
/** Every file and folder, and each of their ends: documents name a file by what tells it from others. */
const known = new Set<string>();
for (const file of files) {
  const parts = file.split('/');
  for (let from = 0; from < parts.length; from += 1)
    for (let to = from + 1; to <= parts.length; to += 1) known.add(parts.slice(from, to).join('/'));
}

it.each(documents)('every file and folder that %s names exists', (document) => {
  const missing = listPaths(document).filter((name) => !known.has(name) && !made.test(name));
  expect(missing).toEqual([]);
});

it.each(documents)('every command that %s names exists', (document) => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const text = readFileSync(path.join(root, document), 'utf8');
  const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('the documents name files at all, so that the tests above can fail', () => {
  expect(listPaths('CONTRIBUTING.md')).toContain('scripts/gate/import-table.ts');
  expect(listPaths('CONTRIBUTING.md')).toContain('forms/property.ts');
  expect(listPaths('docs/changing.md')).toContain('src/server/cdn.ts');
  expect(listPaths('README.md')).toContain('docs/site.jpg');
  expect(known).not.toContain('src/content/no-such-page.ts');
});

it.each(globSync('docs/decisions/*.md', { cwd: root }))(
  '%s is a rule with its reasons: no manual, and nothing is appended to it',
  (decision) => {
    const text = readFileSync(path.join(root, decision), 'utf8');
    for (const part of ['Context', 'Decision', 'Consequences', 'What would change it'])
      expect(text).toContain(`**${part}.**`);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(450);
    expect(text).not.toMatch(/^Since \d/m);
  },
);

it('the picture of the house is what the code imports today', () => {
  expect(readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')).toContain(drawHouse());
});

it('the page about a second site names every file that names the cities of this one', () => {
  const page = readFileSync(path.join(root, 'docs/second-site.md'), 'utf8');
  const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
  const naming = globSync('{src,netlify,demo,scripts}/**/*.{ts,tsx,astro,mjs,json}', { cwd: root })
    .filter((file) => !file.startsWith('scripts/bench/'))
    // What the last build on this machine read.
    .filter((file) => file !== 'src/content/company-facts.json')
    .filter((file) =>
      /\b(?:Chennai|Madurai)\b/.test(withoutComments(readFileSync(path.join(root, file), 'utf8'))),
    );
  expect(naming).toContain('src/content/pages/home.ts');
  expect(naming.filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
});

it('every fault that the site survives is named by a test', () => {
  const page = readFileSync(path.join(root, 'docs/faults.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (\d+) /gm)].map(([, row]) => `row ${row}`);
  const tests = globSync('tests/**/*.{ts,tsx}', { cwd: root })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join();
  expect(rows).toContain('row 1');
  expect(rows.filter((row) => !new RegExp(`\\b${row}\\b`).test(tests))).toEqual([]);
});

/** The words in backticks that can only be a file or a folder, and where links to files lead. */
function listPaths(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  const words = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.join(path.dirname(document), target));
  const isPath = (word: string) =>
    /^\.?\w[\w./-]*$/.test(word) && (ending.test(word) || /^[a-z.][\w.-]*\/[\w./-]*$/.test(word));
  return [...words.filter(isPath), ...links].map((one) => one.replace(/\/$/, ''));
}
