import { isRequired } from '../field/table';
import { propertyFields, type RequiredPropertyField } from './fields';
import type { Property } from './schema';

/** The facts without which visitors do not see a property, in the order of the table. */
// The table is the type of its names.
export const requiredFacts = (Object.keys(propertyFields) as RequiredPropertyField[]).filter(
  (name) => isRequired(propertyFields[name]),
);

/** The required facts that a property lacks, in the order of the table: with one of them missing, visitors do not see it. */
export function findMissing(
  property: Pick<Property, RequiredPropertyField>,
): RequiredPropertyField[] {
  return requiredFacts.filter((name) => property[name].trim() === '');
}
