import { purge } from './cdn';
import { enquiryKind, quarantineKind } from './enquiries/stored';
import { blogKind, blogs } from './records/blogs';
import { properties, propertyKind } from './records/properties';
import { tagsOf, type PageTags } from './records/public-kind';
import { CorruptValue, type KeyValueStore } from './store/key-value-store';
import { openStore } from './store/open';
import { readVerified, type VerifiedIndex } from './store/verified';

/** The time up to which every change has been purged from the CDN. */
interface Mark {
  at: string;
}

const markKey = 'purged';

/** Twice the maximum life of a function, in milliseconds: a write may land that long after its `updatedAt`. */
const margin = 120_000;
const purgeMilliseconds = 8_000;

/**
 * The one repairer. It compares the index of each kind with its records, so that lists show what a
 * crashed, interrupted or late writer left, and purges the pages that show it. Throws when any of
 * this fails: the next run repeats it.
 */
export async function sweep(now = new Date()): Promise<void> {
  await Promise.all([
    sweepPages(now),
    // No page shows enquiries; a current index lets the inbox open at once.
    readVerified(enquiryKind),
    readVerified(quarantineKind),
  ]);
}

/** Purges the pages of all records that differed from the index or changed since the last purge that succeeded. */
async function sweepPages(now: Date): Promise<void> {
  const derived = openStore('derived');
  const since = await readSince(derived);
  const [ofProperties, ofBlogs] = await Promise.all([properties.verify(), blogs.verify()]);
  const tags = [
    ...staleTags(propertyKind.tags, ofProperties, since),
    ...staleTags(blogKind.tags, ofBlogs, since),
  ];
  if (!(await purge(tags, purgeMilliseconds))) throw new Error('The CDN was not purged.');
  await derived.writeJson(markKey, { at: now.toISOString() } satisfies Mark);
}

/**
 * The time since which changes may not have been purged: the last mark minus the margin; '' without
 * a mark, so that everything is purged.
 */
async function readSince(derived: KeyValueStore): Promise<string> {
  try {
    const mark = (await derived.readValue(markKey)) as Partial<Mark> | null;
    return new Date(Date.parse(mark?.at ?? '') - margin).toISOString();
  } catch (error) {
    if (error instanceof CorruptValue || error instanceof RangeError) return '';
    throw error;
  }
}

function staleTags(
  tags: PageTags,
  { entries, changed }: VerifiedIndex<unknown>,
  since: string,
): string[] {
  const recent = [...entries].filter(([, { updatedAt }]) => updatedAt >= since);
  return tagsOf(tags, [...new Set([...changed, ...recent.map(([id]) => id)])]);
}
