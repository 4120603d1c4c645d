import { blankValue } from '../field/kinds';
import { cellText, isBlank, type Cell } from './cell';
import type { CellValue } from './cell-kinds';
import type { Column } from './columns';
import { isNotGiven, type OwnWords } from './option-words';

/** Written into a cell, it empties the field; a blank cell keeps what is there. */
export const clearWord = 'CLEAR';

function shownText({ cells }: Column, cell: Cell): string {
  const isLink = cells.isAddress && typeof cell === 'object' && cell && 'link' in cell;
  return (isLink ? cell.link : cellText(cell)).replace(/\r\n?/g, '\n').trim();
}

function clearedValue({ field, isRequired }: Column): CellValue {
  return field === null || isRequired
    ? { fault: { code: 'not-clearable' } }
    : { value: field.mayBeUnstated ? '' : blankValue(field) };
}

/** Reads one cell for its column, `undefined` where the field stays as it is; `own` are the words of the office for options. */
export function readValue(
  column: Column,
  cell: Cell | undefined,
  own: OwnWords = {},
): CellValue | undefined {
  if (cell === undefined || isBlank(cell)) return undefined;
  const text = shownText(column, cell);
  if (typeof cell === 'object' && cell && 'fault' in cell)
    return { fault: { code: 'broken', text } };
  if (text === clearWord) return clearedValue(column);
  const read = column.cells.parseCell(text, cell, own);
  if (column.cells.hasNil && 'value' in read) return read;
  const nil = column.field?.column?.nil;
  if (nil !== undefined && /^nil$/i.test(text)) return { value: nil };
  return isNotGiven(text) ? undefined : read;
}
