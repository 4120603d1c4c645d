import type { Fault } from '../field';
import type { Property, PropertyInput, PropertyPatch } from '../property/schema';
import type { Cell } from './cell';
import type { CellError, RowPreview } from './preview';
import type { Row } from './row';
import type { Table } from './table';

/** What the store knows of a property without reading its record. */
export interface KnownProperty {
  name: string;
  address: string;
  /** Since when it is in the trash, if it is, ISO 8601 in UTC. */
  deletedAt?: string;
}

/** What a row would write. */
export type RowWrite =
  | { kind: 'create'; input: PropertyInput; day?: string; deletedAt?: string }
  | { kind: 'update'; patch: PropertyPatch; day?: string; ifMatch: string };

/** A row with its preview, what it would write, and its cells for the workbook of faulty rows. */
export interface PlannedRow extends RowPreview {
  write: RowWrite | null;
  cells: Cell[];
}

/** What a plan is made with. */
export interface PlanContext {
  table: Table;
  /** The rows of the table, read. */
  rows: readonly Row[];
  /** Every property, those in the trash too, by id. */
  known: ReadonlyMap<string, KnownProperty>;
  /** The records that references name. */
  current: ReadonlyMap<string, Property>;
  /** Properties that were saved on the site since they were exported, as they were exported, by id, where that is known. */
  bases: ReadonlyMap<string, Property>;
  /** The last day that a property can be listed on, YYYY-MM-DD. */
  latestDay: string;
  /** What is wrong with a field, in words. */
  fieldError: (fault: Fault, field: string) => string;
  /** An id made of a new property's content: the same content always has the same one. */
  idOf: (content: string) => string;
}

/** So many errors of a row are named: those of a thousand rows have to fit into one answer. */
const mostErrors = 20;

function firstErrors(row: Row, errors: CellError[]): CellError[] {
  if (errors.length <= mostErrors) return errors;
  const message = `${errors.length} errors were found in this row, and the first ${mostErrors} are named. Correct them, then upload the row again.`;
  const rest = { cell: `row ${row.number}`, column: '', value: '', message };
  return [...errors.slice(0, mostErrors), rest];
}

/** A row as it stands when nothing is to be done with it. */
export function rowPreview(row: Row, rest: Partial<PlannedRow>): PlannedRow {
  const { name } = row.fields;
  return {
    row: row.number,
    name: typeof name === 'string' ? name : '',
    id: row.reference,
    action: row.errors.length > 0 ? 'error' : 'unchanged',
    changes: [],
    cautions: [],
    write: null,
    cells: row.cells,
    ...rest,
    errors: firstErrors(row, rest.errors ?? row.errors),
  };
}
