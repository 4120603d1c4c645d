import type { RecordKind } from '../../domain/record';
import { blogs } from './blogs';
import { companyRecords } from './company';
import { properties } from './properties';

const byKind = { property: properties, blog: blogs, company: companyRecords } satisfies Record<
  RecordKind,
  unknown
>;

export const allRecords = Object.values(byKind);

/** Erases old trash and old versions of every kind. */
export async function eraseOldRecords(now: Date): Promise<void> {
  const running = allRecords.map((records) => records.eraseOld(now));
  // One kind that cannot be read does not stop the others.
  await Promise.allSettled(running);
  await Promise.all(running);
}
