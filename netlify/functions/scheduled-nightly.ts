import type { Config } from '@netlify/functions';
import { sweepSignIns } from '../../src/server/auth/sweep';
import { sweepBatches } from '../../src/server/bulk/recent';
import { runJobs } from '../../src/server/jobs';
import { sendDigests } from '../../src/server/leads/digest';
import { tidyLeads } from '../../src/server/leads/retention';
import { sweepMarkers } from '../../src/server/leads/sweep';
import { blogs } from '../../src/server/store/blogs';
import { properties } from '../../src/server/store/properties';

export default () =>
  runJobs({
    'rebuild the index of homes': () => properties.rebuild(),
    'rebuild the index of articles': () => blogs.rebuild(),
    'mail the digests': sendDigests,
    'drop old leads': () => tidyLeads(new Date()),
    'drop old markers': () => sweepMarkers(new Date()),
    'drop old uploads': () => sweepBatches(new Date()),
    'drop old sign-ins': () => sweepSignIns(new Date()),
  });

/** 02:10 in Chennai. */
export const config: Config = { schedule: '40 20 * * *' };
