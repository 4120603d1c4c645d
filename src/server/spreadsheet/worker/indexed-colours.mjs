/**
 * The 56 colours that a fill may give as a number, six digits each, as spreadsheets have them since 1997 (18.8.27 of
 * ECMA-376): those of the numbers 8 to 63. The numbers 0 to 7 are the first eight of them again.
 */
const palette =
  '000000FFFFFFFF000000FF000000FFFFFF00FF00FF00FFFF800000008000000080808000800080008080C0C0C0808080' +
  '9999FF993366FFFFCCCCFFFF660066FF80800066CCCCCCFF000080FF00FFFFFF0000FFFF8000808000000080800000FF' +
  '00CCFFCCFFFFCCFFCCFFFF9999CCFFFF99CCCC99FFFFCC993366FF33CCCC99CC00FFCC00FF9900FF6600666699969696' +
  '003366339966003300333300993300993366333399333333';
const digits = 6;
const firstNumber = 8;
const indexed = /(<(?:\w+:)?fgColor\s+)indexed="(\d+)"/g;

/** @param {number} number */
function findColour(number) {
  const place = number < firstNumber ? number : number - firstNumber;
  return palette.slice(place * digits, (place + 1) * digits);
}

/**
 * The styles of an .xlsx with the colour itself where a fill has its number, which the parser does not read. A number without
 * a colour, such as 64 for the system's, stays.
 *
 * @param {Uint8Array} part
 */
export function resolveIndexedColours(part) {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.length);
  if (!bytes.includes('indexed="')) return part;
  const resolved = bytes
    .toString('latin1')
    .replace(indexed, (whole, /** @type {string} */ start, /** @type {string} */ number) => {
      const rgb = findColour(Number(number));
      return rgb ? `${start}rgb="FF${rgb}"` : whole;
    });
  return Buffer.from(resolved, 'latin1');
}
