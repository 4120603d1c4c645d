/**
 * Makes the site's fonts from the open sources: only the letters and weights that the pages use. Run it after changing either, and raise the version in the names: they are cached for long.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const target = new URL('../public/fonts/', import.meta.url);
const version = 2;

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const letters = `${ascii}\u00a0·×–—‘’“”…©°½²àáâäçèéêíñóôöúü`;

const features = ['kern', 'liga', 'lnum', 'tnum', 'mark', 'ccmp'];
/**
 * One cut a file: letters that can change their weight or optical size weigh twice as much, and then no
 * longer fit into the first packets of a slow connection. The heading's weight lies between the look's 500
 * and 600, its optical size is that of a page's title.
 */
const heading = { wght: 560, opsz: 48 };
const text = { wght: 400 };
const strongText = { wght: 600 };

interface Font {
  name: string;
  /** Of the source's package, without its ending. */
  file: string;
  axes: Record<string, number>;
}

const source = (family: string, part: string) => `${family}/files/${part}-normal`;
const fraunces = source('fraunces', 'fraunces-latin-opsz');
const anek = source('anek-latin', 'anek-latin-latin-wght');
const fonts: readonly Font[] = [
  { name: 'fraunces', file: fraunces, axes: heading },
  { name: 'anek', file: anek, axes: text },
  { name: 'anek-semibold', file: anek, axes: strongText },
];

async function make({ name, file, axes }: Font): Promise<string> {
  const whole = import.meta.resolve(`@fontsource-variable/${file}.woff2`);
  const subset = await subsetFont(await readFile(fileURLToPath(whole)), letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
    variationAxes: axes,
  });
  await writeFile(new URL(`${name}-v${version}.woff2`, target), subset);
  return `${name}-v${version}.woff2  ${subset.length} bytes`;
}

await mkdir(target, { recursive: true });
for (const font of fonts) console.log(await make(font));
