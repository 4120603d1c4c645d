import { isoDay } from '../date';
import { isAltered } from '../reference';
import { blankValues } from '../field';
import { propertyFields } from '../property/fields';
import type { Property, PropertyInput, PropertyPatch } from '../property/schema';
import { propertyPatch } from '../property/schema';
import { fieldCautions, fieldNotes, isHeldBack, withoutFutureDays } from './check';
import { columns, exampleName } from './columns';
import type { RowCaution, RowFault } from './faults';
import { editedDay, type FieldChange, findChanges, patchOf } from './find-changes';
import type { Table } from './matching';
import { type IsMissing, withoutBrokenPictures } from './pictures';
import { findPublication, type Publication } from './publication';
import { isFault, noteOf, type Note, type Row } from './row';
import { makeSameFinder, type SameFinder } from './same';

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
  /** What visitors see after each write that may be chosen. */
  after: Partial<Record<RowWrite['kind'], Publication>>;
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
    after: {},
    ...rest,
  };
}

/** The values of a row, or `null` when a fault costs the row; a cell that a property can do without costs only itself. */
function parseFields(table: Table, row: Row): { row: Row; values: PropertyPatch | null } {
  const { data, error } = propertyPatch.safeParse(row.fields);
  if (!error) return { row, values: row.notes.some(isFault) ? null : data };
  const found = fieldNotes(table, row, error.issues);
  const leftOut = found.filter((note) => !isFault(note));
  const notes = [...row.notes, ...(leftOut.length > 0 ? leftOut : found)];
  if (leftOut.length === 0) return { row: { ...row, notes }, values: null };
  const isLeftOut = (name: string) => leftOut.some(({ key }) => key === name);
  const kept = Object.entries(row.fields).filter(([name]) => !isLeftOut(name));
  return parseFields(table, { ...row, fields: Object.fromEntries(kept), notes });
}

/** The notes of a row about why visitors will not see its property. */
function noteUnseen(table: Table, why: 'status' | 'rent' | null, seen: Publication): Note[] {
  const cautions: RowCaution[] = [
    ...(why === null ? [] : [{ code: 'not-shown', why } as const]),
    ...(seen.state === 'incomplete' ? [{ ...seen, code: 'incomplete' } as const] : []),
  ];
  return cautions.map((caution) => noteOf(table, 'shown', { caution }));
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
  const stated = findChanges(property, baseline ? patchOf(findChanges(baseline, patch)) : patch);
  const cautions = fieldCautions(table, patchOf(stated));
  const isHeld = cautions.some(isHeldBack);
  const edited = isHeld ? findChanges(property, { ...patchOf(stated), shown: false }) : stated;
  const fields = patchOf(edited);
  const day = editedDay(row, property, baseline);
  const listed = { key: 'date', from: isoDay(property.date), to: day } as const;
  const changes = day === undefined ? edited : [...edited, listed];
  const name = patch.name ?? property.name;
  if (changes.length === 0) return plannedRow(row, { name, id: property._id });
  // Without the exported state nobody knows which differences come from the sheet and which from the site.
  if (baseline === undefined && isStale(row, property))
    return rejectRow(context, row, { code: 'unknown-export' }, property.name);
  const onSite = baseline ? findChanges(baseline, property).map(({ key }) => key) : [];
  const onBoth = edited.filter(({ key }) => onSite.includes(key));
  // The schema has left nothing undefined.
  const written = { ...property, ...(fields as Partial<PropertyInput>) };
  const seen = findPublication(written, isHeld);
  return plannedRow(row, {
    ...{ name, id: property._id, action: 'update', changes },
    notes: [
      ...row.notes,
      ...noteUnseen(table, isHeld ? 'rent' : null, seen),
      ...onBoth.map(({ key }) => noteOf(table, key, { caution: { code: 'changed-on-site' } })),
      ...cautions,
    ],
    write: { kind: 'update', patch: fields, day, ifMatch: property.version },
    after: { update: seen },
  });
}

