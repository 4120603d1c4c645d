import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/setup/root.ts';

interface Route {
  file: string;
  isPrebuilt: boolean;
  /** Whether it answers at an address, whatever is asked there. */
  answers: (address: string) => boolean;
}

function makeRoute(file: string): Route {
  const address = file.replace(/(?:\/?\bindex)?\.astro$/, '');
  const pattern = address.replace(/\/\[\.{3}\w+\]/g, '(?:/.+)?').replace(/\[\w+\]/g, '[^/]+');
  const isThere = new RegExp(`^/${pattern}(?:\\?|$)`);
  const text = readFileSync(path.join(root, 'src/pages', file), 'utf8');
  return {
    file,
    isPrebuilt: !text.includes('export const prerender = false'),
    answers: (asked) => isThere.test(asked),
  };
}

/** The pages of `src/pages` that visitors may meet, whatever a list says of them. */
export function readRoutes(): Route[] {
  const files = globSync('**/*.astro', { cwd: path.join(root, 'src/pages') });
  return files.filter((file) => !file.startsWith('admin/')).map(makeRoute);
}
