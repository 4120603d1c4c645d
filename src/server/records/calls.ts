import { fieldError } from '../../content/field-errors';
import { records } from '../../content/problems';
import { isoDay } from '../../domain/date';
import { type Fields, futureDays } from '../../domain/field';
import type { Schema } from '../../domain/schema';
import { withChanges, type Listed, type RecordMeta } from '../../domain/record';
import { cachedAnswer, purge } from '../cdn';
import { idempotencyKey, ifMatch, invalidFields, readJson } from '../http/request';
import { type Call, idOf } from '../http/router';
import { Problem } from '../http/problem';
import { privateJson, quote, taggedJson, takeWhileFits } from '../http/reply';
import type { Collection } from '../store/collection';
import type { Dated } from '../store/listed';
import type { Saved } from '../store/record-write';
import { createOnce } from './create-once';
import { afterParameter, listPart } from './list-part';
import { tagsOf, type PublicKind } from './public-kind';

/** What the calls of one kind of record need. */
interface CallsOf<
  Input extends object,
  Patch extends object,
  Stored extends RecordMeta,
  Summary extends Dated,
> {
  collection: Collection<Input, Patch, Stored, Summary>;
  kind: Pick<PublicKind<Stored, Summary>, 'kind' | 'tags'>;
  fields: Fields;
  input: Schema<Input>;
  patch: Schema<Patch>;
  /** Fields of the summary that visitors do not get. */
  operatorOnly?: readonly (keyof Summary)[];
}

type Run = (call: Call) => Promise<Response>;

interface ListOptions<Summary> {
  isWanted?: (summary: Summary) => boolean;
  shape?: (summaries: readonly object[]) => object;
}

/** What the API does with one kind of record; the same for properties and blog posts. */
interface RecordCalls<Summary> {
  /** The summaries, optionally only those that `isWanted` accepts, or in another shape; a very long list in parts. */
  list: (options?: ListOptions<Summary>) => Run;
  read: Run;
  add: Run;
  update: Run;
  remove: Run;
  /** The summaries of the trash, last deleted first. */
  trash: Run;
  /** Restores a record from the trash; a record that is not in the trash is returned unchanged. */
  restore: Run;
  /** Erases a record that is in the trash, with its history. */
  erase: Run;
  /** The newest versions of a record, in the trash or not, with what each changed. */
  history: Run;
}

/** The fields as they are, unless one has a day that is still to come; only the clock tells, so no schema does. */
function notAhead<Given extends object>(given: Given, fields: Fields): Given {
  const ahead = futureDays(fields, given, isoDay(new Date().toISOString()));
  if (ahead.length === 0) return given;
  throw invalidFields(
    ahead.map((field) => ({ field, message: fieldError({ code: 'future-day' }, field) })),
  );
}

/** The API's calls for one kind of record. */
export function recordCalls<
  Input extends object,
  Patch extends object,
  Stored extends RecordMeta,
  Summary extends Dated,
>({
  collection,
  kind: { kind, tags },
  fields: table,
  input,
  patch,
  operatorOnly = [],
}: CallsOf<Input, Patch, Stored, Summary>): RecordCalls<Summary> {
  const missing = () => new Problem(404, records.missing[kind]);

  /** Purges the pages of a saved record; the headers tell when visitors see the change only later. */
  const publish = async ({ record, isIndexed }: Saved<Stored>): Promise<Record<string, string>> => {
    const isPurged = await purge(tagsOf(tags, [record._id]));
    return isPurged && isIndexed ? {} : { 'x-warning': records.visibleSoon };
  };
  const answer = async (saved: Saved<Stored> | null, status = 200) => {
    if (saved === null) throw missing();
    const headers = { etag: quote(saved.record.version), ...(await publish(saved)) };
    return privateJson(saved.record, { status, headers });
  };

  return {
    list:
      ({ isWanted = () => true, shape = (summaries: readonly object[]) => summaries } = {}) =>
      async (call) => {
        const isOperator = (await call.session()) !== null;
        const listed = (await collection.list()).filter(isWanted);
        if (isOperator) {
          const { value, headers } = listPart(call.request, listed, shape);
          return privateJson(value, { headers });
        }
        const visible = (part: readonly Listed<Summary>[]) =>
          shape(part.map((summary) => publicFields(summary, operatorOnly)));
        const { value, headers } = listPart(call.request, listed, visible);
        const cached = cachedAnswer([tags.list], [afterParameter]);
        return taggedJson(call.request, value, { ...cached, ...headers });
      },

    read: async (call) => {
      const isOperator = (await call.session()) !== null;
      const record = await collection.read(idOf(call));
      if (record === null) throw missing();
      const etag = quote(record.version);
      // An array with one element, as the specification has it.
      return isOperator
        ? privateJson([record], { headers: { etag } })
        : taggedJson(
            call.request,
            [record],
            cachedAnswer([tags.one(record._id), tags.every]),
            etag,
          );
    },

    add: async (call) => {
      const id = idempotencyKey(call.request);
      const fields = notAhead(await readJson(call.request, input), table);
      if (id === undefined) return answer(await collection.create(fields), 201);
      const { saved, isNew } = await createOnce(collection, fields, id);
      return answer(saved, isNew ? 201 : 200);
    },

    update: async (call) => {
      const base = ifMatch(call.request);
      const fields = notAhead(await readJson(call.request, patch), table);
      return answer(await collection.update(idOf(call), fields, { ifMatch: base }));
    },

    remove: async (call) => {
      const id = idOf(call);
      const removed = await collection.remove(id);
      // A repeated delete, sent because the first response was lost, succeeds too.
      const record = removed?.record ?? (await collection.readAny(id));
      if (record?.deletedAt === undefined) throw missing();
      const headers = await publish({ record, isIndexed: removed?.isIndexed ?? true });
      return new Response(null, { status: 204, headers });
    },

    trash: async () => privateJson(await collection.trashed()),

    restore: async (call) => answer(await collection.restore(idOf(call))),

    erase: async (call) => {
      if ((await collection.erase(idOf(call))) === null) throw missing();
      return new Response(null, { status: 204 });
    },

    history: async (call) => {
      const id = idOf(call);
      const versions = withChanges(await collection.history(id));
      // A record restored from a backup exists without any history.
      if (versions.length === 0 && (await collection.readAny(id)) === null) throw missing();
      return privateJson(takeWhileFits(versions));
    },
  };
}

/** Visitors get the fields of the list only. */
function publicFields<Summary>(
  listed: Listed<Summary>,
  operatorOnly: readonly (keyof Summary)[],
): Record<string, unknown> {
  const hidden = new Set<PropertyKey>(['updatedAt', 'version', ...operatorOnly]);
  return Object.fromEntries(Object.entries(listed).filter(([name]) => !hidden.has(name)));
}
