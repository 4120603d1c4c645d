import { propertyText } from '../../content/property';
import type { Property } from '../../domain/property/schema';
import { formatSize } from '../../domain/property/format';

const { rows, yes, no } = propertyText.details;
const flags = ['veg', 'water', 'lift', 'gatedSecurity', 'fireSafety', 'pets'] as const;
const ifGiven = ['facing', 'balcony', 'propertySize', 'vParking', 'power'] as const;

type Flag = (typeof flags)[number];

function isFlag(field: keyof typeof rows): field is Flag {
  return (flags as readonly string[]).includes(field);
}

function valueOf(property: Property, field: keyof typeof rows): string {
  if (isFlag(field)) return property[field] ? yes : no;
  return field === 'propertySize'
    ? formatSize(property.propertySize, propertyText.glance.sizeUnit)
    : property[field];
}

/** The rows of the details card in the order of the specification; the last five only when they say something. */
export function detailRows(property: Property): { label: string; value: string }[] {
  const fields = Object.keys(rows) as (keyof typeof rows)[];
  return fields
    .map((field) => ({ field, label: rows[field], value: valueOf(property, field) }))
    .filter(({ field, value }) => value !== '' || !(ifGiven as readonly string[]).includes(field))
    .map(({ label, value }) => ({ label, value }));
}
