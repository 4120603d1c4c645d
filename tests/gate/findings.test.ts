import { accessSync, constants, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup/root.ts';

const findings = globSync('findings/*', { cwd: root });

it('there are findings', () => {
  expect(findings.length).toBeGreaterThan(10);
});

it.each(findings)('%s runs by itself, in a folder of its own, with versions that stay', (name) => {
  const file = path.join(root, name);
  expect(() => accessSync(file, constants.X_OK)).not.toThrow();
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^#!\/bin\/sh\n# /);
  expect(text).toMatch(/mktemp -d/);
  const installed = [...text.matchAll(/npm install ((?:--[\w-]+ )*)([^>\n]+)/g)].flatMap(
    ([, , packages = '']) => packages.trim().split(/\s+/),
  );
  // One may need no package: Node or the shell alone.
  for (const one of installed) expect(one).toMatch(/.@\d+\.\d+\.\d+/);
});
