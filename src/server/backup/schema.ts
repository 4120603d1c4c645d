import * as z from 'zod';
import { backedUpStores } from '../../domain/backup/manifest';

const named = {
  store: z.enum(backedUpStores),
  key: z.string().max(600),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
};

/** When the backup was begun. */
const at = z.iso.datetime();

const comparedEntry = z.object({
  ...named,
  /** Of a mark of erasure, which is compared by its moment. */
  text: z.string().max(100).optional(),
});

/** A value of the file by its name and hash. */
export type ComparedEntry = z.infer<typeof comparedEntry>;

/** The body of a comparison: the names of values and the hashes that they have in the file. */
export const compareBody = z.object({ at, entries: z.array(comparedEntry).max(300) });

const fileEntry = z.object({
  ...named,
  metadata: z.record(z.string().max(50), z.string().max(200)).optional(),
  text: z.string().optional(),
  base64: z.string().optional(),
});

/** A value as it is in the file. */
export type GivenEntry = z.infer<typeof fileEntry>;

/** The body of a restore: values as they are in the file. */
export const restoreBody = z.object({
  at,
  /** Whether values that differ are replaced. */
  replace: z.boolean(),
  entries: z.array(fileEntry).max(500),
});
