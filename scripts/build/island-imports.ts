/**
 * Tells a page of the admin area of which files the code of its islands consists, so that a browser asks for all of them at
 * once; else it learns of each from the file that imports it, after that has come. The bundler knows these files only when
 * the code of the pages is made, so they are written into it afterwards.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const moduleName = 'virtual:island-imports';
const placeholder = '@@ISLAND_IMPORTS@@';

/** By the name of each file that a page asks for, the names of all that come with it. */
const imports: Record<string, string[]> = {};

interface Chunk {
  type: string;
  isEntry?: boolean;
  imports?: readonly string[];
}

/** All files that a file imports at once, also through others. */
function findImports(name: string, bundle: Readonly<Record<string, Chunk>>): string[] {
  const found = new Set([name]);
  for (const one of found) for (const next of bundle[one]?.imports ?? []) found.add(next);
  return [...found].slice(1);
}

const plugin: Plugin = {
  name: 'island-imports',
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
  load(id) {
    if (id !== `\0${moduleName}`) return null;
    const isBuilt = this.environment.mode === 'build' && this.environment.name === 'ssr';
    return `export default JSON.parse('${isBuilt ? placeholder : '{}'}');`;
  },
  generateBundle(_options, bundle) {
    if (this.environment.name !== 'client') return;
    const chunks: Record<string, Chunk> = bundle;
    for (const [name, { isEntry }] of Object.entries(chunks))
      if (isEntry) imports[name] = findImports(name, chunks);
  },
};

let folder: URL | undefined;

export const islandImports: AstroIntegration = {
  name: 'island-imports',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [plugin] } });
    },
    'astro:config:done': ({ config }) => {
      folder = config.build.server;
    },
    'astro:build:generated': async () => {
      if (!folder) return;
      const names = await readdir(folder, { recursive: true });
      const quoted = new RegExp(`(['"\`])${placeholder}\\1`, 'g');
      let filled = 0;
      for (const name of names.filter((one) => one.endsWith('.mjs'))) {
        const file = new URL(name.replaceAll('\\', '/'), folder);
        const code = await readFile(file, 'utf8');
        if (code.search(quoted) === -1) continue;
        filled += 1;
        const text = JSON.stringify(JSON.stringify(imports));
        await writeFile(
          file,
          code.replace(quoted, () => text),
        );
      }
      if (filled === 0)
        throw new Error(
          `No file of the server's code has ${placeholder} in quotes, so no page could name its islands' files. See how the builder writes what \`load\` in scripts/build/island-imports.ts returns.`,
        );
    },
  },
};
