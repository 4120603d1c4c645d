import type { Config } from '@netlify/functions';
import { enquiryMail } from '../../src/server/enquiries/enquiry-email';
import { loadEnquiries } from '../../src/server/enquiries/inbox';
import { runJobs } from '../../src/server/jobs';
import { retryOutbox } from '../../src/server/mail/retry';
import { sweep } from '../../src/server/records/sweep';

export default () =>
  runJobs({
    sweep,
    // Keeps the inbox's index nearly current.
    'index enquiries': loadEnquiries,
    'retry emails': () => retryOutbox([enquiryMail], { now: new Date() }),
  });

export const config: Config = { schedule: '*/5 * * * *' };
