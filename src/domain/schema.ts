import * as z from 'zod';
import { type Fault, plainFaults } from './fault';
import { isId } from './record';
import { storedLine } from './typed-line';
import { cleanWithin } from './typed-text';

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

/** Text of at most `max` characters as `clean` leaves it. */
export function text(max: number, clean = storedLine): z.ZodString {
  return z
    .string('text')
    .overwrite((typed) => cleanWithin(max, clean, typed))
    .max(max);
}

/** A number as its digits; what JSON cannot hold digit by digit is rejected, as it would be stored as another number. */
const digits = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

/** Text that may come as a JSON number, as the specification's form of an enquiry has a numeric field. */
export function textOrNumber(max: number, clean = storedLine) {
  return z.union([z.string(), digits.transform(String)], 'text-or-number').pipe(text(max, clean));
}

const plain: ReadonlySet<string> = new Set(plainFaults);
const isPlain = (code: string): code is PlainFault => plain.has(code);

/** The fault behind a schema's issue; it needs the issue's `input`, so parse with `reportInput`. */
export function faultOfIssue(issue: z.core.$ZodIssue): Fault {
  // The schema of a record's field has put it there.
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
