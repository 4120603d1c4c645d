/** What is to come of a file: rows, or the status of a refusal. */
export type Outcome = 'read' | 413 | 415 | 422;

/** A file that was made to harm who reads it; it is made when it is asked for. */
export type Hostile = [name: string, make: () => Buffer, outcome: Outcome];
