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

/** The sources keep the rupee sign in another file than the letters, so each family has two. */
const fraunces = { package: 'fraunces', axes: heading };
const anek = { package: 'anek-latin' };
const fonts = [
  { ...fraunces, name: 'fraunces', file: 'fraunces-latin-opsz-normal', letters },
  { ...fraunces, name: 'fraunces-rupee', file: 'fraunces-latin-ext-opsz-normal', letters: rupee },
  ...[
    { ...anek, name: 'anek', axes: text },
    { ...anek, name: 'anek-semibold', axes: strongText },
  ].flatMap((cut) => [
    { ...cut, file: 'anek-latin-latin-wght-normal', letters },
    { ...cut, name: `${cut.name}-rupee`, file: 'anek-latin-latin-ext-wght-normal', letters: rupee },
  ]),
];

async function make(font) {
  const source = import.meta.resolve(
    `@fontsource-variable/${font.package}/files/${font.file}.woff2`,
  );
  const subset = await subsetFont(await readFile(fileURLToPath(source)), font.letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
    variationAxes: font.axes,
  });
  const name = `${font.name}-v${version}.woff2`;
  await writeFile(new URL(name, target), subset);
  return { name, bytes: subset.length };
}

await mkdir(target, { recursive: true });
for (const font of fonts) {
  const { name, bytes } = await make(font);
  console.log(`${name}  ${bytes} bytes`);
}
