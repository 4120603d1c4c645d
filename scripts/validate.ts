/** `npm run validate`: format, lint and types, the quick part of the gate. */
import { runStaticSteps } from './gate/static-steps.ts';
import { run } from './setup/say.mjs';

await run(async () => {
  const results = await runStaticSteps({ isQuick: true });
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
});
