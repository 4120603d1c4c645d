import { isDeepStrictEqual } from 'node:util';
import type { RecordMeta } from '../../domain/record';
import type { Collection } from '../store/collection';
import { Conflict } from '../store/key-value-store';
import type { Dated } from '../store/listed';
import type { Saved } from '../store/record-write';

/**
 * Creates a record under the id from the client. Sent again, it returns the existing one, not as
 * new; throws `Conflict` when the id holds anything else.
 */
export async function createOnce<
  Input extends object,
  Stored extends RecordMeta,
  Summary extends Dated,
>(
  collection: Collection<Input, object, Stored, Summary>,
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
    // Another write with this id came in between: it may be the same request, sent twice.
    if (thrown instanceof Conflict) return createOnce(collection, input, id);
    throw thrown;
  }
}

/** Whether the record equals the given input and is not in the trash. */
function isMadeOf(record: RecordMeta, input: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(record));
  return (
    record.deletedAt === undefined &&
    Object.entries(input).every(([name, value]) => isDeepStrictEqual(fields.get(name), value))
  );
}
