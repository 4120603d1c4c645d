/** What is to be said about the cells of a row, and which of it hides a home until somebody has looked. */
import type { RequiredPropertyField } from '../property/fields';
import { findDoubt, isHeldFor } from '../property/doubts';
import { findLeastAbove } from '../property/least-rent';
import { isPrivate } from '../property/private-fields';
import type { PropertyPatch, RecordInput } from '../property/schema';
import type { RowFault } from './cells';
import { type Column, columns, identifiesProperty, type TableColumn } from './columns';
import { isOfMeasure, type MeasureDoubt, measures } from './measures';
import type { ColumnKey } from './spellings';

/** A reason to look at a cell, though its row can be imported. */
export type RowCaution =
  | { code: MeasureDoubt }
  | { code: 'contact' | 'lost-letters' }
  /** The text of the site begins with that of the sheet, and goes on; or has letters where the sheet has signs for lost ones. */
  | { code: 'cut' | 'letters-kept' }
  /** A word such as "LET", "Sale" or "per week" in another column. */
  | { code: 'says'; what: 'rented-out' | 'not-for-rent' | 'other-rent'; text: string }
  /** The cell above is meant by a part of the text: "do, A5". */
  | { code: 'above' }
  /** Nobody has said what the colour of the row means. */
  | { code: 'look' }
  /** The owner wants this rent at the least, in rupees. */
  | { code: 'below-least'; least: number }
  /** Letters of the cell are struck out, and left out. */
  | { code: 'struck'; text: string }
  /** A time of day where a number belongs. */
  | { code: 'time' }
  /** The property is saved, but hidden from visitors: its status is not understood, or what has a caution is to be checked. */
  | { code: 'not-shown'; why: 'status' | 'offer' }
  /** The property is saved, but visitors do not see it before it has these facts. */
  | { code: 'incomplete'; missing: readonly RequiredPropertyField[] }
  /** Addresses that show no picture; they count from 1. */
  | { code: 'broken-picture'; pictures: readonly number[] }
  /** A text in place of addresses of pictures; `areFiles`: the names of files on a computer. */
  | { code: 'no-picture'; text: string; areFiles: boolean }
  | { code: 'not-imported'; fault: RowFault }
  | { code: 'changed-on-site' };

/** What was found about a cell of a row: a fault, with which the row cannot be imported, or a caution. */
export type CellFinding = { key: ColumnKey; column: string; index: number | null } & (
  { fault: RowFault } | { caution: RowCaution }
);

export const isFault = (finding: CellFinding) => 'fault' in finding;

/** The columns of a sheet. */
interface InSheet {
  columns: readonly TableColumn[];
}

/** A finding about the column of a field; `index` is `null` where the sheet has no such column. */
export function makeFinding(
  { columns: inSheet }: InSheet,
  key: ColumnKey,
  what: { fault: RowFault } | { caution: RowCaution },
): CellFinding {
  const found = inSheet.find(({ column }) => column.key === key);
  return { key, column: found?.header ?? '', index: found?.index ?? null, ...what };
}

/** A fault in an identifying cell rejects the row; in any other cell only that value is not imported. */
export function faultOrCaution(column: Column, fault: RowFault) {
  return identifiesProperty(column)
    ? { fault }
    : { caution: { code: 'not-imported', fault } as const };
}

/** The fields that a row would write without those that a home may lack and whose text is not understood whole, and a caution for each. */
export function leaveOutUnread(
  table: InSheet,
  fields: PropertyPatch,
): { fields: PropertyPatch; findings: CellFinding[] } {
  const texts: Readonly<Record<string, unknown>> = fields;
  const unread = columns.flatMap(({ key }) => {
    const text = texts[key];
    return typeof text === 'string' && measures[key]?.isWhole?.(text) === false
      ? [{ key, text }]
      : [];
  });
  const kept = Object.entries(fields).filter(([name]) => !unread.some(({ key }) => key === name));
  return {
    fields: Object.fromEntries(kept),
    findings: unread.map(({ key, text }) =>
      makeFinding(table, key, {
        caution: { code: 'not-imported', fault: { code: 'no-amount', text } },
      }),
    ),
  };
}

/** What programs leave of letters that the kind of their file cannot hold. */
const lostLetters = /\?{4}|_{4}|\uFFFD|à[®¯]/;

