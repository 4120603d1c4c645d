import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';

const findFile = (name: string) =>
  fileURLToPath(new URL(`../../src/islands/${name}`, import.meta.url));
const clientEntrypoint = findFile('start.tsx');
/** An island that starts where it comes into the window: `client:near`. */
const near = findFile('near.ts');
/**
 * React's islands, started by a file of our own: where one fails, what the server wrote stays. We change React's entry instead
 * of adding a renderer: two entries would split the file that starts islands.
 */
export const islands = react();
const setUp = islands.hooks['astro:config:setup'];
islands.hooks['astro:config:setup'] = (options) => {
  options.addClientDirective({ name: 'near', entrypoint: near });
  return setUp?.({
    ...options,
    addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint }),
  });
};
