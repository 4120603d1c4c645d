import * as z from 'zod';
import { sheetLimits } from '../../domain/import/table';
import type { Property } from '../../domain/property/schema';
import { storedProperty } from '../../domain/property/record';

/** The body of an import; `skipped` are the numbers of the rows that the operator does not want. */
export const importBody = z.object({
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
export type FaultyRow = z.infer<typeof faultyRow>;

const fields = z.record(z.string(), z.unknown());
const snapshot = z
  .unknown()
  .transform(storedProperty)
  .pipe(z.custom<Property>((property) => property !== null));

const importRow = z.object({
  row: z.number(),
  name: z.string(),
  /** The property's id. */
  id: z.string(),
  cells,
  write: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('create'), input: fields, day: z.string().optional() }),
    z.object({
      kind: z.literal('update'),
      patch: fields,
      day: z.string().optional(),
      /** The version that the preview saw; any other is not overwritten. */
      ifMatch: z.string(),
      /** The property in that version, for undo. */
      before: snapshot,
    }),
  ]),
});
export type ImportRow = z.infer<typeof importRow>;

const rowResult = z.object({
  row: z.number(),
  name: z.string(),
  id: z.string(),
  state: z.enum(['created', 'updated', 'unchanged', 'skipped']),
  message: z.string(),
});

const undoResult = z.object({
  undone: z.number(),
  edited: z.array(z.object({ id: z.string(), name: z.string(), row: z.number() })),
});

/** An import as it is kept. Messages are stored as the operator saw them. */
export const storedImport = z.object({
  fileName: z.string(),
  sheet: z.string(),
  headers: z.array(z.string()),
  /** As previewed. */
  counts,
  /** The rows with errors. */
  rejected: z.array(faultyRow),
  /** The rows to be written. */
  rows: z.array(importRow),
  results: z.array(rowResult).optional(),
  undone: undoResult.optional(),
});
export type StoredImport = z.infer<typeof storedImport>;
