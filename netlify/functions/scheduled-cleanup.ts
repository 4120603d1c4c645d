import type { Config } from '@netlify/functions';
import { eraseUnusedPictures } from '../../src/server/images/unused';
import { runJobs } from '../../src/server/jobs';
import { eraseOldTrash, thinHistories } from '../../src/server/records/retention';

/** What grows with the site, and takes no time from what is promised to visitors. */
export default () =>
  runJobs('cleanup', {
    trash: () => eraseOldTrash(new Date()),
    pictures: () => eraseUnusedPictures(new Date()),
    history: () => thinHistories(new Date()),
  });

/** At 03:30, 03:50 and 04:10 in Chennai, after the backup: each run continues what the one before had no time for. */
export const config: Config = { schedule: '*/20 22 * * *' };
