import { isDeepStrictEqual } from 'node:util';
import type { RecordMeta } from '../../domain/record';
import type { Collection } from '../store/collection';
import { Conflict } from '../store/key-value-store';
import type { Saved } from '../store/record-write';

/**
 * Creates a record under the id that its sender made. Sent again it returns the one that is there, not
 * new; throws `Conflict` when the id holds anything else.
 */
export async function createOnce<Input extends object, Stored extends RecordMeta>(
  collection: Pick<Collection<Input, never, Stored, unknown>, 'create' | 'readAny'>,
  input: Input,
  id: string,
): Promise<{ saved: Saved<Stored>; isNew: boolean }> {
  const record = await collection.readAny(id);
  if (record !== null) {
    if (!isMadeOf(record, input)) throw new Conflict(record);
    return { saved: { record, isIndexed: true }, isNew: false };
  }
  try {
    return { saved: await collection.create(input, { id }), isNew: true };
  } catch (thrown) {
    // Another write with this id came in between: it may be this very one, sent twice.
    if (thrown instanceof Conflict) return createOnce(collection, input, id);
    throw thrown;
  }
}

/** Whether the record is the given input and nothing else; one in the trash is not. */
function isMadeOf(record: RecordMeta, input: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(record));
  return (
    record.deletedAt === undefined &&
    Object.entries(input).every(([name, value]) => isDeepStrictEqual(fields.get(name), value))
  );
}
