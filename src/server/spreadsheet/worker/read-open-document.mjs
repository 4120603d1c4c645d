import { Rejection } from './limits.mjs';
import { TableReader } from './open-document-tables.mjs';
import { parseMarkup } from './parse-markup.mjs';

/**
 * Reads an .ods from its parts, as a book of the parser that reads the other kinds.
 *
 * @param {Map<string, Uint8Array>} parts
 */
export async function readOpenDocument(parts) {
  const manifest = Buffer.from(parts.get('META-INF/manifest.xml') ?? '');
  if (manifest.includes('encryption-data')) throw new Rejection('protected');
  const reader = new TableReader();
  await parseMarkup(parts.get('styles.xml'), reader.styles);
  await parseMarkup(parts.get('content.xml'), {
    open: (name, attributes) => reader.open(name, attributes),
    text: (text) => reader.text(text),
    close: (name) => reader.close(name),
  });
  const sheets = reader.sheets.filter(({ isForeign }) => !isForeign);
  /** @type {import('@e965/xlsx').WorkBook} */
  const book = {
    SheetNames: sheets.map(({ name }) => name),
    Sheets: Object.fromEntries(sheets.map(({ name, worksheet }) => [name, worksheet])),
    Workbook: { Sheets: sheets.map(({ name, isHidden }) => ({ name, Hidden: isHidden ? 1 : 0 })) },
  };
  return { book, findStruck: () => Promise.resolve(reader.struck) };
}
