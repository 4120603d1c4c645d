/** The colours that a fill may name by a number from 8 on, as spreadsheets have them since 1997 (18.8.27 of ECMA-376). */
const palette =
  '000000FFFFFFFF000000FF000000FFFFFF00FF00FF00FFFF800000008000000080808000800080008080C0C0C0808080' +
  '9999FF993366FFFFCCCCFFFF660066FF80800066CCCCCCFF000080FF00FFFFFF0000FFFF8000808000000080800000FF' +
  '00CCFFCCFFFFCCFFCCFFFF9999CCFFFF99CCCC99FFFFCC993366FF33CCCC99CC00FFCC00FF9900FF6600666699969696' +
  '003366339966003300333300993300993366333399333333';
const numbered = /(<(?:\w+:)?fgColor\s+)indexed="(\d+)"/g;

/**
 * The styles of an .xlsx with its numbered colours written out: the parser reads no others.
 *
 * @param {Uint8Array} part
 */
export function nameColours(part) {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.length);
  if (!bytes.includes('indexed="')) return part;
  const named = bytes
    .toString('latin1')
    .replace(numbered, (whole, /** @type {string} */ start, /** @type {string} */ number) => {
      const at = (Number(number) % 8 === Number(number) ? Number(number) : Number(number) - 8) * 6;
      const rgb = palette.slice(at, at + 6);
      return rgb ? `${start}rgb="FF${rgb}"` : whole;
    });
  return Buffer.from(named, 'latin1');
}
