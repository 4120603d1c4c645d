/**
 * Makes the site's fonts from the open sources: only the letters, weights and optical sizes that the
 * pages use. Run it after changing either, and raise the version in the names: they are cached for long.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const target = new URL('../public/fonts/', import.meta.url);
const version = 1;

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const letters = `${ascii}\u00a0·×–—‘’“”…©°½²àáâäçèéêíñóôöúü`;
const rupee = '₹';

const features = ['kern', 'liga', 'lnum', 'tnum', 'mark', 'ccmp'];
/** One weight between the look's 500 and 600: a second would cost half as much again. */
const heading = { wght: 560, opsz: { min: 20, max: 96 } };
const text = { wght: { min: 400, max: 600 } };

/** The sources keep the rupee sign in another file than the letters, so each family has two. */
const fonts = [
  {
    name: 'fraunces',
    package: 'fraunces',
    file: 'fraunces-latin-opsz-normal',
    axes: heading,
    letters,
  },
  {
    name: 'fraunces-rupee',
    package: 'fraunces',
    file: 'fraunces-latin-ext-opsz-normal',
    axes: heading,
    letters: rupee,
  },
  {
    name: 'anek',
    package: 'anek-latin',
    file: 'anek-latin-latin-wght-normal',
    axes: text,
    letters,
  },
  {
    name: 'anek-rupee',
    package: 'anek-latin',
    file: 'anek-latin-latin-ext-wght-normal',
    axes: text,
    letters: rupee,
  },
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
