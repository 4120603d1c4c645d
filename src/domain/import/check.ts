import { addDays, isoDay } from '../date';
import { isWholeCharge } from '../property/costs';
import { readArea, readCount, readPrice } from '../property/measure';
import type { PropertyPatch } from '../property/schema';
import { faultOfIssue } from '../schema';
import { columns } from './columns';
import type { OfferCaution } from './faults';
import type { ColumnKey } from './matching/header-words';
import { faultOrCaution, makeFinding, type CellFinding, type ParsedRow } from './row';
import type { Table } from './table';

type Issue = Parameters<typeof faultOfIssue>[0];

/** A finding about the first fault that the schema finds in each cell, unless the cell could not be read at all. */
export function fieldFindings(
  table: Table,
  row: ParsedRow,
  issues: readonly Issue[],
): CellFinding[] {
  const seen = new Set(row.findings.filter((finding) => 'fault' in finding).map(({ key }) => key));
  return issues.flatMap((issue) => {
    const column = columns.find(({ key }) => key === issue.path[0]);
    if (!column || seen.has(column.key)) return [];
    const { key } = column;
    seen.add(key);
    const fault = { code: 'field', field: key, fault: faultOfIssue(issue) } as const;
    return [makeFinding(table, key, faultOrCaution(column, fault))];
  });
}

/** The last day that a property can be listed on: tomorrow in Chennai, so that one for the next morning can be prepared. */
export function latestListingDay(now: Date): string {
  return addDays(isoDay(now.toISOString()), 1);
}

/** Leaves out days that are still to come; a property can be listed for tomorrow, but not have been checked then. */
export function withoutFutureDays(table: Table, row: ParsedRow, latestDay: string): ParsedRow {
  const { checkedOn, ...fields } = row.fields;
  const isLate = row.day !== undefined && row.day > latestDay;
  const isEarly = typeof checkedOn === 'string' && checkedOn > addDays(latestDay, -1);
  const caution = { code: 'not-imported', fault: { code: 'future-day' } } as const;
  const late = [...(isLate ? ['date' as const] : []), ...(isEarly ? ['checkedOn' as const] : [])];
  return {
    ...row,
    day: isLate ? undefined : row.day,
    fields: isEarly ? fields : row.fields,
    findings: [...row.findings, ...late.map((key) => makeFinding(table, key, { caution }))],
  };
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
  table: Table,
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
  { table, hasPhone }: { table: Table; hasPhone: (text: string) => boolean },
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
