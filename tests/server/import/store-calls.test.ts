import { describe, expect, it } from 'vitest';
import { importChunk } from '../../../src/server/import/import-chunk';
import { undoImport } from '../../../src/server/import/undo';
import { propertyRow } from '../../support/properties-file';
import { openProperties } from '../../support/strict-properties';
import { useStrictStore } from '../../support/use-strict-store';
import { preview } from './imports';

const store = await useStrictStore();

const chunk = 50;
/** For each row: read the record, append to history, write the record. */
const perRow = 3;
/** The index of a chunk is read and written once. */
const perIndex = 2;

interface Counts {
  all: number;
  documents: number;
}

function count(): Counts {
  const documents = store.calls.filter(({ store: name }) => name === 'local-batches').length;
  return { all: store.calls.length, documents };
}

/** The store calls of importing so many chunks of new properties, and of undoing them. */
async function callsOf(chunks: number): Promise<{ imported: Counts; undo: Counts }> {
  store.reset();
  await openProperties().list();
  const rows = Array.from({ length: chunks * chunk }, (_, at) => propertyRow(`Home ${at}`));
  const { id } = await preview(rows);
  store.forget();
  for (let at = 0; at < chunks; at += 1) await importChunk(id, at);
  const imported = count();
  store.forget();
  expect((await undoImport(id, new Date())).left).toBe(0);
  return { imported, undo: count() };
}

describe('the store calls of an import', () => {
  it.each([1, 2])(
    'of %i chunks are three per row, and undo makes no more than the import',
    async (chunks) => {
      const { imported, undo } = await callsOf(chunks);
      const rows = chunks * (chunk * perRow + perIndex);
      // Progress, rows, progress; the first chunk reads the plan and begins the progress besides.
      expect(imported).toEqual({ all: rows + 3 * chunks + 2, documents: 3 * chunks + 2 });
      // Rows and progress; the progress is read once.
      expect(undo).toEqual({ all: rows + 2 * chunks + 1, documents: 2 * chunks + 1 });
    },
  );
});
