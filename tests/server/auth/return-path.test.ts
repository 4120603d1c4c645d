import { expect, it } from 'vitest';
import { returnPath } from '../../../src/server/auth/return-path';

it.each([
  ['/admin', '/admin'],
  ['/admin/property/getproperty/a1?x=1', '/admin/property/getproperty/a1?x=1'],
  [null, '/admin'],
  ['', '/admin'],
  ['/properties', '/admin'],
  ['/administrator', '/admin'],
  ['//evil.example/admin', '/admin'],
  ['https://evil.example/admin', '/admin'],
  ['/admin/../properties', '/admin'],
  ['/admin/..//evil.example', '/admin'],
  ['/admin?/../../x', '/admin?/../../x'],
  ['javascript:alert(1)', '/admin'],
  ['/\\evil.example/admin', '/admin'],
])('the way back after signing in from %j leads to %s', (next, path) => {
  expect(returnPath(next)).toBe(path);
});
