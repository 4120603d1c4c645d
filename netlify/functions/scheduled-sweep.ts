import type { Config } from '@netlify/functions';
import { fileReceived } from '../../src/server/enquiries/file';
import { mailEnquiries } from '../../src/server/enquiries/mail-enquiries';
import { runJobs } from '../../src/server/marks/jobs';
import { mailNews } from '../../src/server/news/emails';
import { purgeChangedPages } from '../../src/server/publish/sweep';

export default () =>
  runJobs(
    'sweep',
    { pages: () => purgeChangedPages(new Date()), filing: () => fileReceived(new Date()) },
    { emails: () => mailEnquiries(new Date()) },
    // Last, and never beside it: enquiries come first, and the mail service takes two emails a second.
    { newsEmails: () => mailNews(new Date()) },
  );

export const config: Config = { schedule: '*/5 * * * *' };
