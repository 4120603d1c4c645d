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
const rupee = '₹';

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
  letters: string;
  axes: Record<string, number>;
}

/** The sources keep the rupee sign in another file than the letters, so each family has two. */
function familyOf(name: string, file: (part: string) => string, axes: Font['axes']): Font[] {
  return [
    { name, file: file('latin'), letters, axes },
    { name: `${name}-rupee`, file: file('latin-ext'), letters: rupee, axes },
  ];
}

const fraunces = (part: string) => `fraunces/files/fraunces-${part}-opsz-normal`;
const anek = (part: string) => `anek-latin/files/anek-latin-${part}-wght-normal`;
const fonts = [
  ...familyOf('fraunces', fraunces, heading),
  ...familyOf('anek', anek, text),
  ...familyOf('anek-semibold', anek, strongText),
];

async function make({ name, file, letters: wanted, axes }: Font): Promise<string> {
  const source = import.meta.resolve(`@fontsource-variable/${file}.woff2`);
  const subset = await subsetFont(await readFile(fileURLToPath(source)), wanted, {
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
