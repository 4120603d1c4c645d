/**
 * The import of spreadsheets: a sheet becomes a table whose columns are matched, with what is asked about it. This is the door for
 * everybody; what reads and plans its rows is behind `plan.ts`, which browsers do not load.
 */
export * from './sheet';
export * from './spellings';
export * from './columns';
export * from './questions';
export * from './table';
export * from './matching';
export * from './preview';
