import { makeReader, type Schema } from '../../domain/schema';
import { openStore } from './open';

const marks = () => openStore('marks');

/** A mark; `null` when there is none, or it is not what was expected: the next run writes it anew. */
export async function readMark<Mark>(key: string, schema: Schema<Mark>): Promise<Mark | null> {
  return marks().readValue(key, makeReader(schema));
}

export async function writeMark(key: string, mark: unknown): Promise<void> {
  await marks().writeJson(key, mark);
}

/** Replaces a mark by what `decide` returns; `false` when that is `null`, or somebody else wrote in between. */
export async function changeMark<Mark>(
  key: string,
  schema: Schema<Mark>,
  decide: (mark: Mark | null) => Mark | null,
): Promise<boolean> {
  const found = await marks().readJson(key, makeReader(schema));
  const next = decide(found?.value ?? null);
  if (next === null) return false;
  const written = found
    ? await marks().replaceJson(key, next, found.etag)
    : await marks().createJson(key, next);
  return written !== false;
}
