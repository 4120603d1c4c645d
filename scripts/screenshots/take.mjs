import path from 'node:path';
import { settle } from './settle.mjs';

export const widths = [360, 768, 1440];

/** One page at one width, as a whole. */
async function take(page, address, file) {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await settle(page);
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 80 });
}

/** Photographs pages at all widths into `folder`, as `name-width.jpg`; a page that fails is reported, and the others continue. */
export async function takeAll(context, address, pages, folder) {
  for (const width of widths) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    for (const [name, where] of Object.entries(pages)) {
      const file = path.join(folder, `${name}-${width}.jpg`);
      await take(page, new URL(where, address).href, file).catch((error) =>
        console.error(`${where} at ${width} px: ${error.message}`),
      );
    }
    await page.close();
  }
}
