import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup/root.ts';

/** Names that the platform or the builder asks of many files. */
const prescribed = ['config', 'prerender', 'GET', 'POST', 'ALL'];

const exported =
  /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** For each name that `src` exports, the files that export it. */
function listExports(): Map<string, string[]> {
  const files = globSync('src/**/*.{ts,tsx,mjs}', { cwd: root });
  const found = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, name = ''] of text.matchAll(exported))
      found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

/** The browser's call of an act has the name of that act on the server. */
function isOneAct(files: readonly string[]): boolean {
  const folders = files.map((file) => file.split('/')[1]);
  return files.length === 2 && folders.includes('api') && folders.includes('server');
}

it('a name that is exported means one thing', () => {
  const names = listExports();
  expect(names.get('formatRent')).toEqual(['src/domain/property/format.ts']);
  const twice = [...names]
    .filter(([name]) => !prescribed.includes(name))
    .filter(([, files]) => files.length > 1 && !isOneAct(files));
  expect(twice).toEqual([]);
});
