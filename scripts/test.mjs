import { ensureInstalled } from './setup/install.mjs';
import { run } from './setup/say.mjs';

await run(async () => {
  ensureInstalled({ withTestTools: true });
  const { ensureBrowser } = await import('./setup/browser.mjs');
  const { runStep } = await import('./gate/step.mjs');
  const { runBrowserTests, runUnitTests } = await import('./gate/runners.mjs');

  const browser = await ensureBrowser();
  const results = [
    ...(await Promise.all([
      runStep('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
      runStep('lint', 'eslint', ['--max-warnings', '0', '.']),
      runStep('types', 'astro', ['check', '--minimumFailingSeverity', 'warning']),
      runStep('known-vulnerable packages', 'node', ['scripts/gate/deny-list.mjs']),
    ])),
    await runUnitTests(),
    await runBrowserTests(browser),
  ];

  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log('');
  for (const result of results.filter((one) => one.failed > 0))
    console.log(`failed: ${result.title}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
