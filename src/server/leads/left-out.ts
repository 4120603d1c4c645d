import { createHash } from 'node:crypto';

/** A quarantined lead that the index leaves out: what tells whether it has changed, and its age. */
export interface LeftOut {
  etag: string;
  /** When it came, YYYY-MM-DD in UTC. */
  day: string;
}

/** By id. */
export type LeftOuts = Map<string, LeftOut>;

/** As the index keeps them: for each day the fingerprints of its leads in one text. */
export type PackedLeftOuts = Readonly<Record<string, string>>;

/** Characters of a fingerprint; 48 bits tell more leads apart than a list could ever name. */
const length = 8;

/** Short, because a flood leaves many; the store's own list gives id and etag back. */
function fingerprint(id: string, etag: string): string {
  return createHash('sha256').update(`${id} ${etag}`).digest('base64').slice(0, length);
}

function cutUp(prints: string): string[] {
  const count = Math.floor(prints.length / length);
  return Array.from({ length: count }, (_, at) => prints.slice(at * length, (at + 1) * length));
}

/** The left-out leads as they go into the index. */
export function packLeftOuts(leftOuts: LeftOuts): PackedLeftOuts {
  const packed: Record<string, string> = {};
  for (const [id, { etag, day }] of leftOuts) {
    packed[day] = (packed[day] ?? '') + fingerprint(id, etag);
  }
  return packed;
}

/** The left-out leads among the store's; one that has changed or gone since is not among them. */
export function unpackLeftOuts(
  packed: PackedLeftOuts,
  list: readonly { key: string; etag: string }[],
): LeftOuts {
  const days = new Map(
    Object.entries(packed).flatMap(([day, prints]) =>
      cutUp(prints).map((print) => [print, day] as const),
    ),
  );
  if (days.size === 0) return new Map();
  return new Map(
    list.flatMap(({ key, etag }) => {
      const day = days.get(fingerprint(key, etag));
      return day === undefined ? [] : [[key, { etag, day }] as const];
    }),
  );
}

/** The ids of the newest left-out leads, to the day. */
export function newestLeftOuts(leftOuts: LeftOuts, count: number): string[] {
  return [...leftOuts]
    .sort(([, one], [, other]) => other.day.localeCompare(one.day))
    .slice(0, count)
    .map(([id]) => id);
}
