import type { Config } from '@netlify/functions';
import { backUp } from '../../src/server/backup/nightly';
import { runJobs } from '../../src/server/jobs';

export default () => runJobs('backup', { backup: () => backUp(new Date()) });

/** Every ten minutes from 02:30 to 03:20 in Chennai, so that a large site has several runs. */
export const config: Config = { schedule: '*/10 21 * * *' };
