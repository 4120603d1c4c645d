export const pageSize = 24;

/** A rest of fewer than a quarter of a page is shown with the page before it: nobody turns a page for three. */
const isShort = (rest: number, size: number) => rest < size / 4;

/** How many of a list are shown on its first pages together. */
export function countShown(total: number, pages: number, size: number): number {
  return isShort(total - pages * size, size) ? total : pages * size;
}

/** The number of a list's page in an address, from 1; anything but a plain number counts as the first. */
export function readPageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** A page of a list in pages of `size`; a number after the last counts as the last. */
export function takePage<One>(all: readonly One[], asked: number, size: number) {
  const pages = Math.ceil(all.length / size);
  const last = Math.max(1, isShort(all.length % size || size, size) ? pages - 1 : pages);
  const number = Math.min(asked, last);
  const end = countShown(all.length, number, size);
  return { shown: all.slice((number - 1) * size, end), number, last };
}

/** Up to so many rows are shown at once, and so many more each time. */
export const rowsAtOnce = 50;

/** Of more rows than that, two screens come first: a page has each of them twice, as it looks and as its code needs it. */
export const firstRows = 20;

/** The first rows of those that are found: without a limit all of a short list, and the beginning of a longer one. */
export function takeRows<Row>(found: readonly Row[], limit: number | null): Row[] {
  return found.slice(0, limit ?? (found.length > rowsAtOnce ? firstRows : rowsAtOnce));
}
