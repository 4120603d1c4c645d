import * as z from 'zod';
import { sheetLimits } from '../../domain/import/preview';
import { storedProperty } from '../../domain/property/stored';

/** The body of a chunk call; `skipped` are the numbers of the rows that the operator does not want. */
export const chunkBody = z.object({
  chunk: z.int().min(0).max(99),
  skipped: z.array(z.int()).max(sheetLimits.rows).default([]),
});

const counts = z.object({
  create: z.number(),
  update: z.number(),
  unchanged: z.number(),
  error: z.number(),
});

const cells = z.array(
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.object({ day: z.string() }),
    z.object({ fault: z.string() }),
  ]),
);

/** A row for the workbook of faulty rows. */
const faultyRow = z.object({ row: z.number(), cells, reason: z.string() });
export const faultyRows = z.array(faultyRow);
export type FaultyRow = z.infer<typeof faultyRow>;

/** What the preview found, written before any row is imported. */
export const importPlan = z.object({
  fileName: z.string(),
  sheet: z.string(),
  /** When the workbook was read, ISO 8601 in UTC. */
  at: z.iso.datetime(),
  headers: z.array(z.string()),
  counts,
  chunks: z.number(),
  /** The rows with errors; absent in imports of the first release. */
  rejected: faultyRows.optional(),
});
export type ImportPlan = z.infer<typeof importPlan>;

const fields = z.record(z.string(), z.unknown());
const snapshot = z.unknown().transform(storedProperty);

const importRow = z.object({
  row: z.number(),
  name: z.string(),
  /** The property's id. */
  id: z.string(),
  cells,
  write: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('create'),
      input: fields,
      day: z.string().optional(),
    }),
    z.object({
      kind: z.literal('update'),
      patch: fields,
      day: z.string().optional(),
      /** The version that the preview saw; any other is not overwritten. */
      ifMatch: z.string(),
      /** The property in that version, for undo. */
      before: snapshot.optional(),
    }),
  ]),
});
/** The rows of one chunk that are to be written. */
export const importRows = z.array(importRow);
export type ImportRow = z.infer<typeof importRow>;

const rowResult = z.object({
  row: z.number(),
  // The first release wrote `kept`.
  state: z
    .enum(['created', 'updated', 'unchanged', 'skipped', 'kept'])
    .transform((state) => (state === 'kept' ? 'skipped' : state)),
  message: z.string().default(''),
});
export type StoredResult = z.infer<typeof rowResult>;
const results = z.array(rowResult);

const undone = z.object({
  undone: z.number(),
  edited: z.array(z.object({ id: z.string(), name: z.string(), row: z.number() })),
});
export type UndonePart = z.infer<typeof undone>;

/** The progress of an import. */
export const importProgress = z.object({
  fileName: z.string(),
  at: z.iso.datetime(),
  /** As planned, corrected by the results. */
  counts,
  /** The number of rows to be written, and of their chunks. */
  rows: z.number(),
  total: z.number(),
  /** The chunks begun so far, in order, and perhaps the next one. */
  chunks: z.array(z.object({ results: results.optional(), undone: undone.optional() })),
});
export type ImportProgress = z.infer<typeof importProgress>;

/** Documents of the first release, one of each per chunk. */
export const firstRelease = {
  before: z.record(z.string(), snapshot),
  done: z.object({ results }),
  late: counts,
  undone,
};
