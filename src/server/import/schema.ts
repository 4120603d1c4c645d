import * as z from 'zod';
import type { Cell } from '../../domain/import/cell';
import type { PlannedRow } from '../../domain/import/planned-row';
import type { RowCounts } from '../../domain/import/preview';
import type { RowResult, UndoResult } from '../../domain/import/result';
import { sheetLimits } from '../../domain/import/table';
import type { Property, PropertyInput, PropertyPatch } from '../../domain/property/schema';

/** The body of an import; `skipped` are the numbers of the rows that the operator does not want. */
export const importBody = z.object({
  skipped: z.array(z.int()).max(sheetLimits.rows).default([]),
});

/** A row for the workbook of faulty rows. */
export interface FaultyRow {
  row: number;
  cells: Cell[];
  /** What to correct, and how. */
  reason: string;
}

/** A row to be written. */
export interface ImportRow extends Pick<PlannedRow, 'row' | 'name' | 'id' | 'cells'> {
  write:
    | { kind: 'create'; input: PropertyInput; day?: string }
    | {
        kind: 'update';
        patch: PropertyPatch;
        day?: string;
        /** The version that the preview saw; any other is not overwritten. */
        ifMatch: string;
        /** The property in that version, for undo. */
        before: Property;
      };
}

/** An import as it is kept. Messages are stored as the operator saw them. */
export interface StoredImport {
  fileName: string;
  sheet: string;
  headers: string[];
  /** As previewed. */
  counts: RowCounts;
  /** The rows with errors. */
  rejected: FaultyRow[];
  rows: ImportRow[];
  results?: RowResult[];
  /** Who imported it. */
  by?: string;
  undone?: UndoResult;
}

/**
 * Only the site writes imports, and keeps them for 30 days, so their members are taken as they are; what becomes of a
 * property is read as every stored record is.
 */
export const storedImport = z.custom<StoredImport>(
  (file) => typeof file === 'object' && file !== null && 'rows' in file,
);
