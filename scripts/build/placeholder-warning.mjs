import { company } from '../../src/content/company.ts';

/** Placeholders in `company.ts` until the owner fills it in: square brackets, example.com, numbers of zeros. */
const placeholder = /\[[^\]]+\]|\bexample\.com\b|\b0{5}\b|\.com\/@?example\b/;

/** The paths of all texts in a value that are placeholders still, such as `offices.0.address`. */
export function findPlaceholders(value, path = '') {
  if (typeof value === 'string') return placeholder.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    findPlaceholders(entry, path === '' ? name : `${path}.${name}`),
  );
}

/** Warns in a production build about each fact of the company that is not filled in yet. */
export const placeholderWarning = {
  name: 'placeholder-warning',
  hooks: {
    'astro:build:done': ({ logger }) => {
      for (const path of findPlaceholders(company)) {
        logger.warn(
          `src/content/company.ts: ${path} is a placeholder still. Fill it in before going live.`,
        );
      }
    },
  },
};
