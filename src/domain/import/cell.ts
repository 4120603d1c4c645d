/** One cell as it is shown: `link` is the address behind a text, `struck` letters struck out of it, `fault` what is broken. Days are YYYY-MM-DD. */
export type Cell =
  | string
  | number
  | boolean
  | { day: string }
  | { text: string; link: string }
  | { text: string; struck: string }
  | { fault: string }
  | null;

/** The letters of a column, counted from 0: A, B, … Z, AA. */
export function columnLetters(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : columnLetters(Math.floor(column / 26) - 1) + rest;
}

export function isBlank(cell: Cell | undefined): boolean {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');
}

/** A cell as people read it; days as DD-MM-YYYY. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined || cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  // Computed numbers carry binary noise (27500.000000000004) that spreadsheets do not show.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'string') return cell;
  if ('text' in cell) return cell.text;
  return 'day' in cell ? cell.day.split('-').reverse().join('-') : cell.fault;
}

/** A text without what no workbook can hold: control characters and halves of characters. */
export function writable(text: string): string {
  // XML 1.0 has no way to write these.
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
