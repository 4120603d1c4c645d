import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { installedBrowser } from './scripts/setup/browser.mjs';

// Without one, Playwright takes its own.
const browser = installedBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/setup/site.ts',
  outputDir: '.gate/playwright',
  forbidOnly: true,
  fullyParallel: false,
  // Tests wait for the server and for clocks, so that one per core would leave cores idle.
  workers: Math.min(4, availableParallelism() + 1),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  projects: [
    // The platform's own local server: slow, so only what the serving itself may break.
    { name: 'platform', testMatch: 'platform/**/*.spec.ts', workers: 1, timeout: 300_000 },
    // Every worker has a site of its own; the second kind adds records, which the first kind counts.
    { name: 'changing', testMatch: 'changing/**/*.spec.ts' },
    { name: 'reading', testIgnore: ['platform/**', 'changing/**'] },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        // As on phones: whole pixels for each letter would break lines elsewhere.
        '--font-render-hinting=none',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The first four are Playwright's own, which a second such flag replaces. The browser without windows does
        // not know the network, and would load pictures from 3,000 px below the screen instead of a phone's 1,250.
        '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
});
