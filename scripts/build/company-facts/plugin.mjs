/**
 * Before each build: the company's facts from the store. The platform's builder gives its way into the store to plugins
 * alone, not to the build command. Vite reads the site's own code, whose modules leave out the endings of what they import.
 */
import path from 'node:path';
import { runnerImport } from 'vite';

/** @param {{ utils: { build: { failBuild: (message: string) => void } } }} build */
export async function onPreBuild({ utils }) {
  const file = path.join(import.meta.dirname, 'write.ts');
  const { NODE_ENV } = process.env;
  /** @type {{ module: typeof import('./write.ts') }} */
  const { module } = await runnerImport(file, { logLevel: 'error' });
  // Vite sets it to `development`, and the builder hands what a plugin sets on to the build command.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const reason = await module.writeFacts(path.resolve(import.meta.dirname, '../../..'));
  if (reason !== null) utils.build.failBuild(reason);
}
