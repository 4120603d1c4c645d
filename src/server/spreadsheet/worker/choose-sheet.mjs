import { Rejection } from './limits.mjs';

/** Spreadsheets allow 31 characters; a longer name would make the message too long. */
const maxNameLength = 60;
const maxNames = 100;

/**
 * The sheet with the wanted name, or the first one; `sheets` are the visible ones.
 *
 * @param {{ name: string, index: number, id?: string }[]} sheets
 * @param {string | null} wanted
 */
export function chooseSheet(sheets, wanted) {
  const visible = sheets.slice(0, maxNames).map((sheet) => ({
    ...sheet,
    name: String(sheet.name).slice(0, maxNameLength).toWellFormed(),
  }));
  const names = visible.map(({ name }) => name);
  const [first] = visible;
  if (!first) throw new Rejection('noSheet');
  const chosen = wanted === null ? first : visible.find(({ name }) => name === wanted);
  if (!chosen) {
    throw new Rejection('unknownSheet', {
      sheet: wanted.slice(0, maxNameLength),
      names: names.join(', '),
    });
  }
  return { ...chosen, names };
}
