import type { core, ZodType } from 'zod';

/** What checks a value and gives it its type. */
export type Schema<Output> = ZodType<Output>;

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
};

function kindOf(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'boolean' ? String(value) : (kinds[typeof value] ?? typeof value);
}

/** Words for what a schema refuses without a message of its own. */
export const plainMessage: core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `At most ${issue.maximum} characters.`;
  }
  if (issue.code !== 'invalid_type') return 'This value does not fit.';
  if (issue.input === undefined) return 'Fill in this field.';
  return `Expected ${kinds[issue.expected] ?? issue.expected}, got ${kindOf(issue.input)}.`;
};
