import { isoDay } from '../date';
import type { Property, PropertyPatch } from '../property/schema';
import { storedForm } from '../typed-text';
import { writable } from './cell';
import { columns } from './columns';
import type { ColumnKey } from './headers';
import type { Row } from './row';

export interface FieldChange {
  key: ColumnKey;
  from: unknown;
  to: unknown;
}

/** A value as a workbook can hold it, as a text, so that an unedited export changes nothing. */
const asInWorkbook = (value: unknown) =>
  JSON.stringify(typeof value === 'string' ? storedForm(writable(value)) : value);

/** The fields that `stated` would change. */
export function findChanges(property: Property, stated: PropertyPatch): FieldChange[] {
  const [before, after]: Readonly<Record<string, unknown>>[] = [{ ...property }, { ...stated }];
  return columns.flatMap(({ key }) => {
    const change = { key, from: before?.[key], to: after?.[key] };
    if (change.to === undefined || asInWorkbook(change.from) === asInWorkbook(change.to)) return [];
    return [change];
  });
}

export const patchOf = (changes: readonly FieldChange[]): PropertyPatch =>
  Object.fromEntries(changes.map(({ key, to }) => [key, to]));

/** The new day of listing; `undefined` where it is the same or was not edited in the sheet. */
export function editedDay({ day }: Row, property: Property, baseline: Property | undefined) {
  const isAsExported = baseline !== undefined && day === isoDay(baseline.date);
  return isAsExported || day === isoDay(property.date) ? undefined : day;
}
