import { isoDay } from '../date';
import type { Property, PropertyPatch } from '../property/schema';
import { storedForm } from '../typed-text';
import { writable } from './cell';
import { columns } from './columns';
import type { ColumnKey } from './matching/header-words';
import { readPlain } from './plain-text';
import type { ParsedRow } from './row';

export interface FieldChange {
  key: ColumnKey;
  from: unknown;
  to: unknown;
}

/** Whether a value is the other one as a workbook can hold it, or as it is read from one: an unedited export changes nothing. */
function isSame(from: unknown, to: unknown): boolean {
  if (typeof from !== 'string' || typeof to !== 'string')
    return JSON.stringify(from) === JSON.stringify(to);
  const written = storedForm(writable(from));
  return [written, storedForm(readPlain(written))].includes(storedForm(writable(to)));
}

/** The fields that `stated` would change. */
export function findChanges(property: Property, stated: PropertyPatch): FieldChange[] {
  const [before, after]: Readonly<Record<string, unknown>>[] = [{ ...property }, { ...stated }];
  return columns.flatMap(({ key }) => {
    const change = { key, from: before?.[key], to: after?.[key] };
    return change.to === undefined || isSame(change.from, change.to) ? [] : [change];
  });
}

export const makePatch = (changes: readonly FieldChange[]): PropertyPatch =>
  Object.fromEntries(changes.map(({ key, to }) => [key, to]));

/** The new day of listing; `undefined` where it is the same or was not edited in the sheet. */
export function editedDay({ day }: ParsedRow, property: Property, baseline: Property | undefined) {
  const isAsExported = baseline !== undefined && day === isoDay(baseline.date);
  return isAsExported || day === isoDay(property.date) ? undefined : day;
}
