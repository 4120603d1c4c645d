import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';

const clientEntrypoint = fileURLToPath(new URL('../../src/islands/start.tsx', import.meta.url));
/**
 * React's islands, started by a file of our own: what the server wrote stands in for one that fails. A renderer of our own
 * before React's would leave that one there: a second entry, for which the bundler parts the file that starts islands.
 */
export const islands = react();
const setUp = islands.hooks['astro:config:setup'];
islands.hooks['astro:config:setup'] = (options) =>
  setUp?.({
    ...options,
    addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint }),
  });
