import { z } from 'zod';

/** The body of a chunk call. */
export const chunkBody = z.object({
  chunk: z.int('Give the number of the chunk.').min(0).max(99),
});
