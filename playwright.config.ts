import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { installedBrowser } from './scripts/setup/browser.ts';

// Preferred is Debian's `chromium-headless-shell`: the same engine without windows, which opens and loads a page with
// half of the processor time. The tests are true in ordinary Chromium and Chrome as well, which come next; without any,
// Playwright takes its own. `CHROMIUM_PATH` names another one.
const browser = installedBrowser();

/**
 * What a browser with windows does for each of them, and no test needs: a page for the list below its address, twice.
 * The others are Playwright's own, which a second such flag replaces.
 */
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/setup/site.ts',
  outputDir: '.gate/playwright',
  forbidOnly: true,
  fullyParallel: false,
  // Tests wait for the server and for clocks, so that one per core would leave cores idle.
  workers: Math.min(4, availableParallelism() + 1),
  // On a quiet machine few tests take one minute: only a browser that stands still, or a busy machine, needs more.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  projects: [
    // Every worker has a site of its own; the second kind adds records, which the first kind counts.
    { name: 'changing', testMatch: 'changing/**/*.spec.ts' },
    { name: 'reading', testIgnore: 'changing/**' },
  ],
  use: {
    // Emptied between two tests; what never changes, the code and the letters of every page, stays loaded.
    reuseContext: true,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Without a graphics card a page that turns into the next one costs as much as the page. What moves asks for it.
    contextOptions: { reducedMotion: 'reduce' },
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
        `--disable-features=${featuresOff.join(',')}`,
        // The first four are Playwright's own, which a second such flag replaces. The browser without windows does
        // not know the network, and would load pictures from 3,000 px below the screen instead of a phone's 1,250.
        '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
});
