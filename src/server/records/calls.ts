/**
 * The calls of the API for a kind of record, as routes: bodies, versions, status codes, cache tags and purges. What a change
 * decides is in `decisions.ts`.
 */
import { fieldError } from '../../content/forms/field-errors';
import { records as words } from '../../content/problems';
import { isoDay } from '../../domain/date';
import { futureDays } from '../../domain/field/future-days';
import type { Fields } from '../../domain/field/table';
import { severalEdits, severalIds } from '../../domain/record-schema';
import type { Schema } from '../../domain/schema';
import { withChanges, type RecordMeta } from '../../domain/record';
import { cachedAnswer, purge } from '../cdn';
import { idempotencyKey, ifMatch, invalidFields, readJson } from '../http/request';
import { type Call, requireId } from '../http/router';
import { Problem } from '../http/problem';
import { privateJson, quote, taggedJson, takeWhileFits } from '../http/reply';
import type { Dated, FieldsOf, PatchOf, Records } from './records';

interface BodySchemas<Stored extends RecordMeta> {
  input: Schema<FieldsOf<Stored>>;
  patch: Schema<PatchOf<Stored>>;
}

interface CallsOf<Stored extends RecordMeta, Summary extends Dated, Public extends RecordMeta> {
  records: Records<Stored, Summary, Public>;
  fields: Fields;
  /** The bodies of a create and of an update; a function where what they need is loaded with the first of them. */
  schemas: BodySchemas<Stored> | (() => Promise<BodySchemas<Stored>>);
  operatorOnly?: readonly (keyof Summary)[];
  /** The id of the only record of its kind: no address names it. */
  onlyId?: string;
  /** Fills in what a save finds out by itself, before it is written. */
  fillIn?: <Given extends PatchOf<Stored>>(given: Given) => Promise<Given>;
}

const severalBytes = 400_000;

/** With this parameter a list answers whole records, as their own addresses do. */
const wholeParameter = 'whole';

function rejectFutureDays<Given extends object>(given: Given, fields: Fields): Given {
  const ahead = futureDays(fields, given, isoDay(new Date().toISOString()));
  if (ahead.length === 0) return given;
  throw invalidFields(
    ahead.map((field) => ({ field, message: fieldError({ code: 'future-day' }, field) })),
  );
}

/** The API's calls of one kind of record; the same for properties and blog posts. */
export function recordCalls<
  Stored extends RecordMeta,
  Summary extends Dated,
  Public extends RecordMeta,
