import type { Schema } from '../../domain/schema';
import { CorruptValue } from './key-value-store';
import { openStore } from './open';

/** Small values that scheduled work leaves for its next run. */
const marks = () => openStore('marks');

/** A mark; `null` when there is none, or it is not what was expected: the next run writes it anew. */
export async function readMark<Mark>(key: string, schema: Schema<Mark>): Promise<Mark | null> {
  try {
    return schema.safeParse(await marks().readValue(key)).data ?? null;
  } catch (thrown) {
    if (thrown instanceof CorruptValue) return null;
    throw thrown;
  }
}

/** Writes a mark. */
export async function writeMark(key: string, mark: unknown): Promise<void> {
  await marks().writeJson(key, mark);
}
