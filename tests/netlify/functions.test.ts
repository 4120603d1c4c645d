import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { functions } from './platform';

const folder = 'netlify/functions';
const withoutWorkbooks = readdirSync(folder).filter((file) => file !== 'spreadsheet.ts');
const libraries = ['sheetjs-style', '@e965/xlsx', 'fflate'];

it('the tests know every function that answers requests', () => {
  const answering = readdirSync(folder).filter((file) => !file.startsWith('scheduled-'));
  expect(
    Object.keys(functions)
      .map((name) => `${name}.ts`)
      .sort(),
  ).toEqual(answering.sort());
});

/** The contents of a bundled function: files of the project, and packages that stay outside. */
async function contentOf(file: string) {
  const { metafile } = await build({
    entryPoints: [`${folder}/${file}`],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'bundle',
  });
  const outputs = Object.values(metafile.outputs);
  return {
    files: outputs.flatMap(({ inputs }) => Object.keys(inputs)),
    packages: outputs.flatMap(({ imports }) => imports.map(({ path }) => path)),
    atStart: outputs
      .flatMap(({ imports }) => imports)
      .filter(({ kind }) => kind !== 'dynamic-import')
      .map(({ path }) => path),
  };
}

it.each(withoutWorkbooks)('%s contains no library that it does not use', async (file) => {
  const { files, packages, atStart } = await contentOf(file);
  expect(packages.filter((name) => libraries.includes(name))).toEqual([]);
  expect(files.filter((name) => name.startsWith('src/server/spreadsheet/'))).toEqual([]);
  // zod is bundled into the function's own file: reading its modules one by one takes half of a cold start.
  expect(packages).not.toContain('zod');
  expect(atStart).not.toContain('resend');
  // The decoder of pictures weighs 20 MB: only the function that takes them has it, and loads it late.
  expect(packages.filter((name) => name === 'sharp')).toEqual(file === 'image.ts' ? ['sharp'] : []);
  expect(atStart).not.toContain('sharp');
});

it('the test above sees libraries where they are', async () => {
  const { packages } = await contentOf('spreadsheet.ts');
  expect(packages).toContain('sheetjs-style');
});
