import { describe, expect, it } from 'vitest';
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

/** Twelve rows with an error, each with the correction. */
const faults: [Parameters<typeof propertyRow>[1], Parameters<typeof propertyRow>[1]][] = [
  [{ Name: null }, { Name: 'Named' }],
  [{ Rent: null }, { Rent: 21_000 }],
  [{ 'Area (sqft)': null }, { 'Area (sqft)': 900 }],
  [{ Address: '' }, { Address: '1 Beach Road' }],
  [{ BHK: null }, { BHK: 2 }],
  [{ Baths: new Date(Date.UTC(2026, 2, 2)) }, { Baths: '2' }],
  [{ Floor: null }, { Floor: 'Ground' }],
  [{ Lift: 'perhaps' }, { Lift: 'No' }],
  [{ Name: 'n'.repeat(201) }, { Name: 'Short' }],
  [{ Reference: 'nobody' }, { Reference: null }],
  [{ Reference: '../up' }, { Reference: null }],
  [{ Rent: 'r'.repeat(61) }, { Rent: '₹18,000' }],
];

const rents = ['₹25,000/-', '1.5 lakh', '32k', 40_000, 'Rs. 18000', '₹ 1,25,000'];

/** 200 rows: 183 good ones, 12 faulty ones, 5 that repeat an earlier row; with blank rows between. */
function stock(): SheetValue[][] {
  const good = Array.from({ length: 183 }, (_, at) =>
    propertyRow(`Home ${at}`, {
      Rent: rents[at % rents.length] ?? null,
      Description: at % 10 === 0 ? new Date(Date.UTC(2026, 0, 1 + (at % 28))) : `Text ${at}`,
    }),
  );
  const faulty = faults.map(([wrong], at) => propertyRow(`Faulty ${at}`, wrong));
  const rows = [...good.slice(0, 90), ...faulty, ...good.slice(90), ...good.slice(0, 5)];
  return rows.flatMap((row, at) => (at % 40 === 39 ? [row, []] : [row]));
}

describe('200 rows with 12 faulty ones and 5 repeated ones', () => {
  it('are counted, imported, corrected, and undone', async () => {
    const file = propertiesFile(stock());
    const first = await preview(file);
    expect(first.counts).toEqual({ create: 183, update: 0, unchanged: 0, error: 17 });
    expect(first.rows).toHaveLength(200);
    // Nothing is written before it is confirmed.
    expect(await properties()).toEqual([]);
    expect(await openStore('history').list()).toEqual([]);
    expect(await openStore('documents').list()).toEqual([]);

    const { id, results } = await importAll(file);
    expect(results.filter(({ state }) => state === 'created')).toHaveLength(183);
    expect(await properties()).toHaveLength(183);

    const [head = [], ...kept] = await rowsOf(await get(`${bulk}/faulty/${id}`));
    expect(head).toEqual([...fileHeaders, 'What to correct']);
    expect(kept).toHaveLength(17);
    for (const row of kept) expect(String(row.at(-1)).length).toBeGreaterThan(10);

    const fixed = kept.slice(0, 12).map((row, at) => {
      const right = faults[at]?.[1] ?? {};
      return row.map((value, column) => {
        const header = String(head[column]) as keyof typeof right;
        return header in right ? (right[header] ?? null) : value;
      });
    });
    const corrected = await importAll(workbookOf([head, ...fixed]));
    expect(corrected.counts).toEqual({ create: 12, update: 0, unchanged: 0, error: 0 });
    const all = await properties();
    expect(all).toHaveLength(195);
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(195);

    // Again: the good rows are recognised, and nothing is added twice.
    expect((await importAll(file)).counts).toEqual({
      create: 0,
      update: 0,
      unchanged: 183,
      error: 17,
    });
    expect((await importAll(workbookOf([head, ...fixed]))).counts).toMatchObject({ unchanged: 12 });
    expect(await properties()).toHaveLength(195);

    expect(await undo(corrected.id)).toEqual({ undone: 12, edited: [] });
    expect(await undo(id)).toEqual({ undone: 183, edited: [] });
    expect(await properties()).toEqual([]);
    const states = (await json<ImportSummary[]>(await get(`${bulk}/batches`))).map(
      ({ state }) => state,
    );
    expect(states).toEqual(['undone', 'undone']);
  }, 120_000);
});

describe('the one call of the specification', () => {
  it('imports the good rows and names each row', async () => {
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
});
