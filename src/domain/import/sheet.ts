import type { Cell } from './cell';

/** One sheet of a workbook as it was read. */
export interface Sheet {
  name: string;
  /** The visible sheets of the workbook, in their order. */
  names: string[];
  /** The rows that hold something, in their order. */
  rows: SheetRow[];
  /** Joined cells, such as `A1:D1`. */
  merges: string[];
}

export interface SheetRow {
  /** As spreadsheets count, from 1. */
  number: number;
  /** From column A on; blank cells at the end are left out. */
  cells: Cell[];
}
