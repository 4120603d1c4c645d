import { expect, test } from 'vitest';
import { defaultFilter, prepareProperties } from '../../../src/domain/filter/filter';
import { makeEntry } from '../../../src/domain/property-summary';
import { makeListingResult } from '../../../src/islands/listings/result';
import { readServedResult, writeServedResult } from '../../../src/islands/listings/served';
import { sampleHomes } from '../../search/sample-homes';

test('the island is given the result that the server drew, in less than half of its bytes', () => {
  const query = { filter: defaultFilter, sort: 'newest', view: 'list', page: 1 } as const;
  const prepared = prepareProperties(sampleHomes.map(makeEntry));
  const result = makeListingResult(prepared, query, '2026-11-27');
  const served = writeServedResult(result);
  expect(result.properties.length).toBeGreaterThan(20);
  expect(readServedResult(served)).toEqual(result);
  expect(served.rows.length).toBeLessThan(JSON.stringify(result.properties).length / 2);
});
