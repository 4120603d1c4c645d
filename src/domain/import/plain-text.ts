import type { Cell } from './cell';

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', deg: '°', times: '×' },
  ...{ frac12: '½', frac14: '¼', frac34: '¾', sup2: '²', copy: '©', reg: '®', trade: '™' },
};

/** The character of a code as HTML reads it; codes from 128 to 159 are those of Windows. */
function characterOf(code: number): string | undefined {
  if (code >= 128 && code < 160) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  const isText = code >= 32 || [9, 10, 13].includes(code);
  const isWhole = code < 0xd800 || (code > 0xdfff && code <= 0x10ffff);
  return isText && isWhole ? String.fromCodePoint(code) : undefined;
}

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}\d{0,2}));/gi;
const lineBreak = /<(?:br\s*\/?|\/(?:p|div|li|tr|h[1-6]))\s*>/gi;
const tag =
  /<\/?(?:p|div|span|b|i|u|s|strong|em|a|font|small|big|sub|sup|h[1-6]|[uo]l|li|table|tbody|tr|t[dh]|br|hr|img)(?:\s[^<>]*)?\/?>/gi;
/** An apostrophe that has no other one at the end of a word. */
const mark = /^\s*['‘’](?!.*['’](?!\p{L}))/su;

/** A text without what only programs read: HTML is decoded once, its tags are taken out, and so is the mark that a sheet puts before text. */
export function readPlain(text: string): string {
  if (!/[&<]|^\s*['‘’]/.test(text)) return text;
  return text
    .replace(mark, '')
    .replace(entity, (written, digits?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? written;
      return characterOf(digits ? Number(digits) : Number(`0x${hexadecimal}`)) ?? written;
    })
    .replace(lineBreak, '\n')
    .replace(tag, '');
}

export function plainCell(cell: Cell): Cell {
  if (typeof cell === 'string') return readPlain(cell);
  return typeof cell === 'object' && cell && 'text' in cell
    ? { ...cell, text: readPlain(cell.text) }
    : cell;
}
