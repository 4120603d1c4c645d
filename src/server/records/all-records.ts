import type { RecordKind, RecordMeta } from '../../domain/record';
import { blogs } from './blogs';
import { companyRecords } from './company';
import type { PageTags } from './page-tags';
import { properties } from './properties';

interface AnyRecords {
  tags: PageTags;
  all: () => Promise<ReadonlyMap<string, RecordMeta>>;
  retain: (now: Date) => Promise<void>;
}

const byKind: Readonly<Record<RecordKind, AnyRecords>> = {
  property: properties,
  blog: blogs,
  company: companyRecords,
};

/** The records of every kind. */
export const allRecords: readonly AnyRecords[] = Object.values(byKind);

/** Erases old trash and old versions of every kind. */
export async function retainRecords(now: Date): Promise<void> {
  const running = allRecords.map((records) => records.retain(now));
  // One kind that cannot be read does not stop the others.
  await Promise.allSettled(running);
  await Promise.all(running);
}
