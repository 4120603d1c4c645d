import sharp from 'sharp';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const jpeg = (name: string, buffer: Buffer): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer,
});

export async function plainPicture(name: string, background: string): Promise<ChosenFile> {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  return jpeg(name, await picture.jpeg().toBuffer());
}

/** Noise that JPEG can hardly compress, red on the left and blue on the right. */
function twoColours(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) | 0;
    const isRed = Math.floor(index / 3) % width < width / 2;
    const bright = index % 3 === (isRed ? 0 : 2) ? 200 : 40;
    pixels[index] = bright + ((seed >>> 16) % 110) - 55;
  }
  return pixels;
}

/** A picture taken with an upright phone: stored sideways, with rotation and location in the metadata, over 12 MB. */
export async function phonePicture(): Promise<Buffer> {
  const width = 4_000;
  const height = 3_000;
  const raw = { width, height, channels: 3 } as const;
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '13/1 2/1 3/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '80/1 14/1 5/1',
  };
  return sharp(twoColours(width, height), { raw })
    .jpeg({ quality: 96 })
    .withExif({ IFD3: place })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export async function truncatedPicture(name: string): Promise<ChosenFile> {
  const { buffer } = await plainPicture(name, '#a8472a');
  return jpeg(name, buffer.subarray(0, buffer.length / 2));
}