/** Whether a caution is about what visitors would misread, or are not to read, so that the property is hidden until it is checked. */
export function isHeldBack(finding: CellFinding): boolean {
  if (!('caution' in finding)) return false;
  const { code } = finding.caution;
  if (code === 'struck')
    return measures[finding.key]?.findDoubt !== undefined || finding.key === 'address';
  return (
    ['lost-letters', 'time', 'look', 'above', 'says', 'contact', 'price-unlike'].includes(code) ||
    isHeldFor(code)
  );
}

/** Whether whoever wrote a text doubts it himself: "1st?". */
const saysDoubt = (text: string) => text.includes('?');

/** Spreadsheets make a time of "5 A" or "2 P". */
const time = /^\d{1,3}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?$/i;

/** Matches one character before the @, so that a long text takes linear time. */
const email = /[\w%+-]@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63})*\.[a-z]{2,}/i;

/** Digits that may be a telephone number, with signs between them, or a link to a chat with one. */
const maybeNumber = /(?:https?:\/\/)?wa\.me\/\S+|\+?\d(?:[\s().–-]{0,3}\d){6,}/g;
const wholeEmail = /[\w.%+-]{1,64}@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63})*\.[a-z]{2,}/gi;

/** Whether a text holds a telephone number or an email address; what its measure reads whole is a number of a home. */
const hasContactIn = (key: ColumnKey, text: string, hasPhone: (text: string) => boolean) =>
  email.test(text) || (!isOfMeasure(key, text) && hasPhone(text));

/** The fields without the telephone numbers and email addresses in what visitors read as it is written. */
export function takeOutContacts(
  fields: PropertyPatch,
  hasPhone: (text: string) => boolean,
): PropertyPatch {
  const findProse = (name: string) =>
    columns.find(({ key, cells }) => key === name && cells.isProse)?.key;
  const takeOut = (key: ColumnKey, text: string) =>
    hasContactIn(key, text, hasPhone)
      ? text
          .replace(maybeNumber, (found) => (hasPhone(found) ? '' : found))
          .replace(wholeEmail, '')
          .replace(/[^\S\n]{2,}/g, ' ')
          .trim()
      : text;
  const taken = Object.entries(fields).map(([name, value]) => {
    const key = findProse(name);
    return [name, typeof value === 'string' && key ? takeOut(key, value) : value];
  });
  // The values are the same but for letters.
  return Object.fromEntries(taken) as PropertyPatch;
}

/** The cautions about the fields that a row would write; `hasPhone` tells whether a text has a telephone number. */
export function fieldCautions(
  {
    table,
    hasPhone,
    usualRent,
  }: { table: InSheet; hasPhone: (text: string) => boolean; usualRent: number | null },
  fields: Readonly<PropertyPatch>,
): CellFinding[] {
  const texts: Readonly<Record<string, unknown>> = fields;
  return columns.flatMap(({ key, cells, isRequired }) => {
    const text = texts[key];
    if (typeof text !== 'string') return [];
    const hasContact = cells.isProse === true && hasContactIn(key, text, hasPhone);
    const isTime = cells.isMeasure === true && time.test(text);
    const isDamaged = cells.isAddress !== true && !isPrivate(key) && lostLetters.test(text);
    const damage = isDamaged ? 'lost-letters' : isTime ? 'time' : null;
    const doubt =
      measures[key]?.findDoubt?.(text, usualRent) ??
      findDoubt(key, text, fields.price) ??
      (isRequired && saysDoubt(text) ? 'not-read' : null);
    const code = hasContact ? 'contact' : (damage ?? doubt);
    return code ? [makeFinding(table, key, { caution: { code } })] : [];
  });
}

/** The caution about a rent that a row sets, or leaves, below what the owner wants. */
export function leastRentCautions(
  table: InSheet,
  stated: Readonly<PropertyPatch>,
  { price, leastRent }: Pick<RecordInput, 'price' | 'leastRent'>,
): CellFinding[] {
  const isStated = stated.price !== undefined || stated.leastRent !== undefined;
  const least = isStated ? findLeastAbove(price, leastRent) : null;
  return least === null
    ? []
    : [makeFinding(table, 'price', { caution: { code: 'below-least', least } })];
}
