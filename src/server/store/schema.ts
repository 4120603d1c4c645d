import * as z from 'zod';

/** A document as it is packed: its records, and the ids of erased ones with their times. */
export const documentFileSchema = z.object({
  records: z.array(z.unknown()),
  erased: z.array(z.tuple([z.string(), z.string()])),
});
export type DocumentFile = z.output<typeof documentFileSchema>;

/** A history entry: one version of a record as it was written. */
export const historyFileSchema = z.object({
  at: z.string(),
  basedOn: z.string().nullable(),
  document: z.unknown(),
});
export type HistoryFile = z.output<typeof historyFileSchema>;
