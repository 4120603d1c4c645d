import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { transformSync } from 'esbuild';

// Imported before sources of the site: they import each other without extension, as bundlers do, and are written in
// TypeScript, of which Node by itself reads only what needs no more than leaving out the types.
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^\.{1,2}\/(?!.*\.[a-z]+$)/.test(specifier) ? `${specifier}.ts` : specifier, context),
  load: (url, context, next) => {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    const { code } = transformSync(readFileSync(new URL(url), 'utf8'), { loader: 'ts' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
