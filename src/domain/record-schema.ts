/**
 * The bodies of a record's create and update as its table of fields says: what reads a whole record depends on every
 * kind of field, which other schemas do not need.
 */
import * as z from 'zod';
import type { Formats } from './field/kind';
import { blankValue, parseValue } from './field';
import {
  type FieldDefinition,
  type Fields,
  isRequired,
  mapFields,
  type ValuesOf,
} from './field/table';
import { decodeEntities } from './html-entities';
import { isId, maxSeveral } from './record';
import type { Schema } from './schema';

/** A field's value as its kind parses it. Entities are decoded here: no form in a browser needs their names. */
function valueSchema(field: FieldDefinition, formats: Formats): z.ZodType {
  return z.unknown().transform((given, context) => {
    const isPasted = 'decodesEntities' in field && typeof given === 'string';
    const { value, faults } = parseValue(field, isPasted ? decodeEntities(given) : given, formats);
    for (const { path, fault } of faults)
      context.addIssue({ code: 'custom', path, params: { fault } });
    return value;
  });
}

function renameFormer(fields: Fields) {
  return (body: unknown): unknown => {
    if (typeof body !== 'object' || body === null) return body;
    const given = new Map<string, unknown>(Object.entries(body));
    for (const [name, { formerName }] of Object.entries(fields)) {
      if (formerName === undefined || !given.has(formerName)) continue;
      if (!given.has(name)) given.set(name, given.get(formerName));
      given.delete(formerName);
    }
    return Array.isArray(body) ? body : Object.fromEntries(given);
  };
}

/** The bodies of a create and of an update, made at first use: most cold starts check no body. `formats`: those that the table names. */
export function recordSchemas<Table extends Fields>(fields: Table, formats: Formats = {}) {
  type Shape = { [Name in keyof Table]: z.ZodType<ValuesOf<Table>[Name]> };
  const rename = renameFormer(fields);
  const given = (field: FieldDefinition) => valueSchema(field, formats);
  const orDefault = (field: FieldDefinition) =>
    isRequired(field) ? given(field) : given(field).default(() => blankValue(field));
  const body = (makeSchema: (field: FieldDefinition) => z.ZodType) =>
    // `mapFields` cannot tell which name has which type of schema.
    z.object(mapFields(fields, makeSchema) as Shape, 'fields');
  return {
    input: z.lazy(() => z.preprocess(rename, body(orDefault))),
    patch: z.lazy(() => z.preprocess(rename, body(given).partial())),
  };
}

const recordId = z.string('invalid').refine(isId, 'invalid');
const areSeveral = (ids: readonly string[]) =>
  ids.length > 0 && ids.length <= maxSeveral && new Set(ids).size === ids.length;

/** The body of an update of several records: each with its id, the fields to change, and perhaps the version that its writer has seen. */
export function severalEdits<Patch extends object>(patch: Schema<Patch>) {
  const named = z.object({ id: recordId, version: z.string().optional() }, 'fields');
  return z
    .array(z.intersection(named, patch), 'invalid')
    .refine((edits) => areSeveral(edits.map(({ id }) => id)), 'invalid');
}

export const severalIds = z.object(
  { ids: z.array(recordId, 'invalid').refine(areSeveral, 'invalid') },
  'fields',
);
