import * as z from 'zod';
import { retentionMonths } from '../domain/retention-periods';

export const lastRun = z.object({
  at: z.iso.datetime(),
  failed: z.array(z.string()),
  first: z.string().optional(),
});

/** The time up to which every change has been purged from the CDN. */
export const purgedMark = z.object({ at: z.iso.datetime() });

/** How many enquiries a flood has pushed out unread, and when the last went. */
export const evictedMark = z.object({ at: z.iso.datetime(), count: z.number() });

/** When builds of the last 24 hours were asked for, oldest first, and the last of them that got an unclear answer. */
export const askedBuilds = z.object({
  asked: z.array(z.iso.datetime()),
  unclear: z.iso.datetime().optional(),
});

/** For how long enquiries were kept when this site last looked, and which shorter time waits. */
export const retentionMark = z.object({
  months: z.literal(retentionMonths),
  shorter: z.object({ months: z.literal(retentionMonths), since: z.iso.datetime() }).nullable(),
});
