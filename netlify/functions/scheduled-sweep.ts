import type { Config } from '@netlify/functions';
import { enquiryMail } from '../../src/server/enquiries/enquiry-email';
import { runJobs } from '../../src/server/jobs';
import { retryOutbox } from '../../src/server/mail/retry';
import { sweep } from '../../src/server/sweep';

export default () =>
  runJobs('sweep', {
    sweep,
    emails: () => retryOutbox([enquiryMail], { now: new Date() }),
  });

export const config: Config = { schedule: '*/5 * * * *' };
