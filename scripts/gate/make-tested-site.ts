/** Makes the site that the tests ask. Vite reads their code, whose modules leave out the endings of what they import. */
import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../setup/root.ts';
import { run } from '../setup/say.mjs';

await run(async () => {
  const file = path.join(root, 'tests', 'support', 'site', 'make.ts');
  const { module } = await runnerImport<{ makeTestedSite: () => Promise<void> }>(file, {
    logLevel: 'error',
  });
  // Vite sets it to `development`, which the builder would take over.
  delete process.env.NODE_ENV;
  await module.makeTestedSite();
});
