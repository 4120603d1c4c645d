import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup/root.ts';

/** In lines: a shorter file is read as fast as a sentence about it. */
const maxSilent = 60;

/** The file from its first line of code or words on; of a page or a component from its code on. */
const withoutFence = (text: string) => text.replace(/^---\n/, '').trimStart();

it(`a file over ${maxSilent} lines opens with a sentence of what it decides`, () => {
  const files = globSync('{src,netlify}/**/*.{ts,tsx,astro}', { cwd: root });
  const long = files
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ text }) => text.split('\n').length > maxSilent + 1);
  expect(long.length).toBeGreaterThan(100);
  const silent = long.filter(({ text }) => !withoutFence(text).startsWith('/*'));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
