import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';

const clientEntrypoint = fileURLToPath(new URL('../../src/islands/start.tsx', import.meta.url));
/** React's islands, started by a file of our own: what the server wrote stands in for one that fails. */
export const islands = react();
const setUp = islands.hooks['astro:config:setup'];
islands.hooks['astro:config:setup'] = (options) =>
  setUp?.({
    ...options,
    addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint }),
  });
