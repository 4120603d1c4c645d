import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/root.ts';

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

/**
 * Copies what a build needs into a folder of `.gate`, so that the tests neither touch the data of a running
 * `npm start` nor its build; packages are found in the folder above.
 * The empty repository in it keeps the tools from climbing to the project's own root.
 */
export function copySite(name = 'site'): string {
  const directory = path.join(root, '.gate', name);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const part of parts)
    cpSync(path.join(root, part), path.join(directory, part), { recursive: true });
  spawnSync('git', ['init', '--quiet'], { cwd: directory });
  return directory;
}
