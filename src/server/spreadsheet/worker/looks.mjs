/**
 * @typedef {import('@e965/xlsx').CellObject} CellObject
 * @typedef {{ patternType?: string, fgColor?: { rgb?: string, theme?: number, tint?: number } }} Style
 */

/**
 * The colour that fills a cell as six hex digits; `undefined` for none and for white.
 *
 * @param {CellObject} cell
 */
export function readFill(cell) {
  const style = /** @type {Style | undefined} */ (cell.s);
  if (style?.patternType !== 'solid' || !style.fgColor) return undefined;
  const colour = style.fgColor;
  const rgb = colour.rgb ?? (colour.theme === 0 ? readGrey(colour.tint) : '');
  return /^[\da-f]{6}$/i.test(rgb) && !/^f{6}$/i.test(rgb) ? rgb.toUpperCase() : undefined;
}

/** The first colour of a theme, white, made darker: the parser leaves it out. */
function readGrey(tint = 0) {
  const part = Math.round(255 * (1 + Math.min(0, Math.max(-1, tint))))
    .toString(16)
    .padStart(2, '0');
  return part.repeat(3);
}

/**
 * The colour that most cells of a row have.
 *
 * @param {string[]} fills The colours of its cells.
 * @param {number} filled How many cells it has, also without a colour.
 */
export function findShared(fills, filled) {
  if (fills.length * 2 <= filled) return undefined;
  const most = fills.toSorted()[Math.floor(fills.length / 2)];
  return fills.filter((fill) => fill === most).length * 2 > filled ? most : undefined;
}
