/**
 * What each row would do: a new property, a change of one that is there, nothing, or a question. The door for servers.
 * `planRows` is at the end: a row with a reference goes through `planReferred`, one without through `planUnnamed`, and what
 * would change a property through `planChange`.
 */
import { isoDay } from '../date';
import { blankValues } from '../field';
import { findConsequences } from '../property/past-tenants';
import { recordFields } from '../property/private-fields';
import type { FieldsReading, PropertyPatch, PropertyRecord, RecordInput } from '../property/schema';
import { isAltered } from '../reference';
import { storedForm } from '../typed-text';
import {
  type CellFinding,
  faultOrCaution,
  fieldCautions,
  isFault,
  isHeldBack,
  leastRentCautions,
  leaveOutUnread,
  makeFinding,
  takeOutContacts,
  type RowCaution,
} from './cautions';
import { findUsualRent } from './measures';
import type { RowFault } from './cells';
import { type Column, columns, exampleName, readValue } from './columns';
import { findPublication, type Publication, type RowOutcome } from './preview';
import { type IsMissing, type ParsedRow, withoutBrokenPictures, withoutFutureDays } from './rows';
import { makeSameFinder, type SameFinder } from './same';
import type { Table } from './table';
import { cellText, readPlain, writable } from './sheet';
import type { ColumnKey } from './spellings';

export * from './cautions';
export * from './rows';
export * from './same';

interface FieldChange {
  key: ColumnKey;
  from: unknown;
  to: unknown;
}

const lineBreaks = (text: string) => text.split('\n').length;
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Whether a text is the other one without some of its line breaks, which programs lose. */
const isWithoutBreaks = (text: string, of: string) =>
  lineBreaks(text) < lineBreaks(of) && oneLine(text) === oneLine(of);

/** Whether a value is the other one as a workbook can hold it, or as it is read from one: an unedited export changes nothing. */
function isSame({ cells }: Column, from: unknown, to: unknown): boolean {
  if (from === to) return true;
  if (typeof from !== 'string' || typeof to !== 'string')
    return JSON.stringify(from) === JSON.stringify(to);
  const written = storedForm(writable(from));
  const given = storedForm(writable(to));
  const same = [written, storedForm(readPlain(written)), cellText(cells.toCell(from))];
  // A program that reads "02" as a number writes 2.
  if (cells.isMeasure && /^0\d+$/.test(written)) same.push(String(Number(written)));
  return same.includes(given) || isWithoutBreaks(given, written);
}

/** The fields that `stated` would change. */
export function findChanges(property: PropertyRecord, stated: PropertyPatch): FieldChange[] {
  const [before, after]: Readonly<Record<string, unknown>>[] = [{ ...property }, { ...stated }];
  return columns.flatMap((column) => {
    const { key } = column;
    const change = { key, from: before?.[key], to: after?.[key] };
    return change.to === undefined || isSame(column, change.from, change.to) ? [] : [change];
  });
}

const makePatch = (changes: readonly FieldChange[]): PropertyPatch =>
  Object.fromEntries(changes.map(({ key, to }) => [key, to]));

/** The new day of listing; `undefined` where it is the same or was not edited in the sheet. */
function editedDay(
  { day }: ParsedRow,
  property: PropertyRecord,
  baseline: PropertyRecord | undefined,
) {
  const isAsExported = baseline !== undefined && day === isoDay(baseline.date);
  return isAsExported || day === isoDay(property.date) ? undefined : day;
}

export type RowWrite =
  | { kind: 'create'; input: RecordInput; day?: string | undefined }
  | { kind: 'update'; patch: PropertyPatch; day?: string | undefined; ifMatch: string };

export interface PlannedRow extends ParsedRow, RowOutcome {
  changes: FieldChange[];
  write: RowWrite | null;
  /** What the operator may choose instead: a new property in place of a change, or the other way. */
  other?: { id: string; write: RowWrite };
}

