import type { SheetLimits } from '../../domain/import';
import { groupDigits } from '../../domain/number';

/** What the page of imports says before a workbook is read, and at every step. */
export const importWords = {
  title: 'Bulk upload',
  intro: (undoDays: number) =>
    `Add or change many properties at once with an Excel workbook. You see what would happen before anything changes, and you can undo an import for ${undoDays} days.`,
  again: 'Upload another file',
  sheet: {
    title: 'Get a workbook',
    template: 'Download the template',
    templateText:
      'For new properties: an empty sheet with one example row. A note at each header says what belongs there.',
    export: 'Download all properties',
    exportText:
      'For changes: every property, with what is for the office only. Edit the cells and upload the file again; leave the columns “Reference” and “Version” as they are.',
  },
  file: {
    title: 'Upload it',
    choose: 'Choose a file',
    change: 'Choose another file',
    hint: ({ megabytes, rows }: SheetLimits) =>
      `or drop it here. A workbook of Excel (.xlsx or .xls) or LibreOffice (.ods), a list as .csv, or a portal’s table as .html, of at most ${megabytes} MB and ${groupDigits(rows)} rows.`,
    upload: 'Upload',
    chosen: (file: string) => `Chosen file: ${file}`,
    reading: (file: string) => `Reading ${file}…`,
    changed: (file: string) =>
      `“${file}” was moved or changed after you chose it. Close it in Excel and choose it again.`,
  },
  importing: (file: string) => `Importing ${file}…`,
  failed: {
    nothing: (why: string) => `Nothing was changed. ${why}`,
    unclear: (why: string) =>
      `It is not known whether this was done. ${why} Try again: nothing is done twice.`,
  },
} as const;
