import type { ZodType } from 'zod';
import { faultOfIssue } from '../../src/domain/schema';

/** The faults that a schema finds in a value, such as `name: too-long 200`. */
export function listFaults(schema: ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return issues.map(
    (issue) => `${issue.path.join('.')}: ${Object.values(faultOfIssue(issue)).join(' ')}`,
  );
}
