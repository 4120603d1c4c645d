import { addDays, isoDay } from '../date';
import { readPrice } from '../property/measure';
import type { Property, PropertyInput, PropertyPatch } from '../property/schema';
import { faultOf } from '../schema';
import type { Cell } from './cell';
import { columnTitle } from './columns';
import { columnsWithContact } from './contact';
import type { RowCaution } from './faults';
import type { ColumnKey } from './headers';
import type { IsMissing } from './pictures';
import type { RowPreview } from './preview';
import { cellFault, type CellFault, type Row } from './row';
import type { Table } from './table';

/** What a row would write. */
type RowWrite =
  | { kind: 'create'; input: PropertyInput; day?: string }
  | { kind: 'update'; patch: PropertyPatch; day?: string; ifMatch: string };

/** What a row would do, what it would write, and its cells for the workbook of faulty rows. */
export interface PlannedRow extends Omit<RowPreview, 'errors' | 'cautions'> {
  faults: CellFault[];
  cautions: RowCaution[];
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
  /** By id: properties that were saved on the site since their export, in the exported version, if it is found. */
  baselines: ReadonlyMap<string, Property>;
  isMissing: IsMissing;
  /** The last day that a property can be listed on, YYYY-MM-DD. */
  latestDay: string;
  /** An id made of a new property's content: the same content always has the same one. */
  idOf: (content: string) => string;
}

/** So many faults of a row are named: those of a thousand rows have to fit into one answer. */
const maxFaults = 20;

function firstFaults(faults: CellFault[]): CellFault[] {
  const count = faults.length;
  if (count <= maxFaults) return faults;
  const fault = { code: 'many', count, named: maxFaults } as const;
  return [...faults.slice(0, maxFaults), { cell: null, column: '', value: '', fault }];
}

/** A row as it stands when nothing is to be done with it. */
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

/** What the schema rejects, each in its cell; where the sheet has no such column, in the row. */
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
    // What could not be read at all is named already.
    return seen.has(found.cell) ? [] : [found];
  });
}

/** The last day that a property can be listed on: tomorrow in Chennai, so that one for the next morning can be prepared. */
export function latestListingDay(now: Date): string {
  return addDays(isoDay(now.toISOString()), 1);
}

/** What is wrong with the days that a row would give to its property: that of listing, and that of its confirmation. */
export function dayFaults(
  { table, latestDay }: PlanContext,
  row: Row,
  day: string | undefined,
): CellFault[] {
  const days: Partial<Record<ColumnKey, unknown>> = { ...row.fields, date: day };
  return table.columns
    .filter(({ column: { key } }) => key === 'date' || key === 'confirmedAt')
    .filter(({ column: { key } }) => {
      const given = days[key];
      // A home can be listed for tomorrow, but nobody has said then that it is free.
      const latest = key === 'date' ? latestDay : addDays(latestDay, -1);
      return typeof given === 'string' && given > latest;
    })
    .map((place) => cellFault(row, place, { code: 'future-day' }));
}

/** Rupees per month between which a rent is no slip of the pen. */
const likelyRent = { min: 1_000, max: 1_000_000 };

/** A price without a number, by which visitors cannot filter, or with one that no home has. */
function priceCautions(price: string): RowCaution[] {
  const rent = readPrice(price);
  if (rent === null) return [{ code: 'price-without-number', price }];
  if (rent < likelyRent.min) return [{ code: 'price-too-low', price }];
  return rent > likelyRent.max ? [{ code: 'price-too-high', price }] : [];
}

/** What to look at in the fields that a row would write. */
export function fieldCautions(fields: Readonly<PropertyPatch>): RowCaution[] {
  const contacts = columnsWithContact(fields);
  return [
    ...(fields.price === undefined ? [] : priceCautions(fields.price)),
    ...(contacts.length > 0 ? [{ code: 'contact', columns: contacts } as const] : []),
  ];
}
