import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup/root.ts';

it.each(['domain', 'server', 'content', 'components', 'islands', 'islands/admin'])(
  'no two folders of src/%s need each other',
  (folder) => {
    const arrows = arrowsBetween(path.join('src', folder));
    const both = [...arrows].filter((arrow) =>
      arrows.has(arrow.split(' → ').reverse().join(' → ')),
    );
    expect(both).toEqual([]);
  },
);

it('finds the folders that need others, so that the test above can fail', () => {
  expect(arrowsBetween('src/server')).toContain('records → store');
});

/** "a → b" for each import of a file in `a` from one in `b`; files beside the folders belong to none. */
function arrowsBetween(parent: string): Set<string> {
  const files = globSync(`${parent}/*/**/*.{ts,tsx,astro,mjs}`, { cwd: root });
  const folderOf = (file: string) => path.relative(parent, path.dirname(file)).split(path.sep)[0];
  const arrows = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)]
      .map(([, name = '']) => path.join(path.dirname(file), name))
      .filter((target) => target.startsWith(`${parent}${path.sep}`))
      .map((target) => [folderOf(file), folderOf(target)] as const),
  );
  return new Set(
    arrows.filter(([from, to]) => to && from !== to).map((arrow) => arrow.join(' → ')),
  );
}
