/**
 * Photographs every page of a served site (`npm start` in another terminal) at 360, 768 and 1440 px into
 * `.gate/screenshots`, and renews the picture at the top of the README.
 * Usage: npm run screenshots -- http://localhost:8888
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { launchBrowser } from './bench/harness.ts';
import { adminPages, publicPages } from './screenshot-pages.ts';
import { root } from './setup/root.ts';
import { run } from './setup/say.mjs';
import { requireSite } from './site/call.ts';
import { askOperator } from './site/operator.ts';
import { withSession } from './site/session.ts';

const widths = [360, 768, 1440];
const folder = path.join(root, '.gate', 'screenshots');

/**
 * Renders the whole page and scrolls through it once, because what is below the fold is loaded only
 * when it comes near; waits at most 15 s for pictures.
 */
async function loadWholePage(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await page.evaluate(async () => {
    const pause = (milliseconds: number) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await pause(120);
    }
    scrollTo(0, 0);
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    const decoded = pictures.map((picture) => picture.decode().catch(() => undefined));
    await Promise.race([Promise.all(decoded), pause(15_000)]);
  });
}

/** Photographs pages at all widths, as `name-width.jpg`; a page that fails is reported, and the others continue. */
async function takeAll(
  context: BrowserContext,
  address: string,
  pages: Record<string, string>,
): Promise<void> {
  for (const width of widths) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    for (const [name, where] of Object.entries(pages)) {
      const file = path.join(folder, `${name}-${width}.jpg`);
      try {
        await page.goto(new URL(where, address).href, { waitUntil: 'load', timeout: 60_000 });
        await loadWholePage(page);
        await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 80 });
      } catch (error) {
        console.error(`${where} at ${width} px:`, error);
      }
    }
    await page.close();
  }
}

/** The home page on a desk and the listings on a phone, side by side, for the README. */
async function takeReadmePicture(context: BrowserContext, address: string): Promise<void> {
  const gap = 24;
  const background = '#FBF6EC';
  const take = async (where: string, width: number, shown: number) => {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 860 });
    await page.goto(new URL(where, address).href, { waitUntil: 'load' });
    await loadWholePage(page);
    const bytes = await page.screenshot();
    await page.close();
    return sharp(bytes).resize({ width: shown }).png().toBuffer({ resolveWithObject: true });
  };
  const desk = await take('/', 1280, 880);
  const phone = await take('/properties', 390, 268);
  const width = desk.info.width + phone.info.width + 3 * gap;
  const height = Math.max(desk.info.height, phone.info.height) + 2 * gap;
  await sharp({ create: { width, height, channels: 3, background } })
    .composite([
      { input: desk.data, left: gap, top: gap },
      { input: phone.data, left: desk.info.width + 2 * gap, top: gap },
    ])
    .jpeg({ quality: 82 })
    .toFile(path.join(root, 'docs', 'site.jpg'));
}

await run(async () => {
  const address = await requireSite(process.argv[2]);
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser(['--disable-quic', '--no-first-run']);
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
    await takeReadmePicture(context, address);
    await takeAll(context, address, await publicPages(address));
    const url = new URL(address);
    await withSession(url, await askOperator(url), async ({ cookie }) => {
      const [name = '', value = ''] = cookie.split('=');
      // Browsers count this machine as secure, without https too.
      const place = { domain: url.hostname, path: '/', secure: true };
      await context.addCookies([{ name, value, ...place }]);
      await takeAll(context, address, await adminPages(address));
    });
    console.log(`The pictures are in ${path.relative(root, folder)}; the README's is in docs.`);
  } finally {
    await browser.close();
  }
});
