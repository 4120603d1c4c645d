/** The rows of the office's lists of properties and blog posts: what a browser gets of a record, and what stays on the server. */
import type { Gap } from '../attention';
import { isLongUnchecked, isToCheck } from '../property/availability';
import type { RequiredPropertyField } from '../property/fields';
import { type HandoverFacts, tenancyFields } from '../property/changeover';
import type { OfficeEntry, PropertyRecord } from '../property/schema';
import type { ListedKind } from '../record';

/** The fields that are edited in the row of a property, or end with what is. */
export const editedFields = ['price', 'availableFrom', 'token', ...tenancyFields] as const;
type EditedField = (typeof editedFields)[number];

/** What a row shows, and what its actions need. */
export interface ListedRow {
  id: string;
  title: string;
  detail: string;
  /** Rent, bedrooms, size and locality of a property, ready to read. */
  facts: readonly string[];
  group: string;
  picture: string | null;
  updatedAt: string;
  /** A change from the list is saved only over this version. */
  version: string;
  featured: boolean;
  /** Whether visitors see it. */
  shown: boolean;
  /** When it was listed or published, ISO 8601 in UTC. */
  date: string;
  /** The day (YYYY-MM-DD) on which a property was last checked; '' for none. */
  checkedOn: string;
  /** What is edited in the row of a property, as it is written. */
  written?: Readonly<Record<EditedField, string>>;
  noticeOrToken: PropertyRecord['noticeOrToken'];
  gaps: readonly Gap[];
  /** The required facts that a property lacks: until it has them, visitors do not see it. */
  missing: readonly RequiredPropertyField[];
  /** Whom the office calls about a property, the number is the likeliest, and the least rent that is accepted. */
  office?: Pick<OfficeEntry, 'owner' | 'dialled' | 'leastRent'> | undefined;
}

/** A row with what its list is searched, filtered and sorted by. */
export interface ListedItem {
  row: ListedRow;
  /** All private facts that are stated. */
  privateText: string;
  /** The optional fields of which a property says nothing. */
  notStated: readonly string[];
  place: string;
  /** The rent in rupees per month; `null` where it is not known. */
  price: number | null;
}

/** A row of the trash. */
export interface TrashedRow {
  kind: ListedKind;
  id: string;
  title: string;
  picture: string | null;
  deletedAt: string;
  by?: string | undefined;
}

/** What a row says of a property between two tenants; `null` for a blog post. */
export function readHandoverFacts({
  group,
  written,
  noticeOrToken,
}: ListedRow): HandoverFacts | null {
  if (!written || (group !== 'Available' && group !== 'Occupied')) return null;
  return { ...written, status: group, noticeOrToken };
}

/** Whether it is a property to be checked again. */
export function needsCheck(row: ListedRow, today: string): boolean {
  return isToCheck({ ...row, status: row.group }, today);
}

/** Whether it is a property that nobody has checked for 60 days. */
export function isUnchecked(row: ListedRow, today: string): boolean {
  return isLongUnchecked({ ...row, status: row.group }, today);
}
