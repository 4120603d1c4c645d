/**
 * @typedef {import('@e965/xlsx').CellObject} CellObject
 * @typedef {import('./parse-markup.mjs').Attributes} Attributes
 */

const dayLength = 86_400_000;
const shownError = /^(?:#[A-Z/0]+[!?]?|#N\/A|Err:\d+)$/;

/**
 * A formula as .xlsx writes it: `of:=[.C2]*2;3` is `C2*2,3`.
 *
 * @param {string} formula
 */
function readFormula(formula) {
  return formula
    .replace(/^(?:\w+:)?=/, '')
    .replace(/"(?:[^"]|"")*"|\[([^\]]*)\]|;/g, (whole, /** @type {string | undefined} */ place) => {
      if (whole === ';') return ',';
      return place === undefined ? whole : place.replace(/^\.|:\./g, (dot) => dot.slice(0, -1));
    });
}

/**
 * The serial number of a day or a moment such as 2026-01-05T09:30:00, as .xlsx counts: with a day that did not exist.
 *
 * @param {string} text
 */
function readSerial(text) {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/.exec(text) ?? [];
  const serial = Date.UTC(Number(year), Number(month) - 1, Number(day)) / dayLength + 25_569;
  return serial > 60 ? serial : serial - 1;
}

/**
 * The part of a day of a time such as PT09H30M00S.
 *
 * @param {string} text
 */
function readTime(text) {
  const [, hours, minutes, seconds] = /^PT(\d+)H(\d+)M(\d+)/.exec(text) ?? [];
  return (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}

/**
 * A number and how it is shown; a country that writes 25.000,50 shows no other number.
 *
 * @param {number} value
 * @param {string | undefined} shown
 * @returns {CellObject}
 */
function numberCell(value, shown) {
  if (!Number.isFinite(value)) return { t: 'z' };
  const other = Number((shown ?? '').replace(/[\s.'’]/g, '').replace(',', '.'));
  const isPlain = shown === undefined || (shown !== '' && Math.abs(other - value) < 1);
  return isPlain ? { t: 'n', v: value } : { t: 'n', v: value, z: '0', w: shown };
}

/**
 * @param {Attributes} attributes
 * @param {string | undefined} shown
 * @returns {CellObject}
 */
function valueCell(attributes, shown) {
  const value = attributes['office:value'];
  switch (attributes['office:value-type'] ?? 'string') {
    case 'float':
    case 'currency':
      return numberCell(Number(value ?? Number.NaN), shown);
    case 'percentage':
      return numberCell(Number(value ?? Number.NaN), shown ?? `${Number(value) * 100}%`);
    case 'date':
      return {
        t: 'n',
        v: readSerial(attributes['office:date-value'] ?? '') || 0,
        z: 'yyyy-mm-dd',
        w: shown ?? '',
      };
    case 'time': {
      const text = attributes['office:time-value'] ?? '';
      return { t: 'n', v: readTime(text) || 0, z: 'hh:mm', w: shown ?? text };
    }
    case 'boolean':
      return { t: 'b', v: attributes['office:boolean-value'] === 'true' };
    default: {
      const text = shown ?? attributes['office:string-value'];
      return text === undefined ? { t: 'z' } : { t: 's', v: text };
    }
  }
}

/**
 * A cell of an .ods as the parser of the other kinds gives it; `undefined` for a blank one.
 *
 * @param {Attributes} attributes
 * @param {string | undefined} shown The text of its paragraphs, if it has any.
 * @param {string} link
 * @returns {CellObject | undefined}
 */
export function openDocumentCell(attributes, shown, link) {
  const formula = attributes['table:formula'];
  const isError =
    attributes['calcext:value-type'] === 'error' ||
    (formula !== undefined && shownError.test(shown ?? ''));
  /** @type {CellObject} */
  const cell = isError ? { t: 'e', w: shown ?? '#VALUE!' } : valueCell(attributes, shown);
  if (formula !== undefined) cell.f = readFormula(formula);
  else if (cell.t === 'z') return undefined;
  if (link !== '') cell.l = { Target: link };
  return cell;
}
