import type { Config } from '@netlify/functions';
import { deleteOldAttempts } from '../../src/server/auth/attempts';
import { deleteOldSessions } from '../../src/server/auth/session';
import { deleteOldImports } from '../../src/server/import/recent';
import { runJobs } from '../../src/server/jobs';
import { sendDigests } from '../../src/server/enquiries/digest';
import { tidyEnquiries } from '../../src/server/enquiries/retention';
import { deleteOldLimitMarkers } from '../../src/server/enquiries/limits';
import { deleteOldMarks } from '../../src/server/store/erased';

export default () =>
  runJobs('nightly', {
    digests: () => sendDigests(new Date()),
    enquiries: () => tidyEnquiries(new Date()),
    limits: () => deleteOldLimitMarkers(new Date()),
    imports: () => deleteOldImports(new Date()),
    marks: () => deleteOldMarks(new Date()),
    sessions: () => deleteOldSessions(new Date()),
    attempts: () => deleteOldAttempts(new Date()),
  });

/** 02:10 in Chennai. */
export const config: Config = { schedule: '40 20 * * *' };
