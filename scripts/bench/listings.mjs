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
import { change, choices, settle, type, watch } from './visitor.mjs';

const target = await servedSite();
const visits = Number(process.argv[3] ?? 3);
const slowdown = Number(process.argv[4] ?? 4);

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
  for (const choice of choices) times[choice[0]] = await change(page, choice);
  const events = await type(page);
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
  for (const [name] of choices) {
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
