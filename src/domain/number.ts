/** A whole number with Indian grouping: 1,25,000. */
export function formatNumber(value: number): string {
  // A formatter of our own would cost each cold start 12 ms; the engine keeps this one.
  return Math.round(value).toLocaleString('en-IN');
}
