import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { withOwnHashes } from '../../src/server/http/page-policy.ts';

const policyElement = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;

/** Prebuilt pages allow their own scripts and styles only; the middleware does this for the others. */
export const ownHashes: AstroIntegration = {
  name: 'own-hashes',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((one) => one.endsWith('.html'))) {
        const file = new URL(name.replaceAll('\\', '/'), dir);
        const page = await readFile(file, 'utf8');
        const own = page.replace(
          policyElement,
          (_whole, start: string, policy: string) => start + withOwnHashes(policy, page),
        );
        await writeFile(file, own);
      }
    },
  },
};
