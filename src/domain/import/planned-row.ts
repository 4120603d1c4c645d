import type { Property, PropertyInput, PropertyPatch } from '../property/schema';
import { propertyPatch } from '../property/schema';
import { fieldFindings } from './check';
import type { RowCaution, RowFault } from './faults';
import type { FieldChange } from './find-changes';
import type { IsMissing } from './pictures';
import type { Publication } from './publication';
import type { RowAction } from './result';
import { isFault, makeFinding, type CellFinding, type ParsedRow } from './row';
import type { Table } from './table';

export type RowWrite =
  | { kind: 'create'; input: PropertyInput; day?: string | undefined }
  | { kind: 'update'; patch: PropertyPatch; day?: string | undefined; ifMatch: string };

export interface PlannedRow extends ParsedRow {
  name: string;
  id: string;
  action: RowAction;
  changes: FieldChange[];
  write: RowWrite | null;
  /** What visitors see after each write that may be chosen. */
  after: Partial<Record<RowWrite['kind'], Publication>>;
  /** The new property that the operator may choose instead of a change. */
  add?: { id: string; write: RowWrite };
  /** The property (`id`) or earlier row with the same name and address. */
  like?: { name: string } & ({ id: string } | { row: number });
}

/** What the plan of each row draws on. */
export interface PlanContext {
  table: Table;
  rows: readonly ParsedRow[];
  current: ReadonlyMap<string, Property>;
  /** By id, the exported versions of properties that were saved on the site since. */
  baselines: ReadonlyMap<string, Property>;
  isMissing: IsMissing;
  /** Whether a text has a telephone number. */
  hasPhone: (text: string) => boolean;
  /** The last possible day of listing, YYYY-MM-DD. */
  latestDay: string;
  newId: () => string;
}

/** A row that changes nothing, but for `rest`. */
export function plannedRow(row: ParsedRow, rest: Partial<PlannedRow>): PlannedRow {
  const { name } = row.fields;
  return {
    ...row,
    name: typeof name === 'string' ? name : '',
    id: row.reference,
    action: 'unchanged',
    changes: [],
    write: null,
    after: {},
    ...rest,
  };
}

/** The values of a row, or `null` when a fault rejects the row; in a cell that a property can do without it rejects only that value. */
export function parseFields(
  table: Table,
  row: ParsedRow,
): { row: ParsedRow; values: PropertyPatch | null } {
  const { data, error } = propertyPatch.safeParse(row.fields);
  if (!error) return { row, values: row.findings.some(isFault) ? null : data };
  const found = fieldFindings(table, row, error.issues);
  const leftOut = found.filter((finding) => !isFault(finding));
  const findings = [...row.findings, ...(leftOut.length > 0 ? leftOut : found)];
  if (leftOut.length === 0) return { row: { ...row, findings }, values: null };
  const isLeftOut = (name: string) => leftOut.some(({ key }) => key === name);
  const kept = Object.entries(row.fields).filter(([name]) => !isLeftOut(name));
  return parseFields(table, { ...row, fields: Object.fromEntries(kept), findings });
}

/** The findings of a row about why visitors will not see its property. */
export function unseenFindings(
  table: Table,
  why: 'status' | 'offer' | 'rented-out' | null,
  seen: Publication,
): CellFinding[] {
  const cautions: RowCaution[] = [
    ...(why === null ? [] : [{ code: 'not-shown', why } as const]),
    ...(seen.state === 'incomplete' ? [{ ...seen, code: 'incomplete' } as const] : []),
  ];
  return cautions.map((caution) => makeFinding(table, 'shown', { caution }));
}

/** A row that cannot be imported because of the property that its reference names. */
export function rejectRow(
  { table }: PlanContext,
  row: ParsedRow,
  fault: RowFault,
  name?: string,
): PlannedRow {
  const findings = [...row.findings, makeFinding(table, 'reference', { fault })];
  return plannedRow(row, { action: 'error', findings, ...(name !== undefined && { name }) });
}
