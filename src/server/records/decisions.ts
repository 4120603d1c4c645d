/**
 * What a change of records makes of them, as functions of a document: added, edited, moved, erased, or a conflict. They read
 * and write nothing themselves.
 */
import { isDeepStrictEqual } from 'node:util';
import type { RecordMeta } from '../../domain/record';
import { daysBefore, trashDays } from '../../domain/retention-periods';
import { Problem } from '../http/problem';
import type { Decide, Stamp } from '../store/document';
import { Conflict } from '../store/key-value-store';

export interface RecordWriter<Stored> {
  /** Why visitors never see a record as it is, in a sentence, or `null`. */
  whyHidden: (record: Stored) => string | null;
  /** A new record; `fields` may have the day of listing (`date`). */
  first: (id: string, fields: object, stamp: Stamp) => Stored;
  /** The next version of a record. */
  next: (current: Stored, fields: object, stamp: Stamp) => Stored;
}

export interface Edit<Patch> {
  id: string;
  /** The version that its writer has seen; without it the last writer wins. */
  ifMatch?: string | undefined;
  patch: Patch;
  /** Whether it states all fields, as a form does: only those that differ count as stated. */
  isWhole?: true;
}

export const isPresent = ({ deletedAt }: RecordMeta): boolean => deletedAt === undefined;

interface RecordRules<Stored> {
  whyHidden?: RecordWriter<Stored>['whyHidden'] | undefined;
  /** What a change sets beside what it states. */
  findConsequences?: ((current: Stored, change: Partial<Stored>) => Partial<Stored>) | undefined;
}

/** Makes what writes records of a kind whose stored values `read` reads. `first` and `next` throw a `TypeError` on what could not be read back. */
export function makeRecordWriter<Stored extends RecordMeta>(
  read: (value: unknown) => Stored | null,
  { whyHidden = () => null, findConsequences = () => ({}) }: RecordRules<Stored> = {},
): RecordWriter<Stored> {
  const readBack = (written: object, id: string) => {
    const record = read(written);
    if (!record) throw new TypeError(`The record ${id} cannot be read back.`);
    return record;
  };
  return {
    whyHidden,
    first: (id, fields, { version, at, by }) =>
      readBack({ date: at, ...fields, _id: id, createdAt: at, updatedAt: at, version, by }, id),
    next: (current, fields, { version, at, by }) => {
      // Servers' clocks differ, but the times of one record's versions have to increase.
      const after = Date.parse(current.updatedAt) + 1 || 0;
      const updatedAt = new Date(Math.max(Date.parse(at), after)).toISOString();
      const next = {
        ...current,
        ...fields,
        ...findConsequences(current, fields),
        version,
        updatedAt,
        by,
      };
      return readBack(next, current._id);
    },
  };
}

/** Adds a record, unless the id holds an equal one already. Throws `Conflict` when it holds anything else. */
export function addRecord<Stored extends RecordMeta>(
  { first }: RecordWriter<Stored>,
  id: string,
  input: object,
): Decide<Stored, { record: Stored; isNew: boolean }> {
  return ({ records }, stamp) => {
    const taken = records.get(id);
    if (taken && !isMadeFrom(taken, input)) throw new Conflict(taken);
    if (taken) return { result: { record: taken, isNew: false } };
    const record = first(id, input, stamp);
    return { changed: [record], result: { record, isNew: true } };
  };
}

function isMadeFrom(record: RecordMeta, input: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(record));
  return (
    isPresent(record) &&
    Object.entries(input).every(([name, value]) => isDeepStrictEqual(fields.get(name), value))
  );
}

function withoutRepeated(record: RecordMeta, patch: object): object {
  const fields = new Map<string, unknown>(Object.entries(record));
  const stated = Object.entries(patch).filter(
    ([name, value]) => !isDeepStrictEqual(fields.get(name), value),
  );
  return Object.fromEntries(stated);
}

/** Changes some fields of records, all or none; the result is a `Conflict` when one was changed since, `null` when one is missing. Throws `Problem` 422 where one is to be shown that cannot be. */
export function editRecords<Stored extends RecordMeta>(
  { next, whyHidden }: RecordWriter<Stored>,
  edits: readonly Edit<{ shown?: boolean | undefined }>[],
): Decide<Stored, Stored[] | Conflict | null> {
  return ({ records }, stamp) => {
    const found = edits.flatMap(({ id, ifMatch, patch, isWhole }) => {
      const current = records.get(id);
      if (!current || !isPresent(current)) return [];
      const stated = isWhole ? withoutRepeated(current, patch) : patch;
      return { current, ifMatch, patch, record: next(current, stated, stamp) };
    });
    if (found.length < edits.length) return { result: null };
    const stale = found.find(
      ({ current, ifMatch }) => ifMatch !== undefined && ifMatch !== current.version,
    );
    if (!stale) {
      for (const { patch, record } of found) {
        const why = patch.shown === true ? whyHidden(record) : null;
        if (why !== null) throw new Problem(422, why);
      }
      const changed = found.map(({ record }) => record);
      return { changed, result: changed };
    }
    const lost = found.map(({ record, current, ifMatch }) => ({
      record,
      basedOn: ifMatch ?? current.version,
    }));
    return { lost, result: new Conflict(stale.current) };
  };
}

/** Moves records into the trash or out of it, all or none; `null` when one is missing. One that is there already stays as it is. */
export function moveRecords<Stored extends RecordMeta>(
  { next }: RecordWriter<Stored>,
  ids: readonly string[],
  where: 'trash' | 'list',
): Decide<Stored, Stored[] | null> {
  return ({ records }, stamp) => {
    const found = ids.flatMap((id) => records.get(id) ?? []);
    if (found.length < ids.length) return { result: null };
    const deletedAt = where === 'trash' ? stamp.at : undefined;
    const moved = found.map((current) =>
      isPresent(current) === (where === 'list') ? current : next(current, { deletedAt }, stamp),
    );
    return { changed: moved.filter((record, index) => record !== found[index]), result: moved };
  };
}

/** Erases a record that is in the trash; the result says whether there is one. Throws `Conflict` when it is not in the trash. */
export function eraseRecord<Stored extends RecordMeta>(id: string): Decide<Stored, boolean> {
  return ({ records }) => {
    const current = records.get(id);
    if (!current) return { result: false };
    if (isPresent(current)) throw new Conflict(current);
    return { erased: [id], result: true };
  };
}

/** Erases what has been in the trash for longer than the trash says; the result has the ids. */
export function emptyTrash<Stored extends RecordMeta>(now: Date): Decide<Stored, string[]> {
  const deletedBefore = daysBefore(now, trashDays);
  return ({ records }) => {
    const old = [...records.values()].flatMap(({ _id, deletedAt = '' }) =>
      deletedAt !== '' && deletedAt < deletedBefore ? [_id] : [],
    );
    return { erased: old, result: old };
  };
}
