/**
 * @typedef {import('./calculate.mjs').Result} Result
 * @typedef {{ values: Result[], isPlace: boolean }} Argument
 */

/**
 * A value as a number: a blank cell is 0, and so are digits in a text what they say.
 *
 * @param {Result | undefined} value
 */
export function toNumber(value) {
  if (value === null) return 0;
  if (typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value)) return Number(value);
  if (typeof value !== 'number' && typeof value !== 'boolean') throw new TypeError('no number');
  return Number(value);
}

/**
 * The numbers that a sum or a product counts: of cells only those that are numbers.
 *
 * @param {Argument[]} given
 */
function listNumbers(given) {
  return given.flatMap(({ values, isPlace }) =>
    isPlace ? values.filter((value) => typeof value === 'number') : values.map(toNumber),
  );
}

/**
 * The one value of an argument.
 *
 * @param {Argument | undefined} argument
 */
function readOne(argument) {
  if (argument?.values.length !== 1) throw new TypeError('not one');
  return argument.values[0];
}

/**
 * A function that rounds to so many digits behind the point, or with a number below 0 before it.
 *
 * @param {(value: number) => number} round
 * @returns {(given: Argument[]) => Result}
 */
function makeRound(round) {
  return ([value, digits, ...more]) => {
    if (more.length > 0) throw new TypeError('too many');
    const number = toNumber(readOne(value));
    const places = Math.trunc(toNumber(readOne(digits)));
    // By digits, as spreadsheets do: 1.005 is a little less than it seems.
    const shift = (/** @type {number} */ of, /** @type {number} */ by) => Number(`${of}e${by}`);
    const shifted = shift(Number(Math.abs(number).toPrecision(15)), places);
    return Math.sign(number) * shift(round(shifted), -places);
  };
}

/**
 * @param {Argument[]} given
 * @returns {Result}
 */
function makeLink([address, label = address, ...more]) {
  const link = readOne(address);
  const text = readOne(label);
  if (more.length > 0 || typeof link !== 'string' || typeof text === 'object')
    throw new TypeError('no address');
  return { text: String(text), link };
}

/** @type {ReadonlyMap<string, (given: Argument[]) => Result>} */
export const functions = new Map([
  ['SUM', (given) => listNumbers(given).reduce((sum, value) => sum + value, 0)],
  [
    'PRODUCT',
    (given) => {
      const numbers = listNumbers(given);
      return numbers.length === 0 ? 0 : numbers.reduce((product, value) => product * value, 1);
    },
  ],
  ['ROUND', makeRound(Math.round)],
  ['ROUNDUP', makeRound(Math.ceil)],
  ['ROUNDDOWN', makeRound(Math.floor)],
  ['HYPERLINK', makeLink],
]);
