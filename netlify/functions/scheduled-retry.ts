import type { Config } from '@netlify/functions';
import { retryPurges } from '../../src/server/cache';
import { runJobs } from '../../src/server/jobs';
import { retryOutbox } from '../../src/server/leads/retry';
import { blogs } from '../../src/server/store/blogs';
import { properties } from '../../src/server/store/properties';

export default () =>
  runJobs({
    'retry mails of leads': () => retryOutbox({ now: new Date() }),
    'retry purges': retryPurges,
    // A list finishes what a writer that died has left, so that the next run calls its pages back.
    'finish writes of homes': () => properties.list(),
    'finish writes of articles': () => blogs.list(),
  });

export const config: Config = { schedule: '*/5 * * * *' };
