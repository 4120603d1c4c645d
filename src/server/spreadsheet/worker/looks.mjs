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
  const { patternType, fgColor: colour } = /** @type {Style} */ (cell.s ?? {});
  if (patternType !== 'solid' || !colour) return undefined;
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
 * What most cells of a row look like.
 *
 * @param {(string | undefined)[]} fills The colours of its filled cells.
 */
export function findShared(fills) {
  const most = fills.toSorted()[Math.floor(fills.length / 2)];
  return fills.filter((fill) => fill === most).length * 2 > fills.length ? most : undefined;
}
