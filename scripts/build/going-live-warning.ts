import type { AstroIntegration } from 'astro';
import { company } from '../../src/content/company.ts';
import { findPlaceholders } from '../../src/domain/before-going-live.ts';

/** Warns in a production build about what the page "Set-up" lists: facts not filled in. */
export const goingLiveWarning: AstroIntegration = {
  name: 'going-live-warning',
  hooks: {
    'astro:build:done': ({ logger }) => {
      for (const { path } of findPlaceholders(company))
        logger.warn(
          `src/content/company.ts: ${path} is a placeholder still. Fill it in before going live.`,
        );
    },
  },
};
