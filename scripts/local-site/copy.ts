/** A copy of the site for tests and benches, so that they touch neither the data of a running `npm start` nor its build. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/root.ts';

/** What a build needs; packages are found in the folder above. */
const parts = [
  'astro.config.mjs',
  'netlify.toml',
  'package.json',
  'tsconfig.json',
  'src',
  'netlify',
  'public',
  'scripts',
];

/** Copies what a build needs into a folder of `.gate`, anew each time. */
export function copySite(name = 'site'): string {
  const directory = path.join(root, '.gate', name);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const part of parts)
    cpSync(path.join(root, part), path.join(directory, part), { recursive: true });
  // The builder takes the nearest folder with a `.git` for the project: without one here it would build the original.
  mkdirSync(path.join(directory, '.git'));
  return directory;
}
