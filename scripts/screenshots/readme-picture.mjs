import sharp from 'sharp';

const views = [
  { where: '/', width: 1280, height: 860, shown: 880 },
  { where: '/properties', width: 390, height: 860, shown: 268 },
];
const gap = 24;
const page = '#FBF6EC';

async function view(context, address, { where, width, height, shown }) {
  const tab = await context.newPage();
  await tab.setViewportSize({ width, height });
  await tab.goto(new URL(where, address).href, { waitUntil: 'load' });
  await tab
    .evaluate(() =>
      Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined))),
    )
    .catch(() => undefined);
  const bytes = await tab.screenshot();
  await tab.close();
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
  await sharp({ create: { width, height, channels: 3, background: page } })
    .composite([
      { input: desk.data, left: gap, top: gap },
      { input: phone.data, left: desk.info.width + 2 * gap, top: gap },
    ])
    .jpeg({ quality: 82 })
    .toFile(file);
}
