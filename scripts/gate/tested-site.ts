import { runStep, type Result } from './step.ts';

/** Set in the environment of what runs after the build. */
const madeVariable = 'TESTED_SITE_IS_MADE';

/** Builds the site that `tests/built` and `tests/e2e` ask, in a process of its own; what runs later finds it. */
export async function buildTestedSite(): Promise<Result> {
  const result = await runStep('build', 'node', ['scripts/gate/make-tested-site.ts']);
  if (result.failed === 0) process.env[madeVariable] = 'yes';
  return result;
}

/** For a runner of tests that was started by itself: builds the site unless the gate has done so. */
export async function requireTestedSite(): Promise<void> {
  if (process.env[madeVariable]) return;
  const { failed } = await buildTestedSite();
  if (failed > 0) throw new Error('The site that the tests ask could not be built.');
}
