import * as z from 'zod';
import type { ListColumn, FieldDefinition, Fields, Format, Formats, ValuesOf } from './field';
import { blankValue, isRequired, mapFields, requireFormat } from './field';
import { type Fault, plainFaults } from './fault';
import { isArticle } from './article';
import { isDay } from './date';
import { decodeEntities } from './html-text';
import { isMapUrl, isPhotoUrl, isPictureUrl, mapLinkIn } from './links';
import { isId } from './record';
import { storedForm, storedLine, trimText } from './typed-text';

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
export function textOrNumber(
  max: number,
  fault: PlainFault = 'text-or-number',
  clean = storedLine,
) {
  return z.union([z.string(), digits.transform(String)], fault).pipe(text(max, clean));
}

const yesOrNo = z.boolean().transform((yes) => (yes ? 'Yes' : 'No'));
const notEmpty = z.string().min(1, 'required');
const picture = text(2_000).refine(isPictureUrl, 'picture');
const isPhotoOrEmpty = (address: string) => address === '' || isPhotoUrl(address);
const isDayOrEmpty = (text: string) => text === '' || isDay(text);
const isMapOrEmpty = (link: string) => link === '' || isMapUrl(link);

function inFormat(schema: z.ZodString, { clean, fault }: Format): z.ZodType {
  return schema.overwrite(clean).superRefine((stored, context) => {
    const message = stored === '' ? undefined : fault(stored)?.code;
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

function rowSchema(
  columns: Readonly<Record<string, ListColumn>>,
  formats: Formats,
): z.ZodType<Record<string, string>> {
  const entries = Object.entries(columns).map(([name, column]) => {
    const field = { ...column, section: '' };
    return [name, valueSchema(field, formats).default(() => blankValue(field))] as const;
  });
  return z.object(Object.fromEntries(entries), 'fields') as z.ZodType<Record<string, string>>;
}

const saysSomething = (row: Readonly<Record<string, string>>) => Object.values(row).some(Boolean);

function valueSchema(field: FieldDefinition, formats: Formats): z.ZodType {
  switch (field.kind) {
    case 'list':
      return z
        .array(rowSchema(field.columns, formats), 'fields')
        .max(field.max)
        .transform((rows) => rows.filter(saysSomething));
    case 'flag':
      return z.literal(field.mayBeUnstated ? [true, false, ''] : [true, false], 'flag');
    case 'choice':
      return z.enum(field.mayBeUnstated ? [...field.options, ''] : field.options);
    case 'several': {
      const { options } = field;
      // In the order of the options, each once, so that the same answer is always the same list.
      const inOrder = (given: string[]) => options.filter((option) => given.includes(option));
      return z.array(z.enum(options), 'choices').transform(inOrder);
    }
    case 'day':
      return z.string('text').overwrite(trimText).refine(isDayOrEmpty, 'day');
    case 'pictures':
      return z.array(picture, 'pictures').max(field.max);
    case 'picture':
      return text(field.max).refine(isPhotoOrEmpty, 'picture');
    case 'map':
      return z
        .string('text')
        .transform(mapLinkIn)
        .pipe(text(field.max).refine(isMapOrEmpty, 'map'));
    case 'measure':
      return field.isRequired
        ? textOrNumber(field.max, 'required').pipe(notEmpty)
        : textOrNumber(field.max);
    case 'remark':
      return z.union([z.string(), yesOrNo], 'text-or-flag').pipe(text(field.max));
    case 'article':
      return text(field.max, storedForm).refine(isArticle, 'article');
    case 'text':
    case 'multiline': {
      const clean = field.kind === 'text' ? storedLine : storedForm;
      const { decodesEntities } = field;
      const read = decodesEntities ? (typed: string) => clean(decodeEntities(typed)) : clean;
      const schema = text(field.max, read);
      if (field.isRequired) return z.string('required').pipe(schema).pipe(notEmpty);
      return field.format ? inFormat(schema, requireFormat(formats, field.format)) : schema;
    }
  }
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
