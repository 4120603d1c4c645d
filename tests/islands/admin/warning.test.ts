import { afterEach, expect, it, vi } from 'vitest';
import { restoreRecord } from '../../../src/api/records';
import { withWarning } from '../../../src/islands/admin/warning';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    { 'x-warning': 'Visitors may see the old page.' },
    '“Villa” is back. Visitors may see the old page.',
  ],
  [{}, '“Villa” is back'],
])('a restored record says what the server adds (%j)', async (headers, said) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { headers })));
  expect(withWarning('“Villa” is back', await restoreRecord('property', 'villa'))).toBe(said);
});
