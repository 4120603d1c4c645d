/**
 * A visitor's first choice in the filter over all properties, in a real browser on a poor phone: nothing
 * in the cache, the processor slowed four times, 150 ms to the server and 1.6 Mbit/s. Prints medians of
 * five visits: the first choice as the very first sign of the visitor, and with the panel open for 1.5 s,
 * then later choices, and the slowest event while typing in the open panel.
 * Usage: a served site with many properties (`npm start -- --homes 1000`), then
 * npm run bench -- first http://localhost:8888
 */
import type { Browser } from '@playwright/test';
import { requireSite } from '../site/call.ts';
import { startProxy } from './compressing-proxy.ts';
import { launchBrowser, median, max } from './harness.ts';
import { change, choices, type, watch } from './visitor.ts';

const target = await requireSite(process.argv[2]);
const visits = Number(process.argv[3] ?? 5);
const slowdown = Number(process.argv[4] ?? 4);
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
/** Milliseconds after which the first choice has certainly been shown, even before this was measured. */
const firstRest = 5_000;
const panelOpen = 1_500;

interface Visit {
  first: number;
  later: number;
  slowest: number;
}

/** One visit with nothing in the cache; `open` is whether the panel is opened before the first choice. */
async function visit(browser: Browser, baseURL: string, open: boolean): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  await page.goto('/properties');
  await page.waitForTimeout(1_000);
  if (open) {
    await page.evaluate(() => document.querySelector<HTMLElement>('astro-island summary')?.click());
    await page.waitForTimeout(panelOpen);
  }
  const [firstChoice, ...laterChoices] = choices;
  const first = await change(page, firstChoice, firstRest);
  const later: number[] = [];
  for (const choice of laterChoices) later.push(await change(page, choice));
  const slowest = max(await type(page));
  await context.close();
  return { first, later: median(later), slowest };
}

function say(label: string, figures: number[]): void {
  const range = `${Math.min(...figures).toFixed(0)}–${max(figures).toFixed(0)}`;
  console.log(`  ${label.padEnd(38)} ${median(figures).toFixed(0)} ms  (${range})`);
}

const proxy = await startProxy(target);
const browser = await launchBrowser();
try {
  // The first visit of each kind fills the proxy with what it requests.
  for (const open of [false, true]) await visit(browser, proxy.address, open);
  const atOnce: Visit[] = [];
  const opened: Visit[] = [];
  for (let turn = 0; turn < visits; turn += 1) {
    atOnce.push(await visit(browser, proxy.address, false));
    opened.push(await visit(browser, proxy.address, true));
  }
  console.log(`processor slowed ${slowdown} ×, 150 ms, 1.6 Mbit/s, ${visits} visits of each kind`);
  const firsts = (of: Visit[]) => of.map(({ first }) => first);
  say('first choice as the very first sign', firsts(atOnce));
  say('first choice, the panel open for 1.5 s', firsts(opened));
  say(
    'every later choice',
    [...atOnce, ...opened].map(({ later }) => later),
  );
  say(
    'slowest event while typing',
    opened.map(({ slowest }) => slowest),
  );
} finally {
  await browser.close();
  proxy.stop();
}
