#!/bin/sh
# sharp 0.35.5: a PNG of 16 bits with a profile comes out in other colours than the same picture of 8 bits.
#
# Guess before the run: both are converted to sRGB, the colours of every output, and the profile is left out.
# Seen: a picture of 220 40 30 with the profile Display P3 comes back as 220 40 31 from 8 bits, and as 202 59 43 from 16.
# With `withIccProfile('srgb', { attach: false })` 16 bits give 220 40 29.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --save-exact sharp@0.35.5 >/dev/null
cat >run.mjs <<'JS'
import sharp from 'sharp';

const color = { r: 220, g: 40, b: 30 };
const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: color } });
const eight = await plain.clone().withIccProfile('p3').png().toBuffer();
const sixteen = await plain.clone().toColourspace('rgb16').withIccProfile('p3').png().toBuffer();
const read = async (picture) => [...(await picture.raw().toBuffer()).subarray(0, 3)].join(' ');
const convert = async (bytes, change) => read(sharp(await change(sharp(bytes)).png().toBuffer()));
const asked = (picture) => picture.withIccProfile('srgb', { attach: false });

const seen = [
  await convert(eight, (picture) => picture),
  await convert(sixteen, (picture) => picture),
  await convert(sixteen, asked),
];
console.log(`sharp ${sharp.versions.sharp}: ${seen.join(', ')}`);
JS
answer=$(node run.mjs)
echo "$answer"
test "$answer" = 'sharp 0.35.5: 220 40 31, 202 59 43, 220 40 29'
