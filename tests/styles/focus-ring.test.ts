import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const off = /([^{}\n]+)\{[^{}]*outline: (?:none|0)[;\s]/g;

it('the focus ring is removed only where a part of the element has it instead', () => {
  const without = globSync('src/**/*.{css,astro}').flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(off)]
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => !text.includes(`${selector}::after {\n  outline: 2px`))
      .map((selector) => `${path}: ${selector}`);
  });
  expect(without).toEqual([]);
});
