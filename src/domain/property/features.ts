/** The comma-separated features in two columns; of an odd number the left one has more. */
export function featureColumns(features: string): [left: string[], right: string[]] {
  const items = features
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter(Boolean);
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)];
}
