/** Makes every icon of the site, and what stands for a missing picture, from the one drawing, `public/favicon.svg`. Run it after changing that. */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('../public/', import.meta.url);
const plaster = '#fbf6ec';
const sand = '#e6d9c0';
const drawing = await readFile(new URL('favicon.svg', folder), 'utf8');

/** Systems cut these to a circle or a square of their own: the drawing keeps to the middle. */
const masked = drawing
  .replace(
    /<rect[^>]*\/>/,
    `<rect width="32" height="32" fill="${plaster}"/><g transform="translate(4.5 4.5) scale(0.72)">`,
  )
  .replace('</svg>', '</g></svg>');

function render(svg: string, size: number): Promise<Buffer> {
  const dotsPerInch = (72 * size) / 32;
  return sharp(Buffer.from(svg), { density: dotsPerInch })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The mark in one colour on plaster, which stands for a picture that is not there. */
function drawNoPicture(): Promise<Buffer> {
  const width = 1_200;
  const height = 630;
  const size = 200;
  const mark = drawing
    .replace(/<(?:rect|ellipse)[^>]*\/>|<\/?svg[^>]*>/g, '')
    .replaceAll(/#(?:fff|f7efe0|a8472a)/g, sand)
    .replaceAll('#1f3d3a', plaster);
  const place = `translate(${(width - size) / 2} ${(height - size) / 2 - 30}) scale(${size / 32})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${plaster}"/>
    <g transform="${place}">${mark}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** An icon file that holds one PNG picture of at most 256 px. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size % 256, 6);
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const icons = {
  'favicon.ico': wrapAsIco(await render(drawing, 32), 32),
  'apple-touch-icon.png': await render(masked, 180),
  // Search engines take no drawing smaller than 112 px beside a company's name.
  'assets/images/logo.png': await render(drawing, 512),
  'assets/images/no-picture.png': await drawNoPicture(),
};

for (const [name, bytes] of Object.entries(icons)) {
  await writeFile(new URL(name, folder), bytes);
  console.log(`${name}  ${bytes.length} bytes`);
}
