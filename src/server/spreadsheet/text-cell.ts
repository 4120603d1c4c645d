import type { CellObject } from 'sheetjs-style';
import { writable } from '../../domain/bulk/writable';
import { textStyle } from './cell-styles';

/** The most characters that one cell of a spreadsheet holds. */
export const cellCharacters = 32_767;

/** A text cell that reads back as it is, whatever it begins with; what no workbook holds is left out, what is too long is cut. */
export function textCell(text: string, style = textStyle): CellObject {
  const held = writable(text).replace(/\r\n?/g, '\n').slice(0, cellCharacters);
  // The format reads _x0041_ as the letter A unless its first underscore is written as a code, too.
  const coded = held.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
  // The cut may leave half of a surrogate pair, which would make the file unreadable.
  return { t: 's', v: coded.toWellFormed(), s: style };
}
