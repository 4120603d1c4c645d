import type { Config } from '@netlify/functions';
import { fileReceived } from '../../src/server/enquiries/file';
import { mailEnquiries } from '../../src/server/enquiries/pending';
import { runJobs } from '../../src/server/jobs';
import { purgeChangedPages } from '../../src/server/sweep';

export default () =>
  runJobs(
    'sweep',
    { pages: () => purgeChangedPages(new Date()), filing: () => fileReceived(new Date()) },
    { emails: () => mailEnquiries(new Date()) },
  );

export const config: Config = { schedule: '*/5 * * * *' };
