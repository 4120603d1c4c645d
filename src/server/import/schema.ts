import * as z from 'zod';
import { columns } from '../../domain/import/columns';
import type { Matching } from '../../domain/import/matching/matching';
import type { PlannedRow, RowWrite } from '../../domain/import/planned-row';
import type { FaultyRow, RowCounts, RowResult, UndoResult } from '../../domain/import/result';
import { requiredFacts } from '../../domain/property/missing';
import type { Property, PropertySummary } from '../../domain/property/schema';

export const importBody = z.object({
  choices: z.record(z.string(), z.enum(['create', 'update'])).default({}),
});

const keys = columns.map(({ key }) => key);

/** The operator's words about the columns, beside the file; without keys they are read by their headers. */
export const matchingBody = z.object({
  sheet: z.string().optional(),
  header: z.array(z.int()).max(2).optional(),
  keys: z.array(z.enum(keys).nullable()).optional(),
  words: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  // As long as the longest of these facts may be: each row carries it.
  forAll: z.partialRecord(z.enum(requiredFacts), z.string().max(500)).optional(),
  withHidden: z.boolean().optional(),
});
export type Wanted = { [Name in keyof Matching]?: Matching[Name] | undefined };

/** A row to be written; for undo, an update carries the property in the version that the preview saw. */
export interface ImportRow extends Pick<PlannedRow, 'row' | 'name' | 'id' | 'cells' | 'add'> {
  write: RowWrite & { before?: Property };
  isSkipped?: boolean;
}

/** An import as it is kept. Messages are stored as the operator saw them. */
export interface StoredImport {
  fileName: string;
  headers: string[];
  counts: RowCounts;
  rejected: FaultyRow[];
  rows: ImportRow[];
  results?: RowResult[];
  seen?: PropertySummary[];
  by?: string;
  undone?: UndoResult;
}

/** Only the site writes imports, and keeps them for 30 days, so their members are not checked. */
export const storedImport = z.custom<StoredImport>(
  (file) => typeof file === 'object' && file !== null && 'rows' in file,
);
