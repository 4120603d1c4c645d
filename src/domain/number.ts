const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A whole number with Indian grouping: 1,25,000. */
export function formatNumber(value: number): string {
  return grouping.format(value);
}
