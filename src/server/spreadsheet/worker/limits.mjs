/** The last row that is looked at. */
export const lastRow = 3_000;
/** Rows with content: a few more than may be loaded, for the header and what stands above it. */
export const mostRows = 1_020;
/** One more than may be loaded, for the column of our own that says what to correct. */
export const mostColumns = 61;
/** Cells with content that are handed to the parser. */
export const mostCells = 120_000;
/** Bytes of their contents, and of the texts or the styles that cells share. */
export const mostBytes = 12_000_000;
export const mostMerges = 500;
/** Characters of one cell, as in spreadsheets, and of all. */
export const cellLength = 32_767;
export const textLength = 8_000_000;
