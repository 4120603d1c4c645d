import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('src/**/*.{css,astro,ts,tsx}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

/** Where the pattern stands, as `path: what was found`. */
function found(pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`),
  );
}

it('browsers from before 2023 get no media query that they ignore', () => {
  expect(found(/["'`(]\((?:width|height)\s*[<>][^)]*\)/g)).toEqual([]);
  expect(found(/\(scripting: (?:enabled|initial-only)\)/g)).toEqual([]);
});

it('browsers from before 2023 have a height in `vh` wherever one is in `dvh`', () => {
  const fallback = /([a-z-]+): ([^;]*)vh([^;]*);\s+\1: \2dvh\3;/g;
  expect(found(/: [^;]*dvh[^;]*;/g)).toHaveLength(found(fallback).length);
});
