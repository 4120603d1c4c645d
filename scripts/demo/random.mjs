/** Chance that is the same for the same seed. */

/** @typedef {() => number} Random a number from 0 up to 1 */

/** The generator mulberry32. @param {number} seed @returns {Random} */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @template T @param {Random} random @param {readonly T[]} list @returns {T} */
export const pick = (random, list) => /** @type {T} */ (list[Math.floor(random() * list.length)]);

/** A whole number, both ends included. @param {Random} random @param {number} low @param {number} high */
export const between = (random, low, high) => low + Math.floor(random() * (high - low + 1));

/** Different ones, in any order. @template T @param {Random} random @param {readonly T[]} list @param {number} count @returns {T[]} */
export const some = (random, list, count) => {
  const rest = [...list];
  return Array.from(
    { length: count },
    () => /** @type {T} */ (rest.splice(Math.floor(random() * rest.length), 1)[0]),
  );
};

/** An id of lower-case hexadecimal digits. @param {Random} random @param {number} length */
export const hexadecimal = (random, length) =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
