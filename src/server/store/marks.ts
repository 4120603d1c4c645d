import { readerOf, type Schema } from '../../domain/schema';
import { openStore } from './open';

const marks = () => openStore('marks');

/** A mark; `null` when there is none, or it is not what was expected: the next run writes it anew. */
export async function readMark<Mark>(key: string, schema: Schema<Mark>): Promise<Mark | null> {
  return marks().readValue(key, readerOf(schema));
}

export async function writeMark(key: string, mark: unknown): Promise<void> {
  await marks().writeJson(key, mark);
}
