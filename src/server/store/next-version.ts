import type { RecordMeta } from '../../domain/property/schema';
import type { Table } from './table';

/** The document that a change makes of a record, under a fresh version or the given one. */
export function nextVersion<Stored extends RecordMeta>(
  table: Pick<Table<Stored, unknown>, 'read' | 'now'>,
  current: Stored,
  fields: object,
  version: string = crypto.randomUUID(),
): Stored {
  // Clocks of several servers differ, but the times of one record's versions have to grow.
  const after = Date.parse(current.updatedAt) + 1 || 0;
  const updatedAt = new Date(Math.max(table.now().getTime(), after)).toISOString();
  const next = table.read({
    ...current,
    restores: undefined,
    ...fields,
    version,
    updatedAt,
  });
  if (!next) throw new TypeError(`The changed record ${current._id} cannot be read back.`);
  return next;
}

/** The first document of a record; `fields` may carry the day that it was listed (`date`). */
export function firstVersion<Stored extends RecordMeta>(
  table: Pick<Table<Stored, unknown>, 'read' | 'now'>,
  id: string,
  fields: object,
  version: string = crypto.randomUUID(),
): Stored {
  const now = table.now().toISOString();
  const meta = { _id: id, createdAt: now, updatedAt: now, version };
  const stored = table.read({ date: now, ...fields, ...meta });
  if (!stored) throw new TypeError('The new record cannot be read back.');
  return stored;
}
