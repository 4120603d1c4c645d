/**
 * The import of spreadsheets: a sheet becomes a table whose columns are matched, with what is asked about it. This is the door for
 * everybody, in the order in which its files are read; what reads and plans the rows of a table is behind `plan.ts`, which
 * browsers do not load.
 */
export * from './sheet';
export * from './which-sheet';
export * from './spellings';
export * from './cells';
export * from './columns';
export * from './headers';
export * from './header-row';
export * from './column-meant';
export * from './matching';
export * from './matching-check';
export * from './question';
export * from './cells-beside';
export * from './table';
export * from './preview';
