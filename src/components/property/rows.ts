/**
 * The rows of a home's facts on its page, in groups: the twelve of the specification in their order, then others that say
 * something; and the questions that its record leaves open.
 */
import { shownValue, shownValues } from '../../content/properties/options';
import { propertyText } from '../../content/properties/property';
import type { Property, PropertySummary } from '../../domain/property/schema';
import type { RentBefore } from '../../domain/property/rent-before';
import { noticeCount } from '../../domain/property/doubts';
import { availableFromText, formatSize, namesFloors } from '../../domain/property/format';

export interface PropertyPageProps {
  property: Property;
  today: string;
  address: string;
  /** Similar ones that can be had. */
  others?: readonly PropertySummary[];
  /** The rent before a change that is to be said. */
  rentBefore?: RentBefore | null | undefined;
}

interface Row {
  label: string;
  value: string;
}

export interface RowGroup {
  title: string;
  rows: Row[];
}

const { rows, groups, supply, yes, no, askUs, now, months, open } = propertyText.details;
/** Rows of the specification, which are there whatever they say. */
const specified = 12;

/** From when a property can be had; '' for now of an occupied property, whatever was stated before. */
export function availableText(property: Property, today: string): string {
  const { availableFrom, status } = property;
  return availableFromText(availableFrom, today) ?? (status === 'Occupied' ? '' : now);
}

function size({ propertySize, areaType }: Property): string {
  const area = shownValue('areaType', areaType).toLowerCase();
  const text = formatSize(propertySize);
  return area === '' || text === '' ? text : `${text}, ${area}`;
}

function formatValue(property: Property, field: keyof typeof rows, today: string): string {
  if (field === 'propertySize') return size(property);
  if (field === 'availableFrom') return availableText(property, today);
  if (field === 'totalFloors' && namesFloors(property)) return '';
  const notice = field === 'noticeMonths' ? noticeCount(property.noticeMonths) : null;
  if (notice !== null) return months(notice);
  const value = property[field];
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'string' ? shownValue(field, value) : shownValues(field, value);
}

/** The rows of the details card: those of the specification in its order, then others that say something. */
export function makeDetailGroups(property: Property, today: string): RowGroup[] {
  const titles: Partial<Record<keyof typeof rows, string>> = groups;
  const made: RowGroup[] = [];
  (Object.keys(rows) as (keyof typeof rows)[]).forEach((field, index) => {
    const title = titles[field];
    if (title !== undefined) made.push({ title, rows: [] });
    const value = formatValue(property, field, today) || (index < specified ? askUs : '');
    if (value !== '') made.at(-1)?.rows.push({ label: rows[field], value });
  });
  return made.filter((group) => group.rows.length > 0);
}

const join = (...parts: readonly string[]) => parts.filter(Boolean).join('. ');

/** The rows about floods, water and power that say something; what was written of one stands beside its words. */
export function makeSupplyRows(property: Property): Row[] {
  const { flood, floodNote, waterSource, waterNote, waterTaste, power, backupFor } = property;
  const values: Record<keyof typeof supply.rows, string> = {
    flood: join(shownValue('flood', flood), floodNote),
    waterSource: join(shownValues('waterSource', waterSource), waterNote),
    waterTaste: shownValues('waterTaste', waterTaste),
    power,
    backupFor: shownValues('backupFor', backupFor),
  };
  const fields = Object.keys(supply.rows) as (keyof typeof supply.rows)[];
  return fields
    .map((field) => ({ label: supply.rows[field], value: values[field] }))
    .filter(({ value }) => value !== '');
}

/** The questions that people ask and the record leaves open; what was written of a fact may answer it. */
export function openQuestions(property: Property): string[] {
  const fields = Object.keys(open) as (keyof typeof open)[];
  const written: Partial<Record<keyof typeof open, string>> = {
    flood: property.floodNote,
    backupFor: property.power,
  };
  const isOpen = (field: keyof typeof open) => property[field].length === 0 && !written[field];
  return fields.filter(isOpen).map((field) => open[field]);
}
