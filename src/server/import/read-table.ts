import { sheetFault } from '../../content/import/faults';
import { guideSheetName } from '../../content/import/workbook';
import { SheetRejected } from '../../domain/import/faults';
import type { ReadChoices } from '../../domain/import/preview';
import { readTable, type Sheet, type Table } from '../../domain/import/table';
import { Problem } from '../http/problem';
import { readWorkbook } from '../read-workbook';

/** Sheets that are tried after the first: a cover and notes. */
const maxFurther = 2;

interface ReadTable {
  sheet: Sheet;
  table: Table;
}

function rejectedSheet({ fault }: SheetRejected, names: readonly string[]): Problem {
  return new Problem(422, sheetFault(fault), { extra: { sheets: names } });
}

/** The table of a sheet, or why it is none. */
function tableOf(sheet: Sheet, columns: readonly string[] | undefined): Table | SheetRejected {
  try {
    return readTable(sheet, columns);
  } catch (thrown) {
    if (thrown instanceof SheetRejected) return thrown;
    throw thrown;
  }
}

/** Whether a sheet may be a cover or notes: it has no headers at all. */
function isPassed(table: Table | SheetRejected): table is SheetRejected {
  return table instanceof SheetRejected && ['no-headers', 'empty'].includes(table.fault.code);
}

/** A sheet after a cover; `null` when it cannot be read, since nobody has asked for it. */
async function readFurther(bytes: Uint8Array, name: string): Promise<Sheet | null> {
  try {
    return await readWorkbook(bytes, { sheet: name });
  } catch (thrown) {
    if (thrown instanceof Problem) return null;
    throw thrown;
  }
}

/**
 * The table of the wanted sheet, or of the first one that has headers; throws `Problem` 413, 415, 422 for what
 * cannot be read.
 */
export async function readWorkbookTable(
  bytes: Uint8Array,
  { sheet: wanted, columns }: ReadChoices,
): Promise<ReadTable> {
  const first = await readWorkbook(bytes, wanted === undefined ? {} : { sheet: wanted });
  const table = tableOf(first, columns);
  if (!(table instanceof SheetRejected)) return { sheet: first, table };
  if (wanted !== undefined || !isPassed(table)) throw rejectedSheet(table, first.names);
  const further = first.names.slice(1).filter((name) => name !== guideSheetName);
  for (const name of further.slice(0, maxFurther)) {
    const sheet = await readFurther(bytes, name);
    const found = sheet && tableOf(sheet, columns);
    if (sheet && found && !isPassed(found)) {
      if (found instanceof SheetRejected) throw rejectedSheet(found, first.names);
      return { sheet, table: found };
    }
  }
  throw rejectedSheet(table, first.names);
}
