import { expect, it } from 'vitest';
import { importRows } from '../../../src/server/import/import-rows';
import { undoImport } from '../../../src/server/import/undo';
import { defaultLimits } from '../../../src/server/store/bounded-fetch';
import { propertyRow } from '../../support/properties-file';
import { useStrictStore } from '../../support/use-strict-store';
import { preview } from './imports';

const store = await useStrictStore();
// A machine that is busy with other tests answers late; a call made again would be counted twice.
Object.assign(defaultLimits, { perTry: 60_000, inAll: 60_000 });

it('an import of 1,000 rows takes one store call a row and four more, and so does its undo', async () => {
  const rows = Array.from({ length: 1_000 }, (_, at) => propertyRow(`Home ${at}`));
  const { id } = await preview(rows);
  store.forget();
  await importRows(id);
  const imported = store.calls.length;
  store.forget();
  expect((await undoImport(id, new Date())).undone).toBe(1_000);
  expect([imported, store.calls.length]).toEqual([1_004, 1_004]);
}, 120_000);
