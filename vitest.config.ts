import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/faults/**'],
    setupFiles: ['tests/support/console.ts'],
    testTimeout: 30_000,
  },
} as Parameters<typeof getViteConfig>[0]);
