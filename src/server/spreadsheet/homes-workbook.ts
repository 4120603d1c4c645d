import type { Cell } from '../../domain/bulk/cell';
import { columns } from '../../domain/bulk/columns';
import { clearWord } from '../../domain/bulk/words';
import { homeCell } from '../../domain/bulk/home-cells';
import type { Property } from '../../domain/property/schema';
import { homesBook } from './homes-sheet';
import { cellCharacters } from './text-cell';
import { valueCell } from './value-cell';

/** Whether a cell would come back as something else: it would be cut, or mean that the field is to be emptied. */
function isMisread(cell: Cell): boolean {
  if (typeof cell !== 'string') return false;
  return cell.length > cellCharacters || cell.trim() === clearWord;
}

/**
 * The homes as an .xlsx file that can be changed and uploaded. What a cell cannot hold, such as 40
 * very long picture addresses, is left blank, since a blank cell keeps what is there.
 */
export function exportWorkbook(homes: readonly Property[]): Uint8Array<ArrayBuffer> {
  const rows = homes.map((home) =>
    columns.map(({ key }) => {
      const cell = homeCell(home, key);
      return isMisread(cell) ? null : valueCell(cell);
    }),
  );
  return homesBook(rows);
}
