import { isoDay } from '../date';
import { propertyPatch, type Property, type PropertyPatch } from '../property/schema';
import { cellText } from './cell';
import { fieldChange, isSame, siteCautions } from './differences';
import { fieldErrors } from './field-errors';
import { propertyCell } from './property-cells';
import { listingDayErrors } from './listing-day';
import { rowPreview, type PlanContext, type PlannedRow } from './planned-row';
import type { FieldChange } from './preview';
import { priceCaution } from './price-caution';
import { cellError, isStale, type Row } from './row';

type Field = keyof PropertyPatch;

/** Nobody knows which of the differences the sheet means and which the site has made since. */
const incomparable =
  'This home was changed on the site after the export, and its state in the export could not be found. Export the homes again and make the change there.';

function differing(property: Property, patch: PropertyPatch): [Field, unknown][] {
  const fields = Object.entries(patch) as [Field, unknown][];
  return fields.filter(([field, value]) => value !== undefined && !isSame(property[field], value));
}

function refused(context: PlanContext, row: Row, message: string): PlannedRow {
  const place = context.table.columns.find(({ column }) => column.key === 'reference');
  const error = place ? [cellError(row, place, message)] : [];
  return rowPreview(row, { action: 'error', errors: [...row.errors, ...error] });
}

/** What the row itself changes: a field that says what was exported was not touched in the sheet. */
function touched(patch: PropertyPatch, base: Property | undefined): PropertyPatch {
  return base ? Object.fromEntries(differing(base, patch)) : patch;
}

function movedDay(
  { day }: Row,
  property: Property,
  base: Property | undefined,
): string | undefined {
  const isUntouched = base !== undefined && day === isoDay(base.date);
  return isUntouched || day === isoDay(property.date) ? undefined : day;
}

function plannedUpdate(context: PlanContext, row: Row, property: Property, patch: PropertyPatch) {
  const base = context.bases.get(property._id);
  const changed = differing(property, touched(patch, base));
  const changes: FieldChange[] = changed.map(([key, value]) =>
    fieldChange(key, property[key], value),
  );
  const day = movedDay(row, property, base);
  if (day !== undefined) {
    changes.push({
      key: 'date',
      from: cellText(propertyCell(property, 'date')),
      to: cellText({ day }),
    });
  }
  const rest = { name: patch.name ?? property.name, changes };
  const wrongDay = listingDayErrors(context, row, day);
  if (wrongDay.length > 0) {
    return rowPreview(row, { name: property.name, action: 'error', errors: wrongDay });
  }
  if (changes.length === 0) return rowPreview(row, { ...rest, action: 'unchanged' });
  if (base === undefined && isStale(row, property)) {
    return { ...refused(context, row, incomparable), name: property.name };
  }
  const fields = Object.fromEntries(changed) as PropertyPatch;
  return rowPreview(row, {
    ...rest,
    action: 'update',
    cautions: [
      ...siteCautions(property, base, fields),
      ...(fields.price === undefined ? [] : priceCaution(fields.price)),
    ],
    write: {
      kind: 'update',
      patch: fields,
      ...(day === undefined ? {} : { day }),
      ifMatch: property.version,
    },
  });
}

/** A row with a reference changes the property of that id where its cells say something else. */
export function planUpdate(context: PlanContext, row: Row): PlannedRow {
  const property = context.current.get(row.reference);
  if (context.known.get(row.reference)?.deletedAt !== undefined) {
    return refused(context, row, 'This home is in the trash. Restore it there, then upload again.');
  }
  const result = propertyPatch.safeParse(row.fields);
  const wrong = result.success ? [] : fieldErrors(context, row, result.error);
  if (!property) {
    const isOddId = row.errors.some(({ value }) => value === row.reference);
    const message =
      'There is no home with this reference. Copy it from the exported workbook, or leave the cell blank for a new home.';
    const found = { ...row, errors: [...row.errors, ...wrong] };
    return isOddId ? rowPreview(found, { action: 'error' }) : refused(context, found, message);
  }
  if (!result.success || row.errors.length > 0) {
    return rowPreview(row, {
      name: property.name,
      action: 'error',
      errors: [...row.errors, ...wrong],
    });
  }
  return plannedUpdate(context, row, property, result.data);
}
