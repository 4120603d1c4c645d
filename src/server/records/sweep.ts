import { purge } from '../cdn';
import { CorruptValue, type KeyValueStore } from '../store/key-value-store';
import { openStore } from '../store/open';
import type { VerifiedIndex } from '../store/verified';
import { blogKind, blogs } from './blogs';
import { properties, propertyKind } from './properties';
import { tagsOf, type PageTags } from './public-kind';

/** The time up to which every change has been purged from the CDN. */
interface Mark {
  at: string;
}

const markKey = 'purged';

/** Milliseconds that a function lives at most, doubled: a write may land so long after its `updatedAt`. */
const margin = 120_000;
const purgeMilliseconds = 8_000;

/**
 * The one repairer. It compares the index of each kind with its records, so that whatever a dead, cut-off
 * or late writer left is in the lists; then it purges the pages of all that differed or changed since the
 * last purge that succeeded. Throws when the purge fails, so that the next run purges again.
 */
export async function sweep(now = new Date()): Promise<void> {
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

/** From when on changes may not have been purged: the last mark less the margin; everything without one. */
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
