import { isoDay } from '../date';
import { isAltered } from '../reference';
import type { Property, PropertyInput, PropertyPatch } from '../property/schema';
import { propertyInput, propertyPatch } from '../property/schema';
import { dayNotes, fieldCautions, fieldNotes } from './check';
import { columns, exampleName } from './columns';
import type { RowFault } from './faults';
import { editedDay, type FieldChange, findChanges, patchOf } from './find-changes';
import type { Table } from './matching';
import { type IsMissing, withoutBrokenPictures } from './pictures';
import { isFault, noteOf, type Row } from './row';
import { bySameKey, sameKey } from './same';

/** The effect of a row; `skipped`: nothing, unless the operator chooses. */
export type RowAction = 'create' | 'update' | 'unchanged' | 'skipped' | 'error';

export type RowWrite =
  | { kind: 'create'; input: PropertyInput; day?: string | undefined }
  | { kind: 'update'; patch: PropertyPatch; day?: string | undefined; ifMatch: string };

export interface PlannedRow extends Row {
  name: string;
  id: string;
  action: RowAction;
  changes: FieldChange[];
  write: RowWrite | null;
  /** The new property that the operator may choose instead of a change. */
  add?: { id: string; write: RowWrite };
  /** The property (`id`) or earlier row with the same name and address. */
  like?: { name: string } & ({ id: string } | { row: number });
}

interface PlanContext {
  table: Table;
  rows: readonly Row[];
  current: ReadonlyMap<string, Property>;
  /** By id, the exported versions of properties that were saved on the site since. */
  baselines: ReadonlyMap<string, Property>;
  isMissing: IsMissing;
  /** The last possible day of listing, YYYY-MM-DD. */
  latestDay: string;
  newId: () => string;
}

/** Whether the property was saved on the site after the row had been exported. */
export function isStale({ version }: Row, property: Pick<Property, 'version'>): boolean {
  return version !== '' && version !== property.version;
}

function plannedRow(row: Row, rest: Partial<PlannedRow>): PlannedRow {
  const { name } = row.fields;
  return {
    ...row,
    name: typeof name === 'string' ? name : '',
    id: row.reference,
    action: 'unchanged',
    changes: [],
    write: null,
    ...rest,
  };
}

function rejectRow({ table }: PlanContext, row: Row, fault: RowFault, name?: string): PlannedRow {
  const notes = [...row.notes, noteOf(table, 'reference', { fault })];
  return plannedRow(row, { action: 'error', notes, ...(name !== undefined && { name }) });
}

function changeOf(
  context: PlanContext,
  row: Row,
  property: Property,
  patch: PropertyPatch,
): PlannedRow {
  const { table } = context;
  const baseline = context.baselines.get(property._id);
  // A field that is as it was exported was not edited in the sheet.
  const edited = findChanges(property, baseline ? patchOf(findChanges(baseline, patch)) : patch);
  const fields = patchOf(edited);
  const day = editedDay(row, property, baseline);
  const listed = { key: 'date', from: isoDay(property.date), to: day } as const;
  const changes = day === undefined ? edited : [...edited, listed];
  const wrong = dayNotes(table, row, day, context.latestDay);
  const name = patch.name ?? property.name;
  if (wrong.length > 0) {
    const notes = [...row.notes, ...wrong];
    return plannedRow(row, { name: property.name, action: 'error', notes });
  }
  if (changes.length === 0) return plannedRow(row, { name, id: property._id });
  // Without the exported state nobody knows which differences come from the sheet and which from the site.
  if (baseline === undefined && isStale(row, property))
    return rejectRow(context, row, { code: 'unknown-export' }, property.name);
  const onSite = baseline ? findChanges(baseline, property).map(({ key }) => key) : [];
  const onBoth = edited.filter(({ key }) => onSite.includes(key));
  return plannedRow(row, {
    ...{ name, id: property._id, action: 'update', changes },
    notes: [
      ...row.notes,
      ...onBoth.map(({ key }) => noteOf(table, key, { caution: { code: 'changed-on-site' } })),
      ...fieldCautions(table, fields),
    ],
    write: { kind: 'update', patch: fields, day, ifMatch: property.version },
  });
}

