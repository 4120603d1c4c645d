/** What the calls of an import may bring, and how an import is kept until it can be undone no more. */
import * as z from 'zod';
import {
  columns,
  type Matching,
  type FaultyRow,
  type ImportResult,
  type RowCounts,
  type UndoResult,
} from '../../domain/import';
import type { PlannedRow, RowWrite } from '../../domain/import/plan';
import { propertyFields } from '../../domain/property/fields';
import { requiredFacts } from '../../domain/property/missing';
import type { PropertyRecord } from '../../domain/property/schema';

/** The operator's choice for each row that may be a property which is there, by the row's number. */
export const importBody = z.object({
  choices: z.record(z.string(), z.enum(['create', 'update', 'skipped'])).default({}),
});

const keys = columns.map(({ key }) => key);
/** Of the longest required fact; each row checks its own. */
const maxFactLength = Math.max(...requiredFacts.map((name) => propertyFields[name].max));

/** How the operator matched the columns, sent beside the file. Without `keys` the headers decide. */
export const matchingBody = z.object({
  sheet: z.string().optional(),
  header: z.array(z.int()).max(2).optional(),
  keys: z.array(z.enum(keys).nullable()).optional(),
  words: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  forAll: z.partialRecord(z.enum(requiredFacts), z.string().max(maxFactLength)).optional(),
  answers: z.record(z.string(), z.string()).optional(),
  withHidden: z.boolean().optional(),
  withTitles: z.boolean().optional(),
});
export type GivenMatching = { [Name in keyof Matching]?: Matching[Name] | undefined };

export type StoredWrite = RowWrite & { before?: PropertyRecord };

/** A row to be written; for undo, an update carries the property in the version that the preview saw. */
export interface ImportRow extends Pick<PlannedRow, 'row' | 'name' | 'id' | 'cells'> {
  write: StoredWrite;
  /** What the operator may choose instead. */
  other?: { id: string; write: StoredWrite };
  isSkipped?: boolean;
}

/** An import as it is kept. Messages are stored as the operator saw them. */
export interface StoredImport extends Partial<ImportResult> {
  fileName: string;
  headers: string[];
  counts: RowCounts;
  rejected: FaultyRow[];
  rows: ImportRow[];
  by?: string;
  undone?: UndoResult;
}

/** Only the site writes imports, and keeps them for 30 days, so their members are not checked. */
export const storedImport = z.custom<StoredImport>(
  (file) => typeof file === 'object' && file !== null && 'rows' in file,
);
