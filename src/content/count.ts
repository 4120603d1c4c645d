/** A whole number with Indian grouping: "1,25,000". */
export function groupDigits(count: number): string {
  return count.toLocaleString('en-IN');
}

/** A number with its noun: "1 property", "1,25,000 properties". */
export function countOf(count: number, one: string, many: string): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`;
}
