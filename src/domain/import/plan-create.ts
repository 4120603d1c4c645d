import { propertyInput, type PropertyInput } from '../property/schema';
import { fieldErrors } from './field-errors';
import { listingDayErrors } from './listing-day';
import { rowPreview, type PlanContext, type PlannedRow } from './planned-row';
import { priceCaution } from './price-caution';
import type { Row } from './row';

const backFromTrash =
  'This home was loaded before and is in the trash. Loading brings it back, as it was when it was deleted.';

/** Case and spaces tell no two properties apart. */
function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function lookAlike({ known }: PlanContext, { name, address }: PropertyInput): string[] {
  const found = [...known].find(
    ([, property]) =>
      property.deletedAt === undefined &&
      plain(property.name) === plain(name) &&
      plain(property.address) === plain(address),
  );
  return found
    ? [
        `A home with this name and address is there already. To change it, write its reference ${found[0]} into the row.`,
      ]
    : [];
}

/**
 * A row without a reference makes a new property under an id made of its content, so that the same row
 * loaded again meets it; a property that was loaded before and deleted comes back.
 */
export function planCreate(context: PlanContext, row: Row): PlannedRow {
  const result = propertyInput.safeParse(row.fields);
  const wrongDay = listingDayErrors(context, row, row.day);
  if (!result.success || row.errors.length + wrongDay.length > 0) {
    const more = result.success ? [] : fieldErrors(context, row, result.error);
    return rowPreview(row, { action: 'error', errors: [...row.errors, ...more, ...wrongDay] });
  }
  const input = result.data;
  const day = row.day === undefined ? {} : { day: row.day };
  const id = context.idOf(JSON.stringify({ ...input, ...day }));
  const there = context.known.get(id);
  if (there && there.deletedAt === undefined) return rowPreview(row, { id, action: 'unchanged' });
  return rowPreview(row, {
    id,
    action: 'create',
    cautions: [
      ...(there ? [backFromTrash] : lookAlike(context, input)),
      ...priceCaution(input.price),
    ],
    write: {
      kind: 'create',
      input,
      ...day,
      ...(there?.deletedAt && { deletedAt: there.deletedAt }),
    },
  });
}
