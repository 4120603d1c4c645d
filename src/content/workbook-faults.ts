interface Details {
  sheet: string;
  /** The visible sheets. */
  names: string;
  row: string;
  cell: string;
}

/** Why an uploaded workbook is rejected and what to do, with the status of the response. */
export const workbookFaults = {
  rejected: {
    tooLarge: {
      status: 413,
      text: 'The file is larger than 4 MB. Remove pictures and sheets without homes, or split it into several files.',
    },
    notWorkbook: {
      status: 415,
      text: "This is no Excel workbook. Open it in Excel, choose Save as, and pick 'Excel Workbook (.xlsx)'.",
    },
    empty: {
      status: 422,
      text: 'The file is empty: it has no bytes. Save the workbook again and upload that file.',
    },
    protected: {
      status: 422,
      text: 'The workbook is protected with a password. Remove the password in Excel (File, Info, Protect Workbook) and upload it again.',
    },
    damaged: {
      status: 422,
      text: "The workbook is damaged and could not be read. Open it in Excel, choose Save as, pick 'Excel Workbook (.xlsx)', and upload the new file.",
    },
    tooMuch: {
      status: 422,
      text: 'The workbook holds too much to be read. Copy the rows of homes into a new workbook and upload that.',
    },
    tooSlow: {
      status: 422,
      text: 'The workbook took too long to read. Copy the rows of homes into a new workbook and upload that.',
    },
    noSheet: {
      status: 422,
      text: 'The workbook has no visible sheet with cells. In Excel, right-click a sheet’s tab, choose Unhide, save, and upload it again.',
    },
    unknownSheet: {
      status: 422,
      text: ({ sheet, names }: Details) =>
        `The workbook has no visible sheet “${sheet}”. Choose one of these: ${names}.`,
    },
    noRows: {
      status: 422,
      text: ({ sheet }: Details) =>
        `The sheet “${sheet}” is empty. Fill in one home per row below a header row, or choose another sheet.`,
    },
    tooManyRows: {
      status: 422,
      text: ({ sheet }: Details) =>
        `The sheet “${sheet}” has more than 1,000 homes. Split it into files of at most 1,000 rows and upload them one by one.`,
    },
    farRow: {
      status: 422,
      text: ({ row }: Details) =>
        `The sheet goes on to row ${row}. Delete the rows below the last home, or split the file into files of at most 1,000 rows.`,
    },
    tooManyColumns: {
      status: 422,
      text: ({ cell, sheet }: Details) =>
        `Cell ${cell} of the sheet “${sheet}” lies beyond the 60 columns that can be loaded. Delete the columns that describe no home and upload it again.`,
    },
  },
  /** Shown instead of a value, as an error of the cell. */
  cells: { formula: 'a formula without a value', date: 'a date that is none' },
} as const;
