import type { PropertySummary } from '../../../src/domain/property/schema';
import { blankSummary } from '../../support/property';

/** A property with the given fields; the others as in the form. */
export function property(fields: Partial<PropertySummary> & { _id: string }): PropertySummary {
  return blankSummary({
    name: `Home ${fields._id}`,
    address: '2nd Avenue, Anna Nagar, Chennai 600040',
    date: '2026-01-15T06:00:00.000Z',
    ...fields,
  });
}

/** That many properties, newest first. */
export function properties(
  count: number,
  fields: Partial<PropertySummary> = {},
): PropertySummary[] {
  return Array.from({ length: count }, (_, index) =>
    property({ ...fields, _id: `home-${index + 1}` }),
  );
}
