import { shownValue } from '../../content/properties/choices';
import { propertyText } from '../../content/properties/property';
import { formatDay } from '../../domain/date';
import { readAvailableFrom } from '../../domain/property/availability';
import { formatSize } from '../../domain/property/format';
import type { Property } from '../../domain/property/schema';

/** What the parts of a property's page are given. */
export interface PropertyView {
  property: Property;
  today: string;
  address: string;
}

const { rows, yes, no, askUs, now, months, areas, open } = propertyText.details;
/** Rows of the specification, which are there whatever they say. */
const specified = 12;

/** From when a property can be had: a day as DD-MM-YYYY, words as they are written, `null` for now. */
export function availableFrom({ availableFrom }: Property, today: string): string | null {
  const day = readAvailableFrom(availableFrom, today);
  if (day === 'now') return null;
  return day === null ? availableFrom.trim() : formatDay(day);
}

/** The same, in a word for now; '' for now of an occupied property, whatever was stated before. */
export function availableText(property: Property, today: string): string {
  return availableFrom(property, today) ?? (property.status === 'Occupied' ? '' : now);
}

/** Whether the floor's text says of how many it is one. */
export function namesFloors({ floor }: Property): boolean {
  return /\bof\b|\//.test(floor);
}

function size({ propertySize, areaType }: Property): string {
  const text = formatSize(propertySize, propertyText.glance.sizeUnit);
  return areaType === '' || text === '' ? text : `${text}, ${areas[areaType]}`;
}

function valueOf(property: Property, field: keyof typeof rows, today: string): string {
  if (field === 'propertySize') return size(property);
  if (field === 'availableFrom') return availableText(property, today);
  if (field === 'totalFloors' && namesFloors(property)) return '';
  const value = property[field];
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'object') return value.map((one) => shownValue(field, one)).join(', ');
  if (field === 'noticeMonths') return /^\d+$/.test(value) ? months(Number(value)) : value;
  return shownValue(field, value);
}

/** The rows of the details card: those of the specification in its order, then others that say something. */
export function detailRows(property: Property, today: string): { label: string; value: string }[] {
  const fields = Object.keys(rows) as (keyof typeof rows)[];
  return fields
    .map((field, place) => ({
      label: rows[field],
      value: valueOf(property, field, today) || (place < specified ? askUs : ''),
    }))
    .filter(({ value }) => value !== '');
}

/** What people ask for of which nothing is stated. */
export function openQuestions(property: Property): string[] {
  const fields = Object.keys(open) as (keyof typeof open)[];
  return fields.filter((field) => property[field].length === 0).map((field) => open[field]);
}
