import { isoDay } from '../date';
import { storedForm } from '../typed-text';
import { propertyPatch, type Property, type PropertyPatch } from '../property/schema';
import { cellText, writable } from './cell';
import { columns, propertyCell } from './columns';
import type { ColumnKey } from './headers';
import type { RowCaution, RowFault } from './faults';
import {
  dayFaults,
  type FieldChange,
  fieldCautions,
  fieldFaults,
  plannedRow,
  type PlanContext,
  type PlannedRow,
} from './planned-row';

import { cellFault, isStale, type Row } from './row';

type Field = keyof PropertyPatch;
type Value = Property[Field];

/** A value without what a workbook cannot hold: a property that is exported and imported again is unchanged. */
function comparable(value: unknown): unknown {
  return typeof value === 'string' ? storedForm(writable(value)) : value;
}

function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(comparable(before)) === JSON.stringify(comparable(after));
}

function differing(property: Property, patch: PropertyPatch): [Field, Value][] {
  // The patch was parsed, so it has no keys but those of its type.
  const fields = Object.entries(patch) as [Field, Value | undefined][];
  return fields.flatMap(([field, value]) =>
    value === undefined || isSame(property[field], value) ? [] : [[field, value]],
  );
}

/** The caution about fields that were changed both in the sheet and, since its export as `baseline`, on the site. */
function siteCautions(
  property: Property,
  baseline: Property | undefined,
  changed: readonly [Field, Value][],
): RowCaution[] {
  if (!baseline) return [];
  const isOnBoth = ({ key }: { key: ColumnKey }) =>
    changed.some(([field]) => field === key && !isSame(baseline[field], property[field]));
  const titles = columns.filter(isOnBoth).map(({ title }) => title);
  return titles.length === 0 ? [] : [{ code: 'changed-on-site', columns: titles }];
}

const shownCharacters = 200;
/** Characters shown before the first difference, to tell where it is. */
const leadCharacters = 40;

function whole(value: Value): string {
  return typeof value === 'object' ? value.join('\n') : cellText(value);
}

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** The part of a text from `start` on, with … where something is omitted. */
function around(text: string, start: number): string {
  const part = text.slice(start, start + shownCharacters).toWellFormed();
  return `${start > 0 ? '…' : ''}${part}${start + shownCharacters < text.length ? '…' : ''}`;
}

/** One change as people read it: long texts are cut around the first difference. */
function fieldChange(key: ColumnKey, before: Value, after: Value): FieldChange {
  const [from, to] = [whole(before), whole(after)];
  const isShort = Math.max(from.length, to.length) <= shownCharacters;
  const start = isShort ? 0 : Math.max(0, sharedLength(from, to) - leadCharacters);
  return { key, from: around(from, start), to: around(to, start) };
}

function rejected(context: PlanContext, row: Row, fault: RowFault): PlannedRow {
  const place = context.table.columns.find(({ column }) => column.key === 'reference');
  const found = place ? [cellFault(row, place, fault)] : [];
  return plannedRow(row, { action: 'error', faults: [...row.faults, ...found] });
}

/** The new day of listing; `undefined` where it is the same, or was not edited in the sheet. */
function editedDay(
  { day }: Row,
  property: Property,
  baseline: Property | undefined,
): string | undefined {
  const isAsExported = baseline !== undefined && day === isoDay(baseline.date);
  return isAsExported || day === isoDay(property.date) ? undefined : day;
}

function plannedUpdate(context: PlanContext, row: Row, property: Property, patch: PropertyPatch) {
  const baseline = context.baselines.get(property._id);
  // A field that is as it was exported was not edited in the sheet.
  const edited = baseline ? Object.fromEntries(differing(baseline, patch)) : patch;
  const changed = differing(property, edited);
  const changes = changed.map(([key, value]) => fieldChange(key, property[key], value));
  const day = editedDay(row, property, baseline);
  if (day !== undefined) {
    const from = cellText(propertyCell(property, 'date'));
    changes.push({ key: 'date', from, to: cellText({ day }) });
  }
  const name = patch.name ?? property.name;
  const faults = dayFaults(context, row, day);
  if (faults.length > 0) return plannedRow(row, { name: property.name, action: 'error', faults });
  if (changes.length === 0) return plannedRow(row, { name, action: 'unchanged' });
  // Without the exported state nobody knows which differences come from the sheet and which from the site.
  if (baseline === undefined && isStale(row, property)) {
    return { ...rejected(context, row, { code: 'unknown-export' }), name: property.name };
  }
  const fields: PropertyPatch = Object.fromEntries(changed);
  return plannedRow(row, {
    name,
    changes,
    action: 'update',
    cautions: [...siteCautions(property, baseline, changed), ...fieldCautions(fields)],
    write: {
      kind: 'update',
      patch: fields,
      ...(day === undefined ? {} : { day }),
      ifMatch: property.version,
    },
  });
}

/** The plan of a row with a reference: it changes the fields of that property that differ from its cells. */
export function planUpdate(context: PlanContext, row: Row): PlannedRow {
  const property = context.current.get(row.reference);
  if (property?.deletedAt !== undefined) {
    return rejected(context, row, { code: 'in-trash' });
  }
  const result = propertyPatch.safeParse(row.fields);
  const wrong = result.success ? [] : fieldFaults(context, row, result.error);
  const read = { ...row, faults: [...row.faults, ...wrong] };
  if (!property) {
    const isOddId = row.faults.some(({ fault }) => fault.code === 'reference');
    if (isOddId) return plannedRow(read, { action: 'error' });
    return rejected(context, read, { code: 'unknown-reference' });
  }
  if (!result.success || row.faults.length > 0) {
    return plannedRow(read, { name: property.name, action: 'error' });
  }
  return plannedUpdate(context, row, property, result.data);
}
