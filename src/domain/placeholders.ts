/** What stands in `company.ts` until the owner fills it in: square brackets, example.com, numbers of zeros. */
const placeholder = /\[[^\]]+\]|\bexample\.com\b|\b0{5}\b|\.com\/@?example\b/;

/** The paths of all texts in a value that are placeholders still, such as `offices.0.address`. */
export function findPlaceholders(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return placeholder.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    findPlaceholders(entry, path === '' ? name : `${path}.${name}`),
  );
}
