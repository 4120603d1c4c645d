import * as z from 'zod';

/** A document as it is packed: its records, and the ids of erased ones with their times. */
export const documentFile = z.object({
  records: z.array(z.unknown()),
  erased: z.array(z.tuple([z.string(), z.string()])),
});
export type DocumentFile = z.infer<typeof documentFile>;
