import { shownValue } from '../../content/choices';
import { propertyText } from '../../content/property';
import { formatSize } from '../../domain/property/format';
import type { Property } from '../../domain/property/schema';

const { rows, yes, no } = propertyText.details;
const ifGiven: readonly string[] = ['facing', 'balcony', 'propertySize', 'vParking', 'power'];

function valueOf(property: Property, field: keyof typeof rows): string {
  const value = property[field];
  if (typeof value === 'boolean') return value ? yes : no;
  return field === 'propertySize'
    ? formatSize(value, propertyText.glance.sizeUnit)
    : shownValue(field, value);
}

/** The rows of the details card in the order of the specification; the last five only when they say something. */
export function detailRows(property: Property): { label: string; value: string }[] {
  const fields = Object.keys(rows) as (keyof typeof rows)[];
  return fields
    .map((field) => ({ field, label: rows[field], value: valueOf(property, field) }))
    .filter(({ field, value }) => value !== '' || !ifGiven.includes(field))
    .map(({ label, value }) => ({ label, value }));
}
