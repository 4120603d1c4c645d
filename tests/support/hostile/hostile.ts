/** The expected outcome of a file: rows, none, or the status of its rejection. */
export type Outcome = 'read' | 'no rows' | 413 | 415 | 422;

/** A file that was made to harm its reader; generated on demand. */
export type Hostile = [name: string, make: () => Buffer, outcome: Outcome];
