import type { Config } from '@netlify/functions';
import { retryPurges } from '../../src/server/cache';
import { runJobs } from '../../src/server/jobs';
import { retryOutbox } from '../../src/server/leads/retry';

export default () =>
  runJobs({
    'retry mails of leads': () => retryOutbox({ now: new Date() }),
    'retry purges': retryPurges,
  });

export const config: Config = { schedule: '*/5 * * * *' };
