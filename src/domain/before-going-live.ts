/** Placeholders in `company.ts` until the owner fills it in: square brackets, example.com, numbers of zeros. */
const placeholder = /\[[^\]]+\]|\bexample\.com\b|\b0{5}\b|\.com\/@?example\b/;

interface Placeholder {
  /** Its path, such as `offices.0.address`. */
  path: string;
  text: string;
}

/** All placeholders within a value. */
export function findPlaceholders(value: unknown, path = ''): Placeholder[] {
  if (typeof value === 'string') return placeholder.test(value) ? [{ path, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    findPlaceholders(entry, path === '' ? name : `${path}.${name}`),
  );
}
