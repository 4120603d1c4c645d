import { decodeEntities } from '../html-text';
import type { Cell } from './cell';

const lineBreak = /<(?:br\s*\/?|\/(?:p|div|li|tr|h[1-6]))\s*>/gi;
const tag =
  /<\/?(?:p|div|span|b|i|u|s|strong|em|a|font|small|big|sub|sup|h[1-6]|[uo]l|li|table|tbody|tr|t[dh]|br|hr|img)(?:\s[^<>]*)?\/?>/gi;
/** An apostrophe that has no other one at the end of a word. */
const mark = /^\s*['‘’](?!.*['’](?!\p{L}))/su;

/** A text without what only programs read: HTML is decoded once, its tags are taken out, and so is the mark that a sheet puts before text. */
export function readPlain(text: string): string {
  if (!/[&<]|^\s*['‘’]/.test(text)) return text;
  return decodeEntities(text.replace(mark, '')).replace(lineBreak, '\n').replace(tag, '');
}

export function plainCell(cell: Cell): Cell {
  if (typeof cell === 'string') return readPlain(cell);
  return typeof cell === 'object' && cell && 'text' in cell
    ? { ...cell, text: readPlain(cell.text) }
    : cell;
}
