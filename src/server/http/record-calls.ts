import type { RecordMeta } from '../../domain/property/schema';
import { cachedAnswer, purge } from '../cache';
import type { Collection, Listed } from '../store/collection';
import { readJson } from './body';
import { idOf, type Call } from './call';
import { createOnce } from './create-once';
import { ifMatch, quote } from './entity-tag';
import { idempotencyKey } from './idempotency-key';
import { Problem } from './problem';
import { privateJson, taggedJson } from './reply';
import type { Schema } from './schema';
import { callBackIfUnclear } from './unclear-write';
import { undoCalls, type UndoCalls } from './undo-calls';

interface RecordKind<Input, Patch, Stored, Summary> {
  collection: Collection<Input, Patch, Stored, Summary>;
  input: Schema<Input>;
  patch: Schema<Patch>;
  /** How a sentence names one record. */
  noun: string;
  /** The tags of the list and of one record's answer, which may carry `every` besides. */
  tags: { all: string; one: (id: string) => string; every?: string };
  /** Fields of the summary that visitors do not get. */
  operatorOnly?: readonly (keyof Summary)[];
}

type Run = (call: Call) => Promise<Response>;

/** What the API does with one kind of record; the same for homes and articles. */
export interface RecordCalls<Summary> extends UndoCalls {
  /** The summaries, or those of them that `isWanted`. */
  list: (isWanted?: (summary: Summary) => boolean) => Run;
  read: Run;
  add: Run;
  update: Run;
  remove: Run;
}

/** Visitors get the fields of the list only. */
function publicFields<Summary>(
  listed: Listed<Summary>,
  operatorOnly: readonly (keyof Summary)[],
): Record<string, unknown> {
  const hidden = new Set<PropertyKey>(['updatedAt', 'version', ...operatorOnly]);
  return Object.fromEntries(Object.entries(listed).filter(([name]) => !hidden.has(name)));
}

/** Says that the save stands but visitors may see the old page a little longer. */
function warning(isPurged: boolean): Record<string, string> {
  return isPurged
    ? {}
    : { 'x-warning': 'Saved. Visitors may see the old version for some minutes.' };
}

/** The API's calls for one kind of record. */
export function recordCalls<Input extends object, Patch, Stored extends RecordMeta, Summary>(
  kind: RecordKind<Input, Patch, Stored, Summary>,
): RecordCalls<Summary> {
  const { collection, input, patch, noun, tags, operatorOnly = [] } = kind;
  const oneTags = (id: string) => [tags.one(id), ...(tags.every === undefined ? [] : [tags.every])];
  const missing = () => new Problem(404, `This ${noun} does not exist, or was deleted.`);

  const list: RecordCalls<Summary>['list'] =
    (isWanted = () => true) =>
    async (call) => {
      const isOperator = (await call.session()) !== null;
      const listed = (await collection.list()).filter(isWanted);
      return isOperator
        ? privateJson(listed)
        : taggedJson(
            call.request,
            listed.map((summary) => publicFields(summary, operatorOnly)),
            cachedAnswer([tags.all]),
          );
    };

  const read: Run = async (call) => {
    const isOperator = (await call.session()) !== null;
    const record = await collection.read(idOf(call));
    if (record === null) throw missing();
    const etag = quote(record.version);
    // An array with one element, as the specification has it.
    return isOperator
      ? privateJson([record], { headers: { etag } })
      : taggedJson(call.request, [record], cachedAnswer(oneTags(record._id)), etag);
  };

  const pagesOf = (id: string) => [tags.all, tags.one(id)];

  const saved = async (record: Stored, status: number) => {
    const isPurged = await purge(pagesOf(record._id));
    return privateJson(record, {
      status,
      headers: { etag: quote(record.version), ...warning(isPurged) },
    });
  };

  const add: Run = async (call) => {
    const id = idempotencyKey(call.request);
    const fields = await readJson(call.request, input);
    if (id === undefined) {
      return saved(await callBackIfUnclear([tags.all], () => collection.create(fields)), 201);
    }
    const { record, created } = await callBackIfUnclear(pagesOf(id), () =>
      createOnce(collection, fields, id),
    );
    return saved(record, created ? 201 : 200);
  };

  const update: Run = async (call) => {
    const id = idOf(call);
    const base = ifMatch(call.request);
    const fields = await readJson(call.request, patch);
    const record = await callBackIfUnclear(pagesOf(id), () =>
      collection.update(id, fields, { ifMatch: base }),
    );
    if (record === null) throw missing();
    return saved(record, 200);
  };

  const remove: Run = async (call) => {
    const id = idOf(call);
    const isRemoved = await callBackIfUnclear(pagesOf(id), () => collection.remove(id));
    // Asked a second time because the first answer was lost: what was asked for stands.
    const isInTrash =
      isRemoved || (await collection.readAny(id).then((found) => found?.deletedAt !== undefined));
    if (!isInTrash) throw missing();
    const isPurged = await purge(pagesOf(id));
    return new Response(null, { status: 204, headers: warning(isPurged) });
  };

  return { list, read, add, update, remove, ...undoCalls({ collection, missing, pagesOf, saved }) };
}
