import type { CellObject } from 'sheetjs-style';
import { textStyle } from './cell-styles';

/** A text cell, whatever the text begins with. */
export function textCell(text: string, style = textStyle): CellObject {
  // Half a surrogate pair would make the file unreadable.
  return { t: 's', v: text.toWellFormed(), s: style };
}
