const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A whole number with Indian grouping: "1,25,000". */
export function groupDigits(count: number): string {
  return grouping.format(count);
}

/** A number with its noun: "1 property", "1,25,000 properties". */
export function countOf(count: number, one: string, many: string): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`;
}
