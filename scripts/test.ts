/** `npm test`: the one gate. */
import { writeFileSync } from 'node:fs';
import { runBrowserTests, runTestsWithoutBrowser } from './gate/runners.ts';
import { runStaticSteps } from './gate/static-steps.ts';
import { buildTestedSite } from './gate/tested-site.ts';
import { ensureBrowser } from './setup/browser.ts';
import { factsFileIn } from './setup/facts-file.mjs';
import { root } from './setup/root.ts';
import { run } from './setup/say.mjs';

await run(async () => {
  // The facts of a local site are none of the tests'; the next build reads them again.
  writeFileSync(factsFileIn(root), '{}\n');
  const browser = await ensureBrowser();
  const [steps, build] = await Promise.all([
    runStaticSteps({ isQuick: false }),
    // It waits for disks and one thread, so that it costs little time beside the others.
    buildTestedSite(),
  ]);
  const isBuilt = build.failed === 0;
  const results = [
    ...steps,
    build,
    await runTestsWithoutBrowser(isBuilt),
    ...(isBuilt ? [await runBrowserTests(browser)] : []),
  ];

  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log('');
  for (const result of results.filter((one) => one.failed > 0))
    console.log(`failed: ${result.title}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
