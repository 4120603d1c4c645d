import { expect, it } from 'vitest';
import { importRoutes } from '../../../src/server/import/routes';
import { workbookRoutes } from '../../../src/server/import/workbook-routes';

/** The life of a function, in milliseconds, less what writing the workbook of 10,000 properties takes. */
const maxStoreMilliseconds = 60_000 - 10_000;

it('an export has more time for its records than an import for its rows, and ends before its function', () => {
  const limits = new Map(
    [...importRoutes, ...workbookRoutes].map(({ path, milliseconds }) => [path, milliseconds]),
  );
  const limit = limits.get('/api/property/export') ?? 0;
  expect(limit).toBeGreaterThan(limits.get('/api/property/bulk/preview') ?? Infinity);
  expect(limit).toBeLessThanOrEqual(maxStoreMilliseconds);
  expect([...limits.values()].every((one) => (one ?? 0) >= 20_000)).toBe(true);
});
