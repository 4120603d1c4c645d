import type { Config } from '@netlify/functions';
import { sweepAttempts } from '../../src/server/auth/attempts';
import { sweepSessions } from '../../src/server/auth/session';
import { sweepImports } from '../../src/server/import/recent';
import { runJobs } from '../../src/server/jobs';
import { sendDigests } from '../../src/server/enquiries/digest';
import { tidyEnquiries } from '../../src/server/enquiries/retention';
import { deleteOldLimitMarkers } from '../../src/server/enquiries/limits';

export default () =>
  runJobs({
    'mail the digests': () => sendDigests(new Date()),
    'delete old enquiries': () => tidyEnquiries(new Date()),
    'delete old limit markers': () => deleteOldLimitMarkers(new Date()),
    'delete old imports': () => sweepImports(new Date()),
    'delete old sessions': () => sweepSessions(new Date()),
    'delete old sign-in attempts': () => sweepAttempts(new Date()),
  });

/** 02:10 in Chennai. */
export const config: Config = { schedule: '40 20 * * *' };
