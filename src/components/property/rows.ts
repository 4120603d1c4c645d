import { homeText } from '../../content/property';
import type { Property } from '../../domain/property/schema';
import { formatSize } from '../../domain/property/size';

const { rows, yes, no } = homeText.details;
const flags = ['veg', 'water', 'lift', 'gatedSecurity', 'fireSafety', 'pets'] as const;
const ifGiven = ['facing', 'balcony', 'propertySize', 'vParking', 'power'] as const;

type Flag = (typeof flags)[number];

function isFlag(field: keyof typeof rows): field is Flag {
  return (flags as readonly string[]).includes(field);
}

function valueOf(home: Property, field: keyof typeof rows): string {
  if (isFlag(field)) return home[field] ? yes : no;
  return field === 'propertySize'
    ? formatSize(home.propertySize, homeText.glance.sizeUnit)
    : home[field];
}

/** The rows of the details card in the order of the specification; the last five only when they say something. */
export function detailRows(home: Property): { label: string; value: string }[] {
  const fields = Object.keys(rows) as (keyof typeof rows)[];
  return fields
    .map((field) => ({ field, label: rows[field], value: valueOf(home, field) }))
    .filter(({ field, value }) => value !== '' || !(ifGiven as readonly string[]).includes(field))
    .map(({ label, value }) => ({ label, value }));
}