/** What the plan of each row draws on. */
interface PlanContext {
  table: Table;
  rows: readonly ParsedRow[];
  current: ReadonlyMap<string, PropertyRecord>;
  /** By id, the exported versions of properties that were saved on the site since. */
  baselines: ReadonlyMap<string, PropertyRecord>;
  isMissing: IsMissing;
  /** Reads the fields of a row by their schema, which browsers do not load. */
  readFields: (stated: Readonly<Record<string, unknown>>) => FieldsReading;
  /** Whether a text has a telephone number. */
  hasPhone: (text: string) => boolean;
  /** The rent in the middle of those of the sheet, in rupees. */
  usualRent: number | null;
  /** The last possible day of listing, YYYY-MM-DD. */
  latestDay: string;
  newId: () => string;
}

/** A row that changes nothing, but for `rest`. */
function plannedRow(row: ParsedRow, rest: Partial<PlannedRow>): PlannedRow {
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

type FieldFaults = Extract<FieldsReading, { values: null }>['faults'];

/** A finding about the first fault of each field, unless its cell could not be read at all. */
function fieldFindings(table: Table, row: ParsedRow, faults: FieldFaults): CellFinding[] {
  const seen = new Set(row.findings.filter((finding) => 'fault' in finding).map(({ key }) => key));
  return faults.flatMap(({ name, fault: why }) => {
    const column = columns.find(({ key }) => key === name);
    if (!column || seen.has(column.key)) return [];
    const { key } = column;
    seen.add(key);
    const fault = { code: 'field', field: key, fault: why } as const;
    return [makeFinding(table, key, faultOrCaution(column, fault))];
  });
}

/** The values of a row, or `null` when a fault rejects the row; in a cell that a property can do without it rejects only that value. */
function parseFields(
  context: Pick<PlanContext, 'table' | 'readFields'>,
  row: ParsedRow,
): { row: ParsedRow; values: PropertyPatch | null } {
  const read = context.readFields(row.fields);
  if (read.values) return { row, values: row.findings.some(isFault) ? null : read.values };
  const found = fieldFindings(context.table, row, read.faults);
  const leftOut = found.filter((finding) => !isFault(finding));
  const findings = [...row.findings, ...(leftOut.length > 0 ? leftOut : found)];
  if (leftOut.length === 0) return { row: { ...row, findings }, values: null };
  const isLeftOut = (name: string) => leftOut.some(({ key }) => key === name);
  const kept = Object.entries(row.fields).filter(([name]) => !isLeftOut(name));
  return parseFields(context, { ...row, fields: Object.fromEntries(kept), findings });
}

/** The findings of a row about why visitors will not see its property. */
function unseenFindings(
  table: Table,
  why: 'status' | 'offer' | null,
  seen: Publication,
): CellFinding[] {
  const cautions: RowCaution[] = [
    ...(why === null ? [] : [{ code: 'not-shown', why } as const]),
    ...(seen.state === 'incomplete' ? [{ ...seen, code: 'incomplete' } as const] : []),
  ];
  return cautions.map((caution) => makeFinding(table, 'shown', { caution }));
}

/** A row that cannot be imported because of the property that its reference names. */
function rejectRow(
  { table }: PlanContext,
  row: ParsedRow,
  fault: RowFault,
  name?: string,
): PlannedRow {
  const findings = [...row.findings, makeFinding(table, 'reference', { fault })];
  return plannedRow(row, { action: 'error', findings, ...(name !== undefined && { name }) });
}

/** Whether the property was saved on the site after the row had been exported. */
export function isStale(
  { version }: ParsedRow,
  property: Pick<PropertyRecord, 'version'>,
): boolean {
  return version !== '' && version !== property.version;
}

/** In letters: old formats end a cell after 255, and spaces at the end are not read. */
const cutLength = { min: 250, max: 255 };

/** Whether a program has cut a text: it ends where they do, and the one on the site goes on. */
const isCut = ({ from, to }: FieldChange) =>
  typeof from === 'string' &&
  typeof to === 'string' &&
  to.length >= cutLength.min &&
  to.length <= cutLength.max &&
  from.length > to.length &&
  from.startsWith(to);

/** A text with one sign for all letters that old programs lose, and for what they put in their place. */
const withoutLetters = (text: string) => text.replace(/(?:[^\0-\x7f]|[?_])+/gu, '?');
const countLetters = (text: string) => text.replace(/[\0-\x7f]/g, '').length;

/** Whether a program has put a sign in the place of letters of a text, and left the rest as it is on the site. */
const isSpoiled = ({ from, to }: FieldChange) =>
  typeof from === 'string' &&
  typeof to === 'string' &&
  countLetters(to) < countLetters(from) &&
  withoutLetters(to) === withoutLetters(from);

/** Changes that a program has made, and nobody in the office: they are left out, with a caution. */
const programCautions = [
  { code: 'cut', isMeant: isCut },
  { code: 'letters-kept', isMeant: isSpoiled },
] as const;

/** The fields without what the operator takes out of them. */
const cleaned = ({ table, hasPhone }: PlanContext, fields: PropertyPatch) =>
  table.answers.contacts === 'out' ? takeOutContacts(fields, hasPhone) : fields;

/**
 * What somebody has edited in a row (`edits`), and what of it is written (`stated`):
 * 1. a field that is as it was exported was not edited, though the site has another value since;
 * 2. nor was one that a program has cut or spoiled;
 * 3. contacts are not written where the office takes them out, and no amount that is not understood whole.
 * `leftOut` says what is not written, but for contacts.
 */
function findEdits(
  context: PlanContext,
  property: PropertyRecord,
  baseline: PropertyRecord | undefined,
  patch: PropertyPatch,
): { edits: PropertyPatch; stated: FieldChange[]; leftOut: CellFinding[] } {
  const { table } = context;
  const changed = findChanges(property, baseline ? makePatch(findChanges(baseline, patch)) : patch);
  const byPrograms = programCautions.flatMap(({ code, isMeant }) =>
    changed.filter(isMeant).map(({ key }) => ({ key, code })),
  );
  const edits = makePatch(changed.filter(({ key }) => !byPrograms.some((one) => one.key === key)));
  const given = findChanges(property, cleaned(context, edits));
  const read = leaveOutUnread(table, makePatch(given));
  return {
    edits,
    stated: given.filter(({ key }) => key in read.fields),
    leftOut: [
      ...read.findings,
      ...byPrograms.map(({ key, code }) => makeFinding(table, key, { caution: { code } })),
    ],
  };
}

/** The effect of a row that is about this property; `patch` has what the row states of it. */
function planChange(
  context: PlanContext,
  row: ParsedRow,
  property: PropertyRecord,
  patch: PropertyPatch,
): PlannedRow {
  const { table } = context;
  const baseline = context.baselines.get(property._id);
  const { edits, stated, leftOut } = findEdits(context, property, baseline, patch);
  const isStated = ({ key }: CellFinding) => stated.some((one) => one.key === key);
  const isSettled = 'status' in row.fields || property.status === 'Occupied';
  const tenancy = isSettled ? [] : findTenancy(context, makePatch(stated));
  const cautions = [...fieldCautions(context, makePatch(stated)), ...leftOut, ...tenancy];
  const isHeld = [...cautions, ...row.findings.filter(isStated)].some(isHeldBack);
  const held = { ...makePatch(stated), ...(isHeld && { shown: false }) };
  // What follows from the edits, such as a past tenant, is a change of the plan: the preview shows it, an undo takes it back.
  const edited = findChanges(property, { ...held, ...findConsequences(property, held) });
  const fields = makePatch(edited);
  const day = editedDay(row, property, baseline);
  const listed = { key: 'date', from: isoDay(property.date), to: day } as const;
  const changes = day === undefined ? edited : [...edited, listed];
  const name = edits.name ?? property.name;
  if (changes.length === 0)
    return plannedRow(row, { name, id: property._id, findings: [...row.findings, ...leftOut] });
  // Without the exported state nobody knows which differences come from the sheet and which from the site.
  if (baseline === undefined && isStale(row, property))
    return rejectRow(context, row, { code: 'unknown-export' }, property.name);
  const onSite = baseline ? findChanges(baseline, property).map(({ key }) => key) : [];
  const onBoth = edited.filter(({ key }) => onSite.includes(key));
  // The schema has left nothing undefined.
  const written = { ...property, ...(fields as Partial<RecordInput>) };
  const seen = findPublication(written, isHeld);
  return plannedRow(row, {
    name,
    id: property._id,
    action: 'update',
    changes,
    findings: [
      ...row.findings,
      ...unseenFindings(table, isHeld ? 'offer' : null, seen),
      ...leastRentCautions(table, fields, written),
      ...onBoth.map(({ key }) => makeFinding(table, key, { caution: { code: 'changed-on-site' } })),
      ...cautions,
    ],
    write: { kind: 'update', patch: fields, day, ifMatch: property.version },
    after: { update: seen },
  });
}

/** The effect of a row with a reference. */
function planReferred(context: PlanContext, given: ParsedRow): PlannedRow {
  const property = context.current.get(given.reference);
  if (property?.deletedAt !== undefined) return rejectRow(context, given, { code: 'in-trash' });
  const { row, values } = parseFields(context, given);
  if (!property) {
    const code = isAltered(given.reference) ? 'altered-reference' : 'unknown-reference';
    return rejectRow(context, row, { code });
  }
  if (values === null) return plannedRow(row, { name: property.name, action: 'error' });
  return planChange(context, row, property, values);
}

/** A new property states nothing that its row does not state, not even the defaults of the form. */
const unstated = Object.fromEntries(
  columns.filter(({ field }) => field?.mayBeUnstated).map(({ key }) => [key, '']),
);

/**
 * What a row says of a tenancy: a tenant, or a lease that ends later. Without a status beside it there are two readings: the home
 * is let, or it is to be had. A tenant called "Vacant" is none.
 */
function findTenancy(
  { table, latestDay }: Pick<PlanContext, 'table' | 'latestDay'>,
  { tenant, leaseTo }: PropertyPatch,
): CellFinding[] {
  const status = columns.find(({ key }) => key === 'status');
  const isNobody = (text: string) => {
    const read = status && readValue(status, text);
    return read !== undefined && 'value' in read && read.value === 'Available';
  };
  const says = (key: 'tenant' | 'leaseTo', text: string) =>
    makeFinding(table, key, { caution: { code: 'says', what: 'rented-out', text } });
  return [
    ...(tenant && !isNobody(tenant) ? [says('tenant', tenant)] : []),
    ...(leaseTo && leaseTo >= latestDay ? [says('leaseTo', cellText({ day: leaseTo }))] : []),
  ];
}

/** Why visitors are not to see a new property yet: a caution, or a word that nobody understood and that may say so. */
function findWhyUnseen({ fields, findings }: ParsedRow, cautions: readonly CellFinding[]) {
  if (cautions.some(isHeldBack)) return 'offer';
  // Where the sheet says itself whether visitors see it, nothing else in the row does.
  const unclear =
    'shown' in fields ? [] : findings.filter(({ key }) => key === 'shown' || key === 'status');
  const held = findings.filter(({ key }) => key !== 'shown' && key !== 'status');
  if ([...unclear, ...held].some(isHeldBack)) return 'offer';
  return unclear.length > 0 ? 'status' : null;
}

/**
 * The effect of a row without a reference. It changes nothing where a property has all of it already, and is skipped where an
 * earlier row of the sheet is the same home. Where a property looks like it, the operator chooses: of the same home the change
 * stands first (skipped), of a twin the new property.
 */
function planUnnamed(
  context: PlanContext,
  given: ParsedRow,
  there: SameFinder<PropertyRecord>,
  seen: SameFinder<RecordInput & Pick<ParsedRow, 'row'>>,
): PlannedRow {
  const { table } = context;
  const { row, values: read } = parseFields(context, given);
  if (read === null) return plannedRow(row, { action: 'error' });
  const { fields: values, findings: charges } = leaveOutUnread(table, cleaned(context, read));
  const tenancy = 'status' in row.fields ? [] : findTenancy(context, values);
  const cautions = [...fieldCautions(context, values), ...charges, ...tenancy];
  const why = findWhyUnseen(row, cautions);
  const input: RecordInput = {
    ...blankValues(recordFields),
    ...unstated,
    // The schema has left nothing undefined.
    ...(values as Partial<RecordInput>),
    ...(why !== null && { shown: false }),
  };
  if (input.name === '' && input.address === '') {
    const nameless = makeFinding(table, 'name', { fault: { code: 'nameless' } });
    return plannedRow(row, { action: 'error', findings: [...row.findings, nameless] });
  }
  const write: RowWrite = { kind: 'create', input, day: row.day };
  const publication = findPublication(input, why !== null);
  const findings = [
    ...row.findings,
    ...unseenFindings(table, why, publication),
    ...leastRentCautions(table, values, input),
    ...cautions,
  ];
  const created = plannedRow(row, {
    id: context.newId(),
    action: 'create',
    findings,
    write,
    after: { create: publication },
  });
  // Only what the row says can change a property.
  const stated = Object.fromEntries(Object.entries(input).filter(([name]) => name in row.fields));
  const changes = there
    .find(input)
    .map((one) => planChange(context, { ...row, version: '' }, one, stated));
  const change = changes.find(({ action }) => action === 'unchanged') ?? changes[0];
  if (change?.action === 'unchanged') return change;
  const [earlier] = seen.find(input);
  if (earlier)
    return { ...created, action: 'skipped', like: { name: created.name, row: earlier.row } };
  seen.add({ ...input, row: row.row });
  if (change) return offerChoice(context, created, change, 'skipped');
  const [twin] = there
    .findTwins(input)
    .map((one) => planChange(context, { ...row, version: '' }, one, stated));
  return twin?.action === 'update' ? offerChoice(context, created, twin, 'create') : created;
}

/** A row of which the operator says whether it is a new property, or the one that it would change. */
function offerChoice(
  context: PlanContext,
  created: PlannedRow,
  change: PlannedRow,
  action: 'skipped' | 'create',
): PlannedRow {
  const [shown, other] = action === 'create' ? [created, change] : [change, created];
  const name = context.current.get(change.id)?.name ?? '';
  const like = { name, id: change.id, ...(action === 'create' && { isTwin: true as const }) };
  return {
    ...shown,
    action,
    ...(other.write && { other: { id: other.id, write: other.write } }),
    after: { ...change.after, ...created.after },
    like,
  };
}

/** Rows of which several name the same property are rejected: nobody knows which of them counts. */
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
export function planRows(given: Omit<PlanContext, 'usualRent'>): PlannedRow[] {
  const usualRent = findUsualRent(given.rows.map(({ fields }) => fields.price));
  const context = { ...given, usualRent };
  const { table, current, baselines, isMissing, latestDay } = context;
  const present = [...current.values()].filter(({ deletedAt }) => deletedAt === undefined);
  const there = makeSameFinder(present);
  const seen = makeSameFinder<RecordInput & Pick<ParsedRow, 'row'>>([]);
  const planned = context.rows
    .filter(({ fields }) => fields.name !== exampleName)
    .map((parsed) => {
      const property = current.get(parsed.reference);
      const baseline = baselines.get(parsed.reference);
      const dated = withoutFutureDays(table, parsed, latestDay);
      const row = withoutBrokenPictures(table, dated, isMissing, property, baseline);
      return row.reference === ''
        ? planUnnamed(context, row, there, seen)
        : planReferred(context, row);
    });
  return withoutSameReference(context, planned);
}
