import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('no two style sheets of islands have one name, as their classes begin with it', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file));
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets).toHaveLength(new Set(sheets).size);
});
