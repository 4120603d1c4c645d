import { createHash } from 'node:crypto';
import { latestListingDay } from '../../domain/bulk/listing-day';
import { planRows } from '../../domain/bulk/plan';
import type { KnownHome, PlannedRow } from '../../domain/bulk/planned-row';
import type { RowAction, RowCounts } from '../../domain/bulk/preview';
import { isStale, readRows, type Row } from '../../domain/bulk/row';
import type { Sheet } from '../../domain/bulk/sheet';
import { readTable, SheetRefused, type Table } from '../../domain/bulk/table';
import type { Property, PropertySummary } from '../../domain/property/schema';
import { Problem } from '../http/problem';
import { readWorkbook } from '../spreadsheet/read-workbook';
import { properties } from '../store/properties';

/** A workbook understood: its sheet, and what each row would do. */
export interface WorkbookPlan {
  sheet: Sheet;
  table: Table;
  rows: PlannedRow[];
}

/** An id made of a new home's content, so that the same row always means the same home. */
function idOf(content: string): string {
  return `x${createHash('sha256').update(content).digest('hex').slice(0, 23)}`;
}

function tableOf(sheet: Sheet): Table {
  try {
    return readTable(sheet);
  } catch (thrown) {
    if (thrown instanceof SheetRefused) {
      throw new Problem(422, thrown.message, { extra: { sheets: sheet.names } });
    }
    throw thrown;
  }
}

async function knownHomes(): Promise<Map<string, KnownHome>> {
  const [listed, trashed] = [await properties.list(), await properties.trashed()];
  const known = (isDeleted: boolean) => (home: PropertySummary) =>
    [home._id, { name: home.name, address: home.address, isDeleted }] as const;
  return new Map([...listed.map(known(false)), ...trashed.map(known(true))]);
}

/** The homes that were saved on the site since they were exported, as they were exported. */
function exportedHomes(
  rows: readonly Row[],
  current: ReadonlyMap<string, Property>,
): Promise<Map<string, Property>> {
  const stale = rows.filter((row) => {
    const home = current.get(row.reference);
    return home !== undefined && isStale(row, home);
  });
  return properties.versions(stale.map(({ reference, version }) => ({ id: reference, version })));
}

/** Reads a workbook and compares each row with the homes; writes nothing. Throws `Problem` 413, 415, 422. */
export async function planWorkbook(
  bytes: Uint8Array,
  sheetName: string | undefined,
  now: Date,
): Promise<WorkbookPlan> {
  const sheet = await readWorkbook(bytes, sheetName === undefined ? {} : { sheet: sheetName });
  const table = tableOf(sheet);
  const known = await knownHomes();
  const rows = readRows(table);
  const references = rows.map(({ reference }) => reference).filter((id) => known.has(id));
  const current = await properties.readMany(new Set(references));
  const bases = await exportedHomes(rows, current);
  const latestDay = latestListingDay(now);
  return { sheet, table, rows: planRows({ table, rows, known, current, bases, latestDay, idOf }) };
}

/** How many rows do what. */
export function countRows(rows: readonly { action: RowAction }[]): RowCounts {
  const counts: RowCounts = { create: 0, update: 0, unchanged: 0, error: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}
