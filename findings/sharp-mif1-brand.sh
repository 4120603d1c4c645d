#!/bin/sh
# sharp 0.35.5: an AVIF whose major brand is `mif1` is called HEIC, with HEVC for its compression, and is decoded as the AV1 that it is.
#
# Guess before the run: both are AVIF with AV1, as `avif` is among the compatible brands of both (MIAF, ISO 23000-22, allows
# either), and both are decoded.
# Seen: `mediaType` is image/avif and `compression` av1 for the major brand `avif`, image/heic and hevc for `mif1`. `format` is
# heif for both, and both give the same pixels. So neither of the two tells what a file may be sent as.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --save-exact sharp@0.35.5 >/dev/null
cat >run.mjs <<'JS'
import sharp from 'sharp';

const background = { r: 170, g: 51, b: 51 };
const plain = sharp({ create: { width: 64, height: 64, channels: 3, background } });
const avif = await plain.avif({ lossless: true }).toBuffer();
const mif1 = Buffer.from(avif);
// The major brand, behind the size and the name of the first box.
mif1.write('mif1', 8, 'latin1');
const describe = async (bytes) => {
  const { format, mediaType, compression } = await sharp(bytes).metadata();
  const pixel = (await sharp(bytes).raw().toBuffer()).subarray(0, 3);
  return `${format} ${mediaType} ${compression} ${[...pixel].join(' ')}`;
};
console.log(`sharp ${sharp.versions.sharp}: ${await describe(avif)}, ${await describe(mif1)}`);
JS
answer=$(node run.mjs)
echo "$answer"
test "$answer" = 'sharp 0.35.5: heif image/avif av1 170 51 51, heif image/heic hevc 170 51 51'
