import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { adminPaths } from '../../src/admin-paths';
import { siteDirectory } from '../support/site/tested-site';
import { readAdminPage } from './setup/operator';

/** The addresses of a file of code and of all that it imports at once. */
function findFiles(address: string, found = new Set<string>()): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  const file = path.join(siteDirectory, 'dist', address.replace(/\?.*/, ''));
  const imports = readFileSync(file, 'utf8').matchAll(
    /(?:^|[;}\s])(?:import|from)\s*"\.\/([^"]+)"/g,
  );
  for (const [, name = ''] of imports) findFiles(`/_astro/${name}`, found);
  return found;
}

it.each([adminPaths.properties, adminPaths.enquiries, adminPaths.trash])(
  'the head of %s asks for the code of its islands, all of it and nothing else',
  async (address) => {
    const page = await readAdminPage(address);
    const begun = [...page.querySelectorAll('main astro-island')].flatMap((island) =>
      ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
    );
    const needed = new Set(begun.flatMap((one) => [...findFiles(one)]));
    const asked = [...page.querySelectorAll('head link[rel=modulepreload]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(needed.size).toBeGreaterThan(5);
    expect(asked.sort()).toEqual([...needed].sort());
  },
);
