import { expect, it } from 'vitest';
import type { ImportSummary } from '../../../src/domain/import/result';
import { openStore } from '../../../src/server/store/open';
import {
  fileHeaders,
  propertyRow,
  propertiesFile,
  workbookOf,
  type SheetValue,
} from '../../support/properties-file';
import { workbookForm } from '../api';
import { json } from '../caller';
import {
  bulk,
  get,
  properties,
  importAll,
  post,
  preview,
  rowsOf,
  undo,
  useOperator,
} from './calls';

useOperator();

it('rows are counted, imported, corrected and undone', async () => {
  const good = propertyRow('Good');
  const faulty = propertyRow('Faulty', { Lift: 'perhaps', Rent: 'r'.repeat(61) });
  const file = propertiesFile([good, [], faulty, good]);
  const first = await preview(file);
  expect(first.counts).toEqual({ create: 1, update: 0, unchanged: 0, error: 2 });
  expect(first.rows[1]?.errors.map(({ cell }) => cell).sort()).toEqual(['C4', 'I4']);
  // Nothing is written before it is confirmed.
  expect(await properties()).toEqual([]);
  expect(await openStore('history').list()).toEqual([]);
  expect(await openStore('documents').list()).toEqual([]);

  const { id, results } = await importAll(file);
  expect(results).toMatchObject([{ row: 2, state: 'created' }]);
  const [head = [], ...kept] = await rowsOf(await get(`${bulk}/faulty/${id}`));
  expect(head).toEqual([...fileHeaders, 'What to correct']);
  expect(kept).toHaveLength(2);
  for (const row of kept) expect(String(row.at(-1)).length).toBeGreaterThan(10);

  const right = new Map<SheetValue, SheetValue>([
    ['perhaps', 'No'],
    ['r'.repeat(61), '₹18,000'],
  ]);
  const fixed = workbookOf([head, kept[0]?.map((value) => right.get(value) ?? value) ?? []]);
  const corrected = await importAll(fixed);
  expect(corrected.counts).toEqual({ create: 1, update: 0, unchanged: 0, error: 0 });
  expect(await properties()).toHaveLength(2);

  // Again: the good rows are recognised, and nothing is added twice.
  expect((await importAll(file)).counts).toMatchObject({ create: 0, unchanged: 1, error: 2 });
  expect((await importAll(fixed)).counts).toMatchObject({ unchanged: 1 });

  expect(await undo(corrected.id)).toEqual({ undone: 1, edited: [] });
  expect(await undo(id)).toEqual({ undone: 1, edited: [] });
  expect(await properties()).toEqual([]);
  const batches = await json<ImportSummary[]>(await get(`${bulk}/batches`));
  expect(batches.map(({ state }) => state)).toEqual(['undone', 'undone']);
});

it('the one call of the specification imports the good rows and names each row', async () => {
  const rows = [propertyRow('A'), propertyRow('B', { Lift: 'perhaps' }), propertyRow('C')];
  const response = await post(bulk, workbookForm(propertiesFile(rows)));
  expect(response.status).toBe(200);
  expect(await json(response)).toMatchObject({
    counts: { create: 2, error: 1 },
    results: [
      { row: 2, name: 'A', state: 'created' },
      { row: 4, name: 'C', state: 'created' },
    ],
    rejected: [{ row: 3, name: 'B', errors: [{ cell: 'I3' }] }],
  });
  expect(await properties()).toHaveLength(2);
});
