import sharp from 'sharp';
import { settle } from './settle.mjs';

const views = [
  { where: '/', width: 1280, height: 860, shown: 880 },
  { where: '/properties', width: 390, height: 860, shown: 268 },
];
const gap = 24;
const background = '#FBF6EC';

async function view(context, address, { where, width, height, shown }) {
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.goto(new URL(where, address).href, { waitUntil: 'load' });
  await settle(page);
  const bytes = await page.screenshot();
  await page.close();
  return sharp(bytes).resize({ width: shown }).png().toBuffer({ resolveWithObject: true });
}

/** The home page on a desk and the listings on a phone, side by side, for the README. */
export async function readmePicture(context, address, file) {
  const [desk, phone] = [
    await view(context, address, views[0]),
    await view(context, address, views[1]),
  ];
  const width = desk.info.width + phone.info.width + 3 * gap;
  const height = Math.max(desk.info.height, phone.info.height) + 2 * gap;
  await sharp({ create: { width, height, channels: 3, background } })
    .composite([
      { input: desk.data, left: gap, top: gap },
      { input: phone.data, left: desk.info.width + 2 * gap, top: gap },
    ])
    .jpeg({ quality: 82 })
    .toFile(file);
}
