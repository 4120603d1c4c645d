import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { functions } from './platform';

it('the tests know every function that answers requests', () => {
  const answering = readdirSync('netlify/functions').filter(
    (file) => !file.startsWith('scheduled-'),
  );
  expect(
    Object.keys(functions)
      .map((name) => `${name}.ts`)
      .sort(),
  ).toEqual(answering.sort());
});
