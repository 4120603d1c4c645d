import { expect, it } from 'vitest';
import { importWorkbook } from '../../../src/server/import/workbook-routes';
import { withinTime } from '../../../src/server/store/deadline';
import { propertyRow, propertiesFile } from '../../support/properties-file';
import { useCdn } from '../../support/use-cdn';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
const cdn = useCdn();
const file = () => {
  const rows = Array.from({ length: 60 }, (_, at) => propertyRow(`Home ${at}`));
  return { bytes: propertiesFile(rows).buffer, fileName: 'homes.xlsx' };
};

it('the one call ends as soon as the store is away, and leaves the purge to the sweep', async () => {
  // From then on the store does not answer.
  let isAway = false;
  store.fault({
    kind: 'hang',
    times: 10_000,
    match: ({ key, method }) => (isAway ||= method === 'GET' && key.endsWith('rows-001')),
  });
  const start = performance.now();
  const { results, left, hasOldPages } = await withinTime(20_000, () =>
    importWorkbook(file(), {}, new Date()),
  );
  expect(results).toHaveLength(50);
  expect(left).toHaveLength(10);
  expect(hasOldPages).toBe(true);
  expect(performance.now() - start).toBeLessThan(15_000);
  expect(cdn.purged).toEqual([]);
}, 60_000);
