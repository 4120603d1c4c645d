import { availableParallelism } from 'node:os';
import { getViteConfig } from 'astro/config';
import type { ConfigEnv } from 'vitest/config';

const serverTests = ['tests/{server,netlify}/**/*.test.ts', 'tests/*.test.ts'];
const builtTests = ['tests/built/**/*.test.ts'];
/** They replace modules of the site, ask what a module says once, or set what a library does: others in a process would notice. */
const isolatedTests = ['tests/**/*.isolated.test.ts'];
const webkitTests = ['tests/webkit/**/*.test.ts'];
const limits = 'tests/support/server-limits.ts';

/**
 * `npm run test:faults` has the mode `faults`: only there run the campaigns, which measure time.
 * `npm run test:webkit` has the mode `webkit`: only there run the tests in WebKit, which not every machine has.
 */
export default (environment: ConfigEnv) => {
  const exclude = [
    'tests/e2e/**',
    ...(environment.mode === 'faults' ? [] : ['tests/**/*.campaign.test.ts']),
  ];
  const webkit = {
    extends: true as const,
    test: { name: 'webkit', include: webkitTests, globalSetup: ['tests/webkit/setup/serve.ts'] },
  };
  return getViteConfig({
    test: {
      setupFiles: ['tests/support/console.ts'],
      // Only a test that hangs reaches them, however busy the machine is; a campaign repeats one a thousand times.
      testTimeout: environment.mode === 'faults' ? 3_600_000 : 180_000,
      hookTimeout: 180_000,
      // Many tests wait for a clock or a store, so that one per core would leave cores idle; what measures runs alone, and so
      // does what has one driver.
      maxWorkers: ['faults', 'webkit'].includes(environment.mode) ? 1 : availableParallelism() + 1,
      // Each test makes its own state and connections: files share a worker, which loads each module once.
      pool: 'threads',
      isolate: false,
      projects:
        environment.mode === 'webkit'
          ? [webkit]
          : [
              {
                extends: true,
                test: {
                  name: 'shared',
                  include: ['tests/**/*.test.{ts,tsx}'],
                  exclude: [
                    ...exclude,
                    ...serverTests,
                    ...builtTests,
                    ...webkitTests,
                    ...isolatedTests,
                  ],
                },
              },
              {
                extends: true,
                test: { name: 'isolated', include: isolatedTests, isolate: true, pool: 'forks' },
              },
              {
                extends: true,
                test: {
                  name: 'server',
                  include: serverTests,
                  exclude: [...exclude, ...isolatedTests],
                  setupFiles: [limits],
                },
              },
              {
                extends: true,
                test: {
                  name: 'built',
                  include: environment.mode === 'faults' ? [] : builtTests,
                  globalSetup: ['tests/built/setup/serve.ts'],
                  setupFiles: [limits, 'tests/built/setup/environment.ts'],
                  // The site's own code is run as it was built.
                  server: { deps: { external: [/\.gate\//] } },
                },
              },
            ],
    },
  })(environment);
};
