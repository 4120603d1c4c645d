/** What is to be said about the cells of a row, and which of it hides a home until somebody has looked. */
import { isWholeCharge } from '../property/costs';
import type { RequiredPropertyField } from '../property/fields';
import { readArea, readCount, readPrice } from '../property/measure';
import type { PropertyPatch } from '../property/schema';
import {
  type Column,
  columns,
  identifiesProperty,
  type RowFault,
  type TableColumn,
} from './columns';
import type { ColumnKey } from './spellings';

/** Why a rent, a size or a number of rooms is to be checked before visitors see its home. */
export type OfferCaution = 'not-read' | 'price-too-low' | 'price-too-high' | 'size-too-small';

/** A reason to look at a cell, though its row can be imported. */
export type RowCaution =
  | { code: OfferCaution }
  | { code: 'contact' | 'lost-letters' }
  /** The text of the site begins with that of the sheet, and goes on. */
  | { code: 'cut' }
  /** A word such as "LET" outside of the column of the status. */
  | { code: 'says-rented-out'; text: string }
  /** A time of day where a number belongs. */
  | { code: 'time' }
  /** The property is saved, but hidden from visitors: its status is not understood, its rent or size is to be checked, or the sheet says that it is rented out. */
  | { code: 'not-shown'; why: 'status' | 'offer' | 'rented-out' }
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

const likelyRent = { min: 1_000, max: 1_000_000 };
/** The smallest size (sqft) of a home that is no typing error. */
const minSize = 100;

/**
 * What each fact that visitors search by has to be: read whole, and likely. What is not is saved as it is written, and its
 * home waits until somebody has looked.
 */
const offerCautions: Readonly<Partial<Record<ColumnKey, (text: string) => OfferCaution | null>>> = {
  price(text) {
    const rent = readPrice(text);
    if (rent === null) return 'not-read';
    if (rent < likelyRent.min) return 'price-too-low';
    return rent > likelyRent.max ? 'price-too-high' : null;
  },
  propertySize(text) {
    const size = readArea(text);
    if (size === null) return 'not-read';
    return size < minSize ? 'size-too-small' : null;
  },
  bedrooms: (text) => (readCount(text) === null ? 'not-read' : null),
  bathrooms: (text) => (readCount(text) === null ? 'not-read' : null),
};

/**
 * The fields that a row would write without what is paid beside the rent where that is neither understood whole nor words without
 * a number ("As per society"), and a caution for each.
 */
export function leaveOutCharges(
  table: InSheet,
  fields: PropertyPatch,
): { fields: PropertyPatch; findings: CellFinding[] } {
  const unread = Object.entries(fields).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value : '';
    const column = columns.find(({ key }) => key === name);
    const isRead = isWholeCharge(name, text) ?? true;
    return column && !isRead && /[\d%#]/.test(text) ? [{ key: column.key, text }] : [];
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

/** Whether a caution is about what visitors would misread, so that the property is hidden until it is checked. */
export function isHeldBack(finding: CellFinding): boolean {
  if (!('caution' in finding)) return false;
  const { code } = finding.caution;
  return code === 'lost-letters' || (finding.key in offerCautions && code !== 'time');
}

/** Spreadsheets make a time of "5 A" or "2 P". */
const time = /^\d{1,3}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?$/i;

/** Matches one character before the @, so that a long text takes linear time. */
const email = /[\w%+-]@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63})*\.[a-z]{2,}/i;

/** The cautions about the fields that a row would write; `hasPhone` tells whether a text has a telephone number. */
export function fieldCautions(
  { table, hasPhone }: { table: InSheet; hasPhone: (text: string) => boolean },
  fields: Readonly<PropertyPatch>,
): CellFinding[] {
  const texts: Readonly<Record<string, unknown>> = fields;
  return columns.flatMap(({ key, cells }) => {
    const text = texts[key];
    if (typeof text !== 'string') return [];
    const hasContact = cells.isProse === true && (hasPhone(text) || email.test(text));
    const isTime = cells.isMeasure === true && time.test(text);
    const isDamaged = cells.isAddress !== true && lostLetters.test(text);
    const damage = isDamaged ? 'lost-letters' : isTime ? 'time' : null;
    const code = hasContact ? 'contact' : (damage ?? offerCautions[key]?.(text));
    return code ? [makeFinding(table, key, { caution: { code } })] : [];
  });
}
