/** Points of one line in the usual font. */
const lineHeight = 17;
/** Points; spreadsheets allow no higher rows. */
const mostHeight = 409;

function linesOf(text: string, width: number): number {
  const lengths = text.split('\n').map(({ length }) => length);
  return lengths.reduce((sum, length) => sum + Math.max(Math.ceil(length / width), 1), 0);
}

/**
 * The height in points at which texts in columns of these widths (characters) are whole: not every
 * spreadsheet makes rows as high as their text.
 */
export function rowHeight(texts: readonly string[], widths: readonly number[]): number {
  const lines = texts.map((text, at) => linesOf(text, widths[at] ?? 1));
  return Math.min(Math.max(...lines, 1) * lineHeight, mostHeight);
}
