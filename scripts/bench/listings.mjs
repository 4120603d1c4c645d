/**
 * A visitor's filter over all properties in a real browser, with the processor slowed four times: from a
 * change to the painted result, and the longest event while typing. Medians of three visits.
 * Usage: a served site with many properties (`npm start -- --homes 1000`), then
 * npm run bench:listings -- http://localhost:8888
 */
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../setup/browser.mjs';
import { servedSite } from './served-site.mjs';
import { median, worst } from './statistics.mjs';

const target = await servedSite();
const visits = Number(process.argv[3] ?? 3);
const slowdown = Number(process.argv[4] ?? 4);
const typed = 'anna';
const settle = 700;

/** Runs in the page: records when the visible part was last painted, and how long events took. */
function watch() {
  globalThis.figures = { painted: 0, events: [] };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(?:keydown|input|beforeinput)$/.test(name)) globalThis.figures.events.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  const isSeen = ({ target }) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.isConnected && element.getBoundingClientRect().top < innerHeight;
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (changes.some(isSeen)) globalThis.figures.painted = performance.now();
        }),
      ),
    ).observe(document.querySelector('main'), {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** Changes one control from inside the page and waits until painting stops. */
async function change(page, selector, value) {
  const start = await page.evaluate(
    ([where, wanted]) => {
      const control = document.querySelector(where);
      const now = performance.now();
      if (wanted === null) control.click();
      else {
        control.value = wanted;
        control.dispatchEvent(new Event('input', { bubbles: true }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return now;
    },
    [selector, value],
  );
  await page.waitForTimeout(settle);
  return (await page.evaluate(() => globalThis.figures.painted)) - start;
}

const changes = [
  ['lift on', '[name=lift]', null],
  ['category', '#category', 'Apartment'],
  ['category off', '#category', 'All'],
  ['sorted by rent', '#sort', 'rent-up'],
  ['sorted by size', '#sort', 'size'],
  ['lift off', '[name=lift]', null],
];

/** One visit of a fresh tab; the first change loads the code and all properties, and is not counted. */
async function visit(context) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(watch);
  await page.goto('/properties');
  await page.locator('[name=pets]').first().check();
  await page.waitForTimeout(4_000);
  await page.locator('[name=pets]').first().uncheck();
  await page.waitForTimeout(settle);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = {};
  for (const [name, selector, value] of changes) times[name] = await change(page, selector, value);
  await page.locator('#text').focus();
  await page.evaluate(() => (globalThis.figures.events.length = 0));
  for (const key of [...typed, ...Array(typed.length).fill('Backspace')]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(settle);
  }
  const { events } = await page.evaluate(() => globalThis.figures);
  await page.close();
  return { times, events };
}

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({
    baseURL: target,
    viewport: { width: 1280, height: 900 },
  });
  const results = [];
  for (let turn = 0; turn < visits; turn += 1) results.push(await visit(context));
  console.log(`processor slowed ${slowdown} ×, ${visits} visits`);
  for (const [name] of changes) {
    const times = results.map((result) => result.times[name]);
    console.log(
      `  ${name.padEnd(16)} to paint: median ${median(times).toFixed(0)} ms, worst ${worst(times).toFixed(0)} ms`,
    );
  }
  const events = results.flatMap((result) => result.events);
  console.log(
    `  typing: ${events.length} events over 16 ms, median ${median(events)} ms, worst ${worst(events)} ms`,
  );
} finally {
  await browser.close();
}
