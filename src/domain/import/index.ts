/** The import of spreadsheets: a sheet becomes columns, rows, and a plan with its cautions. This is its one door. */
export * from './sheet';
export * from './spellings';
export * from './columns';
export * from './cautions';
export * from './table';
export * from './rows';
export * from './matching';
export * from './preview';
export * from './plan';
