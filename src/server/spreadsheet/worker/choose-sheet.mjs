import { Refusal } from './refusal.mjs';

/** Spreadsheets allow 31 characters; what is longer is cut, so that no message grows without end. */
const nameLength = 60;
const mostNames = 100;

/**
 * The sheet that was asked for, or the first; `places` are the visible sheets only.
 *
 * @param {{ name: string, index: number, id?: string }[]} places
 * @param {string | null} wanted
 */
export function chooseSheet(places, wanted) {
  const visible = places
    .slice(0, mostNames)
    .map((place) => ({ ...place, name: String(place.name).slice(0, nameLength).toWellFormed() }));
  const names = visible.map(({ name }) => name);
  const [first] = visible;
  if (!first) throw new Refusal('noSheet');
  const chosen = wanted === null ? first : visible.find(({ name }) => name === wanted);
  if (!chosen) {
    throw new Refusal('unknownSheet', {
      sheet: wanted.slice(0, nameLength),
      names: names.join(', '),
    });
  }
  return { ...chosen, names };
}
