import { type FieldDefinition, isRequired } from '../field/table';
import { type PropertyFieldName, propertyFields } from './fields';
import type { PropertyEntry } from './schema';

/** Whether a value of an optional field says nothing. */
export const isUnstated = (value: unknown) =>
  value === '' || (Array.isArray(value) && value.length === 0);

/** The fields of which a property may say nothing, in the order of the form. */
// The table is the type of its names.
export const optionalFields = (Object.keys(propertyFields) as PropertyFieldName[]).filter(
  (name) => {
    const field: FieldDefinition = propertyFields[name];
    const isBlank = !('default' in field) || field.default === '';
    return !isRequired(field) && (field.mayBeUnstated ?? isBlank);
  },
);

/** What has a filter of its own in the operator's list, and what only adds words to a fact. */
const notCounted: readonly PropertyFieldName[] = [
  'images',
  'googleLocation',
  'checkedOn',
  'waterNote',
  'floodNote',
];

/** The optional fields that the operator's list counts where they are not stated. */
export const countedFields = optionalFields.filter((name) => !notCounted.includes(name));

/** The counted fields of which a property says nothing, in the order of the form. */
export function notStatedIn(entry: PropertyEntry): PropertyFieldName[] {
  const summary: Partial<Record<PropertyFieldName, unknown>> = entry;
  return countedFields.filter(
    (name) => entry.notStated.includes(name) || isUnstated(summary[name]),
  );
}
