import type { Config } from '@netlify/functions';
import { runJobs } from '../../src/server/marks/jobs';
import { fileReceived, mailEnquiries, mailNews } from '../../src/server/post/sweep';
import { purgeChangedPages } from '../../src/server/publish/sweep';

/** Every five minutes. Each object is a step; its jobs run side by side. */
export default () =>
  runJobs(
    'sweep',
    { pages: () => purgeChangedPages(new Date()), filing: () => fileReceived(new Date()) },
    { emails: () => mailEnquiries(new Date()) },
    // After the emails about enquiries, to the office and to visitors, never beside them: the mail service takes two emails a second.
    { newsEmails: () => mailNews(new Date()) },
  );

export const config: Config = { schedule: '*/5 * * * *' };
