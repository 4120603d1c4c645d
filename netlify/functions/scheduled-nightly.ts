import type { Config } from '@netlify/functions';
import { deleteOldSessions } from '../../src/server/auth/session';
import { backUp } from '../../src/server/backup/nightly';
import { eraseOldEnquiries } from '../../src/server/enquiries/retention';
import { eraseUnusedPictures } from '../../src/server/images/picture-retention';
import { deleteOldImports } from '../../src/server/import/import-list';
import { runJobs } from '../../src/server/marks/jobs';
import { deleteOldMarks } from '../../src/server/marks/limits';
import { decideNews, deleteOldRequests } from '../../src/server/news/nightly';
import { deleteOldAttempts } from '../../src/server/people/attempts';
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
      imports: () => deleteOldImports(new Date()),
      expired: () =>
        Promise.all(
          [deleteOldSessions, deleteOldMarks, deleteOldAttempts, deleteOldRequests].map((erase) =>
            erase(new Date()),
          ),
        ),
    },
  );

/** 02:10 in Chennai. */
export const config: Config = { schedule: '40 20 * * *' };
