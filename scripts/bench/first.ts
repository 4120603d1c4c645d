/**
 * A visitor's first choice in the filter over all properties, one second after the page came, in a real browser on a poor
 * phone: nothing in the cache, the processor slowed four times, 150 ms to the server and 1.6 Mbit/s.
 * Usage: a served site with many properties (`npm start -- --homes 1000`), then
 * npm run bench -- first http://localhost:8888 5
 */
import type { Browser } from '@playwright/test';
import { requireSite } from '../site/call.ts';
import { startProxy } from './compressing-proxy.ts';
import { launchBrowser, median } from './harness.ts';

const target = await requireSite(process.argv[2]);
const visits = Number(process.argv[3] ?? 5);
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
/** Milliseconds after which the choice has certainly been shown. */
const rest = 5_000;

/** The moment at which the visible part of the page was last painted. */
declare global {
  var painted: number;
}

/** Runs in the page. */
function watch(): void {
  const isSeen = ({ target: node }: MutationRecord) => {
    const element = node instanceof Element ? node : node.parentElement;
    return element?.isConnected === true && element.getBoundingClientRect().top < innerHeight;
  };
  addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver((changes) =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (changes.some(isSeen)) globalThis.painted = performance.now();
        }),
      ),
    );
    const main = document.querySelector('main') ?? document.body;
    observer.observe(main, { subtree: true, childList: true, characterData: true });
  });
}

/** Milliseconds from the choice to the last paint that it caused. */
async function visit(browser: Browser, baseURL: string): Promise<number> {
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
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch);
  await page.goto('/properties');
  await page.waitForTimeout(1_000);
  const start = await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('[name=lift]')?.click();
    return performance.now();
  });
  await page.waitForTimeout(rest);
  const painted = await page.evaluate(() => globalThis.painted);
  await context.close();
  return painted - start;
}

const proxy = await startProxy(target);
const browser = await launchBrowser();
try {
  // The first visit fills the proxy with what it requests.
  await visit(browser, proxy.address);
  const figures: number[] = [];
  for (let turn = 0; turn < visits; turn += 1) figures.push(await visit(browser, proxy.address));
  const range = `${Math.min(...figures).toFixed(0)}–${Math.max(...figures).toFixed(0)}`;
  console.log(`first choice, median of ${visits}: ${median(figures).toFixed(0)} ms (${range})`);
} finally {
  await browser.close();
  proxy.stop();
}
