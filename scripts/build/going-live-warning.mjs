import { company } from '../../src/content/company.ts';
import { promises } from '../../src/content/promises.ts';
import { findPlaceholders, unconfirmedPromises } from '../../src/domain/before-going-live.ts';

/** Warns in a production build about what the page "Set-up" lists: facts not filled in, promises not confirmed. */
export const goingLiveWarning = {
  name: 'going-live-warning',
  hooks: {
    'astro:build:done': ({ logger }) => {
      for (const { path } of findPlaceholders(company)) {
        logger.warn(
          `src/content/company.ts: ${path} is a placeholder still. Fill it in before going live.`,
        );
      }
      for (const [name, { means }] of unconfirmedPromises(promises, company.confirmedPromises)) {
        logger.warn(
          `src/content/promises.ts: ${name} is not confirmed by the owner: "${means}" Confirm it in company.ts, or change the texts.`,
        );
      }
    },
  },
};
