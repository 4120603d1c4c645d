import { isDeepStrictEqual } from 'node:util';
import type { RecordMeta } from '../../domain/property/schema';
import type { Collection } from '../store/collection';
import { Conflict } from '../store/conflict';

/** `created` is false when the same record was already there. */
export interface CreatedOnce<Stored> {
  record: Stored;
  created: boolean;
}

/** Whether the record is the given input and nothing else; one in the trash is not. */
function isMadeOf(record: RecordMeta, input: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(record));
  return (
    record.deletedAt === undefined &&
    Object.entries(input).every(([name, value]) => isDeepStrictEqual(fields.get(name), value))
  );
}

/**
 * Creates a record under the id that its sender made. Sent again it answers the one that is there;
 * throws `Conflict` when the id holds anything else.
 */
export async function createOnce<Input extends object, Stored extends RecordMeta>(
  collection: Pick<Collection<Input, never, Stored, unknown>, 'create' | 'readAny'>,
  input: Input,
  id: string,
): Promise<CreatedOnce<Stored>> {
  const found = await collection.readAny(id);
  if (found === null) {
    try {
      return { record: await collection.create(input, { id }), created: true };
    } catch (thrown) {
      const there = thrown instanceof Conflict ? await collection.readAny(id) : null;
      if (there === null || !isMadeOf(there, input)) throw thrown;
      return { record: there, created: false };
    }
  }
  if (!isMadeOf(found, input)) throw new Conflict(found);
  return { record: found, created: false };
}
