import { availableParallelism } from 'node:os';
import { getViteConfig } from 'astro/config';
import type { ConfigEnv } from 'vitest/config';

/** `npm run test:faults` has the mode `faults`: only there run the campaigns, which measure time and memory. */
export default (environment: ConfigEnv) =>
  getViteConfig({
    test: {
      include: ['tests/**/*.test.{ts,tsx}'],
      exclude: [
        'tests/e2e/**',
        ...(environment.mode === 'faults' ? [] : ['tests/**/*.campaign.test.ts']),
      ],
      setupFiles: ['tests/support/console.ts'],
      testTimeout: 30_000,
      // Many tests wait for a clock or a store, so that one per core would leave cores idle.
      maxWorkers: availableParallelism() + 1,
    },
  })(environment);
