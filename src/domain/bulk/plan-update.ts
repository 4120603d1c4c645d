import { isoDay } from '../date';
import { storedForm } from '../form';
import { propertyPatch, type Property, type PropertyPatch } from '../property/schema';
import { cellText } from './cell';
import { fieldErrors } from './field-errors';
import { homeCell } from './home-cells';
import { rowPreview, type PlanContext, type PlannedRow } from './planned-row';
import type { FieldChange } from './preview';
import { priceCaution } from './price-caution';
import { cellError, shortText, type Row } from './row';
import { writable } from './writable';

type Field = keyof PropertyPatch;

/** What a spreadsheet cannot hold makes no difference: a home exported and loaded again is unchanged. */
function comparable(value: unknown): unknown {
  return typeof value === 'string' ? storedForm(writable(value)) : value;
}

function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(comparable(before)) === JSON.stringify(comparable(after));
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return shortText(value.join('\n'));
  return shortText(cellText(value as string | boolean));
}

function differing(home: Property, patch: PropertyPatch): [Field, unknown][] {
  const fields = Object.entries(patch) as [Field, unknown][];
  return fields.filter(([field, value]) => value !== undefined && !isSame(home[field], value));
}

function refused(context: PlanContext, row: Row, message: string): PlannedRow {
  const place = context.table.columns.find(({ column }) => column.key === 'reference');
  const error = place ? [cellError(row, place, message)] : [];
  return rowPreview(row, { action: 'error', errors: [...row.errors, ...error] });
}

function plannedUpdate(row: Row, home: Property, patch: PropertyPatch): PlannedRow {
  const changed = differing(home, patch);
  const changes: FieldChange[] = changed.map(([key, value]) => ({
    key: key,
    from: shown(home[key]),
    to: shown(value),
  }));
  const isMoved = row.day !== undefined && row.day !== isoDay(home.date);
  if (isMoved) {
    const from = cellText(homeCell(home, 'date'));
    changes.push({ key: 'date', from, to: cellText({ day: row.day ?? '' }) });
  }
  const rest = { name: patch.name ?? home.name, changes };
  if (changes.length === 0) return rowPreview(row, { ...rest, action: 'unchanged' });
  const day = isMoved && row.day !== undefined ? { day: row.day } : {};
  const fields = Object.fromEntries(changed) as PropertyPatch;
  return rowPreview(row, {
    ...rest,
    action: 'update',
    cautions: fields.price === undefined ? [] : priceCaution(fields.price),
    write: { kind: 'update', patch: fields, ...day, ifMatch: home.version },
  });
}

/** A row with a reference changes the home of that id where its cells say something else. */
export function planUpdate(context: PlanContext, row: Row): PlannedRow {
  const home = context.current.get(row.reference);
  if (context.known.get(row.reference)?.isDeleted) {
    return refused(context, row, 'This home is in the trash. Restore it there, then upload again.');
  }
  const result = propertyPatch.safeParse(row.fields);
  const wrong = result.success ? [] : fieldErrors(context.table, row, result.error);
  if (!home) {
    const isOddId = row.errors.some(({ value }) => value === row.reference);
    const message =
      'There is no home with this reference. Copy it from the exported workbook, or leave the cell blank for a new home.';
    const found = { ...row, errors: [...row.errors, ...wrong] };
    return isOddId ? rowPreview(found, { action: 'error' }) : refused(context, found, message);
  }
  if (!result.success || row.errors.length > 0) {
    return rowPreview(row, {
      name: home.name,
      action: 'error',
      errors: [...row.errors, ...wrong],
    });
  }
  return plannedUpdate(row, home, result.data);
}
