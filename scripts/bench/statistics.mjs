/** @param {readonly number[]} numbers @returns {number[]} */
const sorted = (numbers) => numbers.toSorted((one, two) => one - two);

/** The middle of some figures; of an even number the upper one, of none 0. @param {readonly number[]} numbers @returns {number} */
export const median = (numbers) => sorted(numbers)[numbers.length >> 1] ?? 0;

/** The largest of some figures; of none 0. @param {readonly number[]} numbers @returns {number} */
export const worst = (numbers) => sorted(numbers).at(-1) ?? 0;
