import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { siteDirectory } from '../support/site/tested-site';

// The bundler's code for such files is left out of the site (scripts/build/bundles.ts).
it('what a script loads later needs no other file with it', () => {
  const folder = path.join(siteDirectory, 'dist', '_astro');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const needy = scripts.filter((name) =>
    readFileSync(path.join(folder, name), 'utf8').includes('__vite__mapDeps'),
  );
  expect(needy).toEqual([]);
});
