export const pageSize = 24;

/** The number of a list's page in an address, from 1; anything but a plain number counts as the first. */
export function readPageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** A page of a list in pages of `size`; a number after the last counts as the last. */
export function takePage<One>(all: readonly One[], asked: number, size: number) {
  const last = Math.max(1, Math.ceil(all.length / size));
  const number = Math.min(asked, last);
  return { shown: all.slice((number - 1) * size, number * size), number, last };
}
