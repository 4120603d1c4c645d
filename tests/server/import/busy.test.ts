import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { importMessages } from '../../../src/content/import/messages';
import { problems } from '../../../src/content/problems';
import { toProblem } from '../../../src/server/http/problem';
import { importRows } from '../../../src/server/import/import-rows';
import { importWorkbook } from '../../../src/server/import/routes';
import { undoImport } from '../../../src/server/import/undo';
import { properties } from '../../../src/server/records/properties';
import { withinTime } from '../../../src/server/store/deadline';
import { type Fault, isWrite } from '../../support/strict-store';
import { propertiesFile, propertyRow } from '../../support/properties-file';
import { trueVersions } from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';
import { preview } from './imports';

const store = await useStrictStore();

afterEach(() => vi.restoreAllMocks());

// More than are written at once.
const count = 60;
const rows = Array.from({ length: count }, (_, index) => propertyRow(`Home ${index}`));
const hour = 3_600_000;

/** What of its time this process works, from 0 to 1. */
function work(utilization: number): void {
  const now = { idle: 1 - utilization, active: utilization, utilization };
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue(now);
}

/** Lets the time of a request be over at a store call, which is answered still, or has this fault. */
function endAt(match: Fault['match'], fault?: Fault['kind']): void {
  const { now } = performance;
  let ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ahead);
  const isHit: Fault['match'] = (call) => {
    if (!match?.(call)) return false;
    ahead = 2 * hour;
    return fault !== undefined;
  };
  store.fault({ kind: fault ?? 'hang', match: isHit });
}

/** The answer to what fails within its time. */
const answerOf = (run: () => Promise<unknown>, milliseconds = hour): Promise<unknown> =>
  withinTime(milliseconds, run).then(
    () => 'done',
    (thrown: unknown) => {
      const { status, detail, options } = toProblem(thrown);
      expect(status).toBe(503);
      return { detail, isUnwritten: options.extra?.isUnwritten ?? false };
    },
  );

const { busy, noAnswer } = importMessages.unwritten;
const nothing = { detail: busy('imported'), isUnwritten: true };

it.each([
  ['the import is read', ({ store: name }) => name === 'local-imports'],
  [
    'the properties are read',
    ({ store: name, method }) => name === 'local-documents' && method === 'GET',
  ],
  ['their history is written', isWrite('history')],
] satisfies [string, Fault['match']][])(
  'row 54: an import whose time is over in a busy site while %s says so, and that nothing was imported; pressed again, it is',
  async (_, match) => {
    const { id } = await preview(rows);
    work(0.9);
    endAt(match);
    expect(await answerOf(() => importRows(id))).toEqual(nothing);
    vi.restoreAllMocks();
    store.forget();
    expect(trueVersions(store)).toEqual([]);
    expect((await importRows(id)).results).toHaveLength(count);
    expect(trueVersions(store)).toHaveLength(count);
  },
);

it.each([
  [
    'while the properties are written, which its answer does not tell',
    isWrite('documents'),
    'lost',
  ],
  ['once they are written', isWrite('documents'), undefined],
] as const)(
  'row 54: an import whose time is over %s never says that nothing was imported; pressed again, it is known',
  async (_, match, fault) => {
    await properties.all();
    const { id } = await preview(rows);
    work(0.9);
    let writes = 0;
    // The first write makes the document, the second has the rows.
    endAt((call) => match(call) && (writes += 1) === 2, fault);
    expect(await answerOf(() => importRows(id))).toEqual({
      detail: problems.busy,
      isUnwritten: false,
    });
    vi.restoreAllMocks();
    store.forget();
    const versions = trueVersions(store);
    expect(versions).toHaveLength(count);
    expect((await importRows(id)).results.map(({ state }) => state)).toEqual(
      Array(count).fill('created'),
    );
    expect(trueVersions(store)).toEqual(versions);
  },
);

it('row 54: the one call for a workbook, and an undo, say the same', async () => {
  const { id } = await preview(rows);
  await importRows(id);
  work(0.9);
  const over = (run: () => Promise<unknown>) => answerOf(run, 0);
  const file = { bytes: propertiesFile(rows).buffer, fileName: 'homes.xlsx' };
  expect(await over(() => importWorkbook(file, null, new Date()))).toEqual(nothing);
  expect(await over(() => undoImport(id, new Date()))).toEqual({
    ...nothing,
    detail: busy('undone'),
  });
});

it.each([
  ['rejects the call', 403, 0.9, hour],
  ['hangs while the site waits', 'hang', 0.1, 300],
] as const)(
  'row 54: an import says that the store did not answer where that %s',
  async (_, kind, utilization, milliseconds) => {
    const { id } = await preview(rows);
    work(utilization);
    store.fault({ kind, times: Infinity });
    expect(await answerOf(() => importRows(id), milliseconds)).toEqual({
      detail: noAnswer('imported'),
      isUnwritten: true,
    });
  },
);
