/**
 * The operator's list of properties in a real browser: when it is usable, and what a keystroke of a
 * search costs, with the processor as it is and slowed four times. Medians of five visits.
 * Usage: `npm start -- --homes 1000` in another terminal, then npm run bench:list -- http://localhost:8888
 */
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../setup/browser.mjs';
import { enterBrowser } from '../site/browser.mjs';
import { operatorOf } from '../site/operator.mjs';
import { withSession } from '../site/session.mjs';
import { servedSite } from './served-site.mjs';
import { median, worst } from './statistics.mjs';

const target = await servedSite();
const visits = Number(process.argv[3] ?? 5);
const typed = 'anna nagar';
const settle = 400;

/** Runs in the page: notes when the search can be used, and how long each key took to its paint. */
function watch() {
  globalThis.figures = { interactive: 0, keys: [] };
  const look = () => {
    const isReady = document.querySelector('#list-text')?.disabled === false;
    if (isReady) globalThis.figures.interactive = performance.now();
    else requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') globalThis.figures.keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

async function scriptMilliseconds(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}

/** One visit of a fresh tab. */
async function visit(context, slowdown) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  await page.goto('/admin/property/allproperty');
  await page.waitForFunction(() => globalThis.figures.interactive > 0);
  const total = await page.locator('main [role=status]').first().innerText();
  await page.locator('#list-text').focus();
  await page.waitForTimeout(settle);
  const scripts = [];
  for (const key of [...typed, ...Array(typed.length).fill('Backspace')]) {
    const before = await scriptMilliseconds(cdp);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(settle);
    scripts.push((await scriptMilliseconds(cdp)) - before);
  }
  const { interactive, keys } = await page.evaluate(() => globalThis.figures);
  await page.close();
  return { interactive, scripts, keys, total };
}

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
async function measure(session) {
  const context = await browser.newContext({ baseURL: target });
  await enterBrowser(context, target, session);
  for (const slowdown of [1, 4]) {
    const results = [];
    for (let turn = 0; turn < visits; turn += 1) results.push(await visit(context, slowdown));
    const scripts = results.flatMap((result) => result.scripts);
    const keys = results.flatMap((result) => result.keys);
    const say = (label, figures) =>
      console.log(
        `  ${label}: median ${median(figures).toFixed(1)} ms, worst ${worst(figures).toFixed(1)} ms`,
      );
    console.log(`${results[0].total}, processor slowed ${slowdown} ×, ${visits} visits`);
    say(
      'until the search can be used',
      results.map(({ interactive }) => interactive),
    );
    say('script of one key', scripts);
    say('key to paint (of those over 16 ms)', keys);
  }
}

try {
  await withSession(target, await operatorOf(new URL(target)), measure);
} finally {
  await browser.close();
}
