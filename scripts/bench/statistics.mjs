const sorted = (numbers) => numbers.toSorted((one, two) => one - two);

/** The middle of some figures; of an even number the upper one, of none 0. */
export const median = (numbers) => sorted(numbers)[numbers.length >> 1] ?? 0;

/** The largest of some figures; of none 0. */
export const worst = (numbers) => sorted(numbers).at(-1) ?? 0;
