import type { ZodType } from 'zod';

/** What checks a value and gives it its type. */
export type Schema<Output> = ZodType<Output>;
