import type { FieldChange } from './preview';
import type { Property, PropertyPatch } from '../property/schema';
import { cellText } from './cell';
import { storedForm } from '../form';
import { writable } from './writable';
import { columns, type ColumnKey } from './columns';

/** What a spreadsheet cannot hold makes no difference: a property exported and loaded again is unchanged. */
function comparable(value: unknown): unknown {
  return typeof value === 'string' ? storedForm(writable(value)) : value;
}

/** Whether two values of a field say the same. */
export function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(comparable(before)) === JSON.stringify(comparable(after));
}

/** What to look at when a property was saved on the site after its row had been exported as `base`. */
export function siteCautions(
  property: Property,
  base: Property | undefined,
  patch: PropertyPatch,
): string[] {
  if (base === undefined) return [];
  const both = columns.filter(
    ({ key }) =>
      key in patch && !isSame(base[key as keyof Property], property[key as keyof Property]),
  );
  if (both.length === 0) return [];
  const titles = both.map(({ title }) => title).join(', ');
  return [
    `Changed on the site after the export, too: ${titles}. Loading takes what the sheet says.`,
  ];
}

const shownCharacters = 200;
/** Characters shown before the first difference, to tell where it is. */
const leadCharacters = 40;

function whole(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : cellText(value as string | boolean);
}

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** The part of a text that shows the difference, with … where something is left out. */
function around(text: string, start: number): string {
  const part = text.slice(start, start + shownCharacters).toWellFormed();
  return `${start > 0 ? '…' : ''}${part}${start + shownCharacters < text.length ? '…' : ''}`;
}

/** One change as people read it: long texts are cut around the first difference. */
export function fieldChange(key: ColumnKey, before: unknown, after: unknown): FieldChange {
  const [from, to] = [whole(before), whole(after)];
  const start =
    Math.max(from.length, to.length) <= shownCharacters
      ? 0
      : Math.max(0, sharedLength(from, to) - leadCharacters);
  return { key, from: around(from, start), to: around(to, start) };
}
