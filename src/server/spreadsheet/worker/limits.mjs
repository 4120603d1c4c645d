export const lastRow = 3_000;
/** Rows with content: a few more than can be imported, for the header and the rows above it. */
export const maxRows = 1_020;
/** Those of our own workbooks with room for an office's; one more than can be imported, for the column that says what to correct. */
export const maxColumns = 81;
/** Bytes of all parts of an .xlsx. */
export const maxUnpacked = 24_000_000;
export const maxMerges = 500;
export const maxNames = 100;
/** Spreadsheets allow 31 characters; a longer name would make the message too long. */
export const maxNameLength = 60;
/** Characters of an address behind a text, of one cell (as in spreadsheets), and of all cells. */
export const maxLinkLength = 2_000;
export const maxCellLength = 32_767;
export const maxSheetTextLength = 8_000_000;

/** @typedef {keyof typeof import('../../../content/import/faults').fileFaults} Reason */

/** Why a workbook is rejected, and what its sentence names. */
export class Rejection extends Error {
  /**
   * @param {Reason} reason
   * @param {Record<string, string>} [details]
   */
  constructor(reason, details = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}
