import type { Config } from '@netlify/functions';
import { deleteOldAttempts } from '../../src/server/auth/attempts';
import { deleteOldSessions } from '../../src/server/auth/session';
import { deleteOldImports } from '../../src/server/import/recent';
import { eraseUnusedPictures } from '../../src/server/images/unused';
import { runJobs } from '../../src/server/jobs';
import { sendDigests } from '../../src/server/enquiries/digest';
import { tidyEnquiries } from '../../src/server/enquiries/retention';
import { deleteOldLimitMarkers } from '../../src/server/enquiries/limits';
import { eraseOldTrash, thinHistories } from '../../src/server/records/retention';
import { deleteOldMarks } from '../../src/server/store/erased';

export default () =>
  runJobs('nightly', {
    'mail the digests': () => sendDigests(new Date()),
    'delete old enquiries': () => tidyEnquiries(new Date()),
    'delete old limit markers': () => deleteOldLimitMarkers(new Date()),
    'delete old imports': () => deleteOldImports(new Date()),
    'delete old marks of what was erased': () => deleteOldMarks(new Date()),
    'erase old trash': () => eraseOldTrash(new Date()),
    'erase unused pictures': () => eraseUnusedPictures(new Date()),
    'thin the history': () => thinHistories(new Date()),
    'delete old sessions': () => deleteOldSessions(new Date()),
    'delete old sign-in attempts': () => deleteOldAttempts(new Date()),
  });

/** 02:10 in Chennai. */
export const config: Config = { schedule: '40 20 * * *' };
