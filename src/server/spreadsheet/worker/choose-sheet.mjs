import { Rejection } from './limits.mjs';

/** Spreadsheets allow 31 characters; a longer name would make the message too long. */
const maxNameLength = 60;
const maxNames = 100;

/**
 * The sheet with the wanted name, or the first one; `sheets` are the visible ones.
 *
 * @template {{ name: string }} Sheet
 * @param {Sheet[]} sheets
 * @param {string | null} wanted
 */
export function chooseSheet(sheets, wanted) {
  const visible = sheets.slice(0, maxNames).map((sheet) => ({
    ...sheet,
    name: sheet.name.slice(0, maxNameLength).toWellFormed(),
  }));
  const names = visible.map(({ name }) => name);
  const [first] = visible;
  if (!first) throw new Rejection('noSheet');
  if (wanted === null) return { ...first, names };
  const chosen = visible.find(({ name }) => name === wanted);
  if (chosen) return { ...chosen, names };
  throw new Rejection('unknownSheet', {
    sheet: wanted.slice(0, maxNameLength),
    names: names.join(', '),
  });
}
