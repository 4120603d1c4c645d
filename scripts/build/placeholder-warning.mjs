import { company } from '../../src/content/company.ts';
import { findPlaceholders } from '../../src/domain/placeholders.ts';

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