>(settings: CallsOf<Stored, Summary, Public>) {
  const { records, fields: table, schemas, operatorOnly = [], onlyId } = settings;
  const { fillIn = <Given>(given: Given) => Promise.resolve(given) } = settings;
  const { kind, tags } = records.definition;
  const loadSchemas = async () => (typeof schemas === 'function' ? schemas() : schemas);
  const missing = () => new Problem(404, words.missing[kind]);

  /** Purges the pages of saved records; the headers say when visitors see a change only later. */
  const purgePages = async (): Promise<Record<string, string>> =>
    (await purge(tags)) ? {} : { 'x-warning': words.visibleSoon };
  const idIn = (call: Call) => onlyId ?? requireId(call);
  const answer = async (record: Stored | null | undefined, status = 200) => {
    if (!record) throw missing();
    const headers = { etag: quote(record.version), ...(await purgePages()) };
    return privateJson(record, { status, headers });
  };
  const answerSeveral = async (saved: readonly Stored[] | null) => {
    if (saved === null) throw new Problem(404, words.oneMissing);
    const versions = saved.map(({ _id, version }) => ({ _id, version }));
    return privateJson(versions, { headers: await purgePages() });
  };
  /** The records of these summaries; throws 400 where they are more than one answer holds. */
  const wholeOf = async (listed: readonly Summary[], isOperator: boolean) => {
    const all = isOperator ? await records.allStored() : await records.all();
    const found = listed.flatMap(({ _id }) => all.get(_id) ?? []);
    const whole = isOperator ? found : found.map(forVisitors);
    if (takeWhileFits(whole).length < whole.length) throw new Problem(400, words.tooManyWhole);
    return whole;
  };
  const idsIn = async (call: Call) => (await readJson(call.request, severalIds, severalBytes)).ids;

  return {
    list:
      (isWanted: (summary: Summary) => boolean = () => true) =>
      async (call: Call) => {
        const isOperator = (await call.session()) !== null;
        const isWhole = new URL(call.request.url).searchParams.has(wholeParameter);
        const list = isOperator ? await records.listForOffice() : await records.listShown();
        const listed = list.filter(isWanted);
        if (isOperator) return privateJson(isWhole ? await wholeOf(listed, true) : listed);
        const visible = isWhole
          ? await wholeOf(listed, false)
          : listed.map((summary) => publicFields(summary, operatorOnly));
        return taggedJson(call.request, visible, cachedAnswer(tags, [wholeParameter]));
      },

    read: async (call: Call) => {
      const isOperator = (await call.session()) !== null;
      const record = isOperator
        ? await records.readPresent(requireId(call))
        : await records.readShown(requireId(call));
      if (record === null) throw missing();
      const etag = quote(record.version);
      // An array with one element, as the specification has it.
      return isOperator
        ? privateJson([record], { headers: { etag } })
        : taggedJson(call.request, [forVisitors(record)], cachedAnswer(tags), etag);
    },

    add: async (call: Call) => {
      const id = onlyId ?? idempotencyKey(call.request);
      const { input } = await loadSchemas();
      const fields = await fillIn(rejectFutureDays(await readJson(call.request, input), table));
      const { record, isNew } = await records.create(fields, id);
      return answer(record, isNew ? 201 : 200);
    },

    update: async (call: Call) => {
      const base = ifMatch(call.request);
      const { patch } = await loadSchemas();
      const fields = await fillIn(rejectFutureDays(await readJson(call.request, patch), table));
      const edit = { id: idIn(call), ifMatch: base, patch: fields, isWhole: true } as const;
      return answer((await records.update([edit]))?.[0]);
    },

    /** Changes several records, all or none; like the next two it returns the new versions. */
    updateSeveral: async (call: Call) => {
      const { patch } = await loadSchemas();
      const given = await readJson(call.request, severalEdits(patch), severalBytes);
      // Reading the record back drops what is no field of it: the id and the version beside the fields.
      const edits = given.map((edit) => ({
        id: edit.id,
        ifMatch: edit.version,
        patch: rejectFutureDays(edit, table),
      }));
      return answerSeveral(await records.update(edits));
    },

    removeSeveral: async (call: Call) =>
      answerSeveral(await records.remove(...(await idsIn(call)))),

    restoreSeveral: async (call: Call) =>
      answerSeveral(await records.restore(...(await idsIn(call)))),

    remove: async (call: Call) => {
      const removed = await records.remove(requireId(call));
      if (removed === null) throw missing();
      return new Response(null, { status: 204, headers: await purgePages() });
    },

    erase: async (call: Call) => {
      if ((await records.erase(requireId(call))) === null) throw missing();
      return new Response(null, { status: 204 });
    },

    history: async (call: Call) => {
      const id = idIn(call);
      const versions = withChanges(await records.history(id));
      // A record restored from a backup exists without any history.
      if (versions.length === 0 && (await records.readAny(id)) === null) throw missing();
      return privateJson(takeWhileFits(versions));
    },
  };
}

/** JSON has nothing of what is undefined. */
function forVisitors<Public extends RecordMeta>(record: Public) {
  return { ...record, shown: undefined, by: undefined };
}

function publicFields<Summary extends object>(
  listed: Summary,
  operatorOnly: readonly (keyof Summary)[],
): Record<string, unknown> {
  const hidden = new Set<PropertyKey>(['updatedAt', 'version', 'shown', ...operatorOnly]);
  return Object.fromEntries(Object.entries(listed).filter(([name]) => !hidden.has(name)));
}
