/**
 * Before each build: the company's facts from the store. The platform's builder gives its way into the store to plugins
 * alone, not to the build command. Vite reads the site's own code, whose modules leave out the endings of what they import.
 */
import path from 'node:path';
import { runnerImport } from 'vite';

/** @param {{ utils: { build: { failBuild: (message: string) => void } } }} build */
export async function onPreBuild({ utils }) {
  const file = path.join(import.meta.dirname, 'write.ts');
  /** @type {{ module: typeof import('./write.ts') }} */
  const { module } = await runnerImport(file, { logLevel: 'error' });
  const reason = await module.writeFacts(path.resolve(import.meta.dirname, '../../..'));
  if (reason !== null) utils.build.failBuild(reason);
}
