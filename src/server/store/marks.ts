import { isDeepStrictEqual } from 'node:util';
import { makeReader, type Schema } from '../../domain/schema';
import { openStore } from './open';

const marks = () => openStore('marks');

const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** The clocks of two instances differ by less, in milliseconds. */
const maxSkew = 60_000;

/**
 * A mark holds times of what has happened, never of what is to come. What it says, with now in place of each time that is ahead of this site's clock: the clock that wrote it was wrong,
 * or this one has been set back, and nothing is to wait until the clock is there again.
 */
function holdBack(stored: unknown, now: Date): unknown {
  const isAhead = (value: unknown) =>
    typeof value === 'string' && isoTime.test(value) && Date.parse(value) > now.getTime() + maxSkew;
  return JSON.parse(JSON.stringify(stored), (_key, value: unknown) =>
    isAhead(value) ? now.toISOString() : value,
  ) as unknown;
}

/**
 * A mark; `null` when there is none, or it is not what was expected: the next run writes it anew. A time ahead of this site's
 * clock counts as written now.
 */
export async function readMark<Mark>(
  key: string,
  schema: Schema<Mark>,
  now = new Date(),
): Promise<Mark | null> {
  const found = await marks().readJson(key, (stored) => ({ stored, held: holdBack(stored, now) }));
  if (found === null) return null;
  const { stored, held } = found.value;
  // Stored once, so that from now on it grows older.
  if (!isDeepStrictEqual(held, stored)) await marks().replaceJson(key, held, found.etag);
  return makeReader(schema)(held);
}

export async function writeMark(key: string, mark: unknown): Promise<void> {
  await marks().writeJson(key, mark);
}

/** Replaces a mark by what `decide` returns; `false` when that is `null`, or somebody else wrote in between. */
export async function changeMark<Mark>(
  key: string,
  schema: Schema<Mark>,
  decide: (mark: Mark | null) => Mark | null,
  now = new Date(),
): Promise<boolean> {
  const found = await marks().readJson(key, (stored) => makeReader(schema)(holdBack(stored, now)));
  const next = decide(found?.value ?? null);
  if (next === null) return false;
  const written = found
    ? await marks().replaceJson(key, next, found.etag)
    : await marks().createJson(key, next);
  return written !== false;
}
