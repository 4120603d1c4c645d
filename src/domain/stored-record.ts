import { readInstant } from './date';
import { readStoredValue } from './field';
import { type Fields, mapFields, type ValuesOf } from './field/table';
import { readStoredText } from './field/texts';
import { isId, type RecordMeta } from './record';

/** A stored text; '' where it is missing, `null` where it is of another type or invalid. */
function storedText(
  value: unknown,
  isValid: (text: string) => boolean = () => true,
): string | null {
  const text = readStoredText(value ?? '');
  return text === null || text === '' || isValid(text) ? text : null;
}

const isTime = (text: string) => readInstant(text) !== null;

/** The members beside the fields; `null` for an invalid time or version. */
function storedMeta(stored: ReadonlyMap<string, unknown>, _id: string): RecordMeta | null {
  const createdAt = storedText(stored.get('createdAt'), isTime);
  const date = storedText(stored.get('date') ?? createdAt, isTime);
  const updatedAt = storedText(stored.get('updatedAt') ?? createdAt, isTime);
  const deletedAt = storedText(stored.get('deletedAt'), isTime);
  const version = storedText(stored.get('version'), isId);
  const by = storedText(stored.get('by'));
  if (createdAt === null || date === null || updatedAt === null || version === null) return null;
  if (deletedAt === null || by === null) return null;
  return {
    _id,
    date,
    version,
    createdAt,
    updatedAt,
    ...(deletedAt && { deletedAt }),
    ...(by && { by }),
  };
}

/**
 * Reads a stored record, also of an older version of the site; `null` where an id, time or type is invalid. Apart from
 * `record`, which visitors load.
 */
export function storedRecord<Table extends Fields>(
  fields: Table,
  document: unknown,
): (ValuesOf<Table> & RecordMeta) | null {
  if (typeof document !== 'object' || document === null) return null;
  const stored = new Map<string, unknown>(Object.entries(document));
  const id = stored.get('_id');
  // An id alone would show as a record without anything.
  if (typeof id !== 'string' || !isId(id) || stored.size === 1) return null;
  const values = mapFields(fields, (field, name) =>
    readStoredValue(field, stored.get(name) ?? stored.get(field.formerName ?? '')),
  );
  const meta = storedMeta(stored, id);
  if (!meta || Object.values(values).includes(null)) return null;
  // `mapFields` cannot tell which name has which type of value.
  return { ...meta, ...(values as ValuesOf<Table>) };
}
