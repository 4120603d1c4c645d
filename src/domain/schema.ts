import * as z from 'zod';
import { type Fault, plainFaults } from './fault';
import type { Formats } from './field/format';
import { blankValue, parseValue } from './field/kinds';
import {
  type FieldDefinition,
  type Fields,
  isRequired,
  mapFields,
  type ValuesOf,
} from './field/table';
import { decodeEntities } from './html-text';
import { isId } from './record';
import { storedLine } from './typed-line';

export type Schema<Output> = z.ZodType<Output>;

/** Reads a stored value; `null` when it is not what the schema says. */
export const makeReader =
  <Output>(schema: Schema<Output>) =>
  (value: unknown): Output | null =>
    schema.safeParse(value).data ?? null;

/** The messages of these schemas are codes of faults; `faultOfIssue` reads them. */
type PlainFault = (typeof plainFaults)[number];

export const storedVersion = z
  .string()
  .refine((version) => version === '' || isId(version))
  .default('');

/** Text with a maximum length in characters; `clean` runs before it is checked. */
export function text(max: number, clean = storedLine): z.ZodString {
  return z.string('text').overwrite(clean).max(max);
}

/** A number as its digits; what JSON cannot hold digit by digit is rejected, as it would be stored as another number. */
const digits = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

/** Text that older clients and spreadsheets send as a number. */
export function textOrNumber(max: number, clean = storedLine) {
  return z.union([z.string(), digits.transform(String)], 'text-or-number').pipe(text(max, clean));
}

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

const maxSeveral = 1_000;
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

const plain: ReadonlySet<string> = new Set(plainFaults);
const isPlain = (code: string): code is PlainFault => plain.has(code);

/** The fault behind a schema's issue; it needs the issue's `input`, so parse with `reportInput`. */
export function faultOfIssue(issue: z.core.$ZodIssue): Fault {
  // `valueSchema` has put it there.
  if (issue.code === 'custom' && issue.params) return issue.params.fault as Fault;
  // A schema's own message is also on the issues of its checks.
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { code: 'too-long', max: Number(issue.maximum) };
  if (issue.code === 'too_big' && issue.origin === 'array')
    return { code: 'too-many', max: Number(issue.maximum) };
  if (isPlain(issue.message)) return { code: issue.message };
  if (issue.code === 'invalid_value')
    return { code: 'choice', options: issue.values.map(String).filter(Boolean) };
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  return { code: isMissing ? 'missing' : 'invalid' };
}
