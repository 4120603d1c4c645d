import { isoDay } from '../date';
import type { Property } from '../property/schema';
import type { Cell } from './cell';
import { columns, type ColumnKey } from './columns';

/** A plain number as a number, so that spreadsheets can add it up; what has a unit or a leading zero stays text. */
function measured(text: string): Cell {
  return /^(?:0|[1-9]\d{0,14})(?:\.\d{0,3}[1-9])?$/.test(text) ? Number(text) : text;
}

/** One field of a property as a cell that reads back as the same. */
export function propertyCell(property: Property, key: ColumnKey): Cell {
  if (key === 'reference') return property._id;
  if (key === 'date') {
    const day = isoDay(property.date);
    return day === '' ? null : { day };
  }
  const value = property[key];
  if (typeof value === 'object') return value.join('\n');
  if (typeof value === 'boolean') return value;
  const isMeasure = columns.some((column) => column.key === key && column.kind === 'measure');
  return isMeasure ? measured(value) : value;
}