function planReferred(context: PlanContext, given: Row): PlannedRow {
  const property = context.current.get(given.reference);
  if (property?.deletedAt !== undefined) return rejectRow(context, given, { code: 'in-trash' });
  const { row, values } = parseFields(context.table, given);
  if (!property) {
    const code = isAltered(given.reference) ? 'altered-reference' : 'unknown-reference';
    return rejectRow(context, row, { code });
  }
  if (values === null) return plannedRow(row, { name: property.name, action: 'error' });
  return changeOf(context, row, property, values);
}

/** A new property states nothing that its row does not state, not even the defaults of the form. */
const unstated = Object.fromEntries(
  columns.filter(({ field }) => field?.mayBeUnstated).map(({ key }) => [key, '']),
);

/** Whether a word that nobody understood may mean that visitors are not to see the property. */
const mayBeHidden = ({ fields, notes }: Row) =>
  !('shown' in fields) && notes.some(({ key }) => key === 'shown' || key === 'status');

function planUnnamed(
  context: PlanContext,
  given: Row,
  there: SameFinder<Property>,
  seen: SameFinder<PropertyInput & Pick<Row, 'row'>>,
): PlannedRow {
  const { table } = context;
  const { row, values } = parseFields(table, given);
  if (values === null) return plannedRow(row, { action: 'error' });
  const cautions = fieldCautions(table, values);
  const why = cautions.some(isHeldBack) ? 'rent' : mayBeHidden(row) ? 'status' : null;
  const input: PropertyInput = {
    ...blankValues(propertyFields),
    ...unstated,
    // The schema has left nothing undefined.
    ...(values as Partial<PropertyInput>),
    ...(why !== null && { shown: false }),
  };
  if (input.name === '' && input.address === '') {
    const nameless = noteOf(table, 'name', { fault: { code: 'nameless' } });
    return plannedRow(row, { action: 'error', notes: [...row.notes, nameless] });
  }
  const write: RowWrite = { kind: 'create', input, day: row.day };
  const publication = findPublication(input, why !== null);
  const notes = [...row.notes, ...noteUnseen(table, why, publication), ...cautions];
  const created = plannedRow(row, {
    id: context.newId(),
    action: 'create',
    notes,
    write,
    after: { create: publication },
  });
  // Only what the row says can change a property.
  const stated = Object.fromEntries(Object.entries(input).filter(([name]) => name in row.fields));
  const changes = there
    .find(input)
    .map((one) => changeOf(context, { ...row, version: '' }, one, stated));
  const change = changes.find(({ action }) => action === 'unchanged') ?? changes[0];
  if (change?.action === 'unchanged') return change;
  const [earlier] = seen.find(input);
  if (earlier)
    return { ...created, action: 'skipped', like: { name: created.name, row: earlier.row } };
  seen.add({ ...input, row: row.row });
  if (!change) return created;
  const add = { id: created.id, write };
  const name = context.current.get(change.id)?.name ?? '';
  const after = { ...change.after, ...created.after };
  return { ...change, action: 'skipped', add, after, like: { name, id: change.id } };
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
  const { table, current, baselines, isMissing, latestDay } = context;
  const present = [...current.values()].filter(({ deletedAt }) => deletedAt === undefined);
  const there = makeSameFinder(present);
  const seen = makeSameFinder<PropertyInput & Pick<Row, 'row'>>([]);
  const planned = context.rows
    .filter(({ fields }) => fields.name !== exampleName)
    .map((given) => {
      const property = current.get(given.reference);
      const baseline = baselines.get(given.reference);
      const dated = withoutFutureDays(table, given, latestDay);
      const row = withoutBrokenPictures(table, dated, isMissing, property, baseline);
      return row.reference === ''
        ? planUnnamed(context, row, there, seen)
        : planReferred(context, row);
    });
  return withoutSameReference(context, planned);
}
