import type { FieldDefinition, Fields } from './table';

/** Whether the day of an `isPast` field is after `today` (in Asia/Kolkata). */
export function isAhead(
  field: FieldDefinition | undefined,
  value: unknown,
  today: string,
): boolean {
  const mustBePast = field?.kind === 'day' && field.isPast === true;
  return mustBePast && typeof value === 'string' && value > today;
}

/** The names of the fields whose day is ahead of `today` (in Asia/Kolkata). */
export function futureDays(fields: Fields, values: object, today: string): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    isAhead(fields[name], value, today) ? [name] : [],
  );
}
