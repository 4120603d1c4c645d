/** A text without what no workbook can hold: control characters and halves of characters. */
export function writable(text: string): string {
  // XML 1.0 has no way to write these.
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
