import { addDays, isoDay } from '../date';
import { readPrice } from '../property/measure';
import type { Property, PropertyInput, PropertyPatch } from '../property/schema';
import { faultOf } from '../schema';
import type { Cell } from './cell';
import { columnTitle } from './columns';
import { columnsWithContact } from './contact';
import type { RowCaution, Twin } from './faults';
import type { ColumnKey } from './headers';
import type { IsMissing } from './pictures';

import { cellFault, type CellFault, type Row } from './row';
import type { Table } from './table';

/** What a row would do. */
export type RowAction = 'create' | 'update' | 'unchanged' | 'error';

/** One field that an update changes, as people read it; long texts are cut. */
export interface FieldChange {
  key: ColumnKey;
  from: string;
  to: string;
}

/** What a row would write. */
type RowWrite =
  | { kind: 'create'; input: PropertyInput; day?: string }
  | { kind: 'update'; patch: PropertyPatch; day?: string; ifMatch: string };

/** What one row of the sheet would do, and its cells for the workbook of faulty rows. */
export interface PlannedRow {
  /** The row's number in the sheet. */
  row: number;
  name: string;
  /** The property's id: given, or derived from the row; empty where the row has none. */
  id: string;
  action: RowAction;
  changes: FieldChange[];
  faults: CellFault[];
  cautions: RowCaution[];
  /** Probably the same property; the operator chooses whether the row is imported. */
  twin?: Twin;
  write: RowWrite | null;
  cells: Cell[];
}

/** What a plan is made with. */
export interface PlanContext {
  table: Table;
  /** The rows of the table, read. */
  rows: readonly Row[];
  /** Every property, those in the trash too, by id. */
  current: ReadonlyMap<string, Property>;
  /** By id, the exported version of each property that was saved on the site since, if it is found. */
  baselines: ReadonlyMap<string, Property>;
  isMissing: IsMissing;
  /** The last day that a property can be listed on, YYYY-MM-DD. */
  latestDay: string;
  /** An id made of a new property's content: the same content always has the same one. */
  idOf: (content: string) => string;
}

/** Only the first faults of a row are named: those of a thousand rows have to fit into one answer. */
const maxFaults = 20;

function firstFaults(faults: CellFault[]): CellFault[] {
  const count = faults.length;
  if (count <= maxFaults) return faults;
  const fault = { code: 'many', count, named: maxFaults } as const;
  return [...faults.slice(0, maxFaults), { cell: null, column: '', value: '', fault }];
}

/** The plan of a row; without `rest`, one that changes nothing. */
export function plannedRow(row: Row, rest: Partial<PlannedRow>): PlannedRow {
  const { name } = row.fields;
  return {
    row: row.number,
    name: typeof name === 'string' ? name : '',
    id: row.reference,
    action: row.faults.length > 0 ? 'error' : 'unchanged',
    changes: [],
    write: null,
    cells: row.cells,
    ...rest,
    cautions: [...row.cautions, ...(rest.cautions ?? [])],
    faults: firstFaults(rest.faults ?? row.faults),
  };
}

type Issue = Parameters<typeof faultOf>[0];

/** The faults that the schema finds, each in its cell; where the sheet has no such column, in the row. */
export function fieldFaults(
  { table }: PlanContext,
  row: Row,
  { issues }: { issues: readonly Issue[] },
): CellFault[] {
  const seen = new Set(row.faults.map(({ cell }) => cell));
  return issues.flatMap((issue) => {
    const [key, at] = issue.path;
    const isPicture = key === 'images' && typeof at === 'number';
    const fault = {
      code: 'field',
      field: String(key),
      fault: faultOf(issue),
      ...(isPicture && { picture: at + 1 }),
    } as const;
    const place = table.columns.find(({ column }) => column.key === key);
    if (!place) return [{ cell: null, column: columnTitle(key), value: '', fault }];
    const found = cellFault(row, place, fault);
    // A cell that could not be read has its fault already.
    return seen.has(found.cell) ? [] : [found];
  });
}

/** The last day that a property can be listed on: tomorrow in Chennai, so that one for the next morning can be prepared. */
export function latestListingDay(now: Date): string {
  return addDays(isoDay(now.toISOString()), 1);
}

/** The faults of the day of listing and the day of checking that a row gives to its property. */
export function dayFaults(
  { table, latestDay }: PlanContext,
  row: Row,
  day: string | undefined,
): CellFault[] {
  const days: Partial<Record<ColumnKey, unknown>> = { ...row.fields, date: day };
  return table.columns
    .filter(({ column: { key } }) => key === 'date' || key === 'checkedOn')
    .filter(({ column: { key } }) => {
      const given = days[key];
      // A property can be listed for tomorrow, but not have been checked tomorrow.
      const latest = key === 'date' ? latestDay : addDays(latestDay, -1);
      return typeof given === 'string' && given > latest;
    })
    .map((place) => cellFault(row, place, { code: 'future-day' }));
}

/** Rents outside of these (rupees per month) are probably mistyped. */
const likelyRent = { min: 1_000, max: 1_000_000 };

/** Cautions about a price without a number, which the filter cannot use, or one that no property has. */
function priceCautions(price: string): RowCaution[] {
  const rent = readPrice(price);
  if (rent === null) return [{ code: 'price-without-number', price }];
  if (rent < likelyRent.min) return [{ code: 'price-too-low', price }];
  return rent > likelyRent.max ? [{ code: 'price-too-high', price }] : [];
}

/** The cautions about the fields that a row would write. */
export function fieldCautions(fields: Readonly<PropertyPatch>): RowCaution[] {
  const contacts = columnsWithContact(fields);
  return [
    ...(fields.price === undefined ? [] : priceCautions(fields.price)),
    ...(contacts.length > 0 ? [{ code: 'contact', columns: contacts } as const] : []),
  ];
}