function planReferred(context: PlanContext, row: Row): PlannedRow {
  const property = context.current.get(row.reference);
  if (property?.deletedAt !== undefined) return rejectRow(context, row, { code: 'in-trash' });
  const result = propertyPatch.safeParse(row.fields);
  const wrong = result.success ? [] : fieldNotes(context.table, row, result.error.issues);
  const read = { ...row, notes: [...row.notes, ...wrong] };
  if (!property) {
    const code = isAltered(row.reference) ? 'altered-reference' : 'unknown-reference';
    return rejectRow(context, read, { code });
  }
  if (!result.success || row.notes.some(isFault))
    return plannedRow(read, { name: property.name, action: 'error' });
  return changeOf(context, row, property, result.data);
}

/** A new property states nothing that its row does not state, not even the defaults of the form. */
const unstated = Object.fromEntries(
  columns.filter(({ field }) => field?.mayBeUnstated).map(({ key }) => [key, '']),
);

function planUnnamed(
  context: PlanContext,
  row: Row,
  there: ReadonlyMap<string, readonly Property[]>,
  seen: Map<string, Row>,
): PlannedRow {
  const { table, latestDay } = context;
  const result = propertyInput.safeParse({ ...unstated, ...row.fields });
  const wrong = dayNotes(table, row, row.day, latestDay);
  if (!result.success || [...row.notes, ...wrong].some(isFault)) {
    const more = result.success ? [] : fieldNotes(table, row, result.error.issues);
    return plannedRow(row, { action: 'error', notes: [...row.notes, ...more, ...wrong] });
  }
  const input = result.data;
  const write: RowWrite = { kind: 'create', input, day: row.day };
  const notes = [...row.notes, ...fieldCautions(table, input)];
  const created = plannedRow(row, { id: context.newId(), action: 'create', notes, write });
  const key = sameKey(input);
  // Only what the row says can change a property.
  const stated = Object.fromEntries(Object.entries(input).filter(([name]) => name in row.fields));
  const changes = (there.get(key) ?? []).map((one) =>
    changeOf(context, { ...row, version: '' }, one, stated),
  );
  const change = changes.find(({ action }) => action === 'unchanged') ?? changes[0];
  if (change?.action === 'unchanged') return change;
  if (change) {
    const add = { id: created.id, write };
    const name = context.current.get(change.id)?.name ?? '';
    return { ...change, action: 'skipped', add, like: { name, id: change.id } };
  }
  const earlier = seen.get(key);
  if (earlier)
    return { ...created, action: 'skipped', like: { name: created.name, row: earlier.row } };
  seen.set(key, row);
  return created;
}

function withoutSameReference(context: PlanContext, planned: readonly PlannedRow[]): PlannedRow[] {
  const byReference = Map.groupBy(planned, ({ reference, id }) => reference && id);
  return planned.map((row) => {
    const same = row.reference === '' ? [row] : (byReference.get(row.id) ?? []);
    if (same.length < 2) return row;
    const rows = same.filter((other) => other !== row).map((other) => other.row);
    return rejectRow(context, row, { code: 'same-reference', rows }, row.name);
  });
}

/** Plans the effect of each row and writes nothing. Rows of the template's example are left out. */
export function planRows(context: PlanContext): PlannedRow[] {
  const { table, current, baselines, isMissing } = context;
  const there = bySameKey(current.values());
  const seen = new Map<string, Row>();
  const planned = context.rows
    .filter(({ fields }) => fields.name !== exampleName)
    .map((given) => {
      const property = current.get(given.reference);
      const baseline = baselines.get(given.reference);
      const row = withoutBrokenPictures(table, given, isMissing, property, baseline);
      return row.reference === ''
        ? planUnnamed(context, row, there, seen)
        : planReferred(context, row);
    });
  return withoutSameReference(context, planned);
}
