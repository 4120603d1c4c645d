import { cellText } from './cell';
import type { ColumnKey } from './columns';
import type { FieldChange } from './preview';

const shownCharacters = 200;
/** So many characters before the first difference tell where it is. */
const lead = 40;

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
      : Math.max(0, sharedLength(from, to) - lead);
  return { key, from: around(from, start), to: around(to, start) };
}
