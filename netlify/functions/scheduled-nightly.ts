import type { Config } from '@netlify/functions';
import { eraseExpiredSessions } from '../../src/server/auth/session';
import { backUp } from '../../src/server/backup/nightly';
import { eraseUnusedPictures } from '../../src/server/images/picture-retention';
import { eraseOldImports } from '../../src/server/import/import-list';
import { runJobs } from '../../src/server/marks/jobs';
import { eraseOldKeys } from '../../src/server/limits/day-hash';
import { eraseOldMarks } from '../../src/server/limits/day-marks';
import { decideNews, eraseOldEnquiries, eraseOldRequests } from '../../src/server/post/night';
import { eraseOldAttempts } from '../../src/server/limits/attempts';
import { eraseOldRecords } from '../../src/server/records/all-records';

/** The backup first: what the others erase is in it, and in those of 29 nights more. */
export default () =>
  runJobs(
    'nightly',
    { backup: () => backUp(new Date()) },
    {
      enquiries: () => eraseOldEnquiries(new Date()),
      news: () => decideNews(new Date()),
      records: () => eraseOldRecords(new Date()),
      pictures: () => eraseUnusedPictures(new Date()),
      imports: () => eraseOldImports(new Date()),
      expired: () =>
        Promise.all(
          [
            eraseExpiredSessions,
            eraseOldMarks,
            eraseOldKeys,
            eraseOldAttempts,
            eraseOldRequests,
          ].map((erase) => erase(new Date())),
        ),
    },
  );

/** 02:10 in Chennai. */
export const config: Config = { schedule: '40 20 * * *' };
