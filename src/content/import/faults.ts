import type { RowCaution, RowFault, SheetFault, Twin } from '../../domain/import/faults';
import type { SheetLimits } from '../../domain/import/table';
import { groupDigits } from '../../domain/number';
import { fieldError } from '../forms/field-errors';

interface Details extends SheetLimits {
  sheet: string;
  /** The visible sheets. */
  names: string;
  row: string;
  cell: string;
}

/** Why an uploaded file is rejected and what to do. */
export const fileFaults = {
  tooLarge: ({ megabytes }: Details) =>
    `The file is larger than ${megabytes} MB. Remove pictures and sheets without properties, or split it into several files.`,
  notWorkbook: () =>
    "This is not an Excel workbook. Open it in Excel, choose Save as, and pick 'Excel Workbook (.xlsx)'.",
  empty: () => 'The file is empty: it has no bytes. Save the workbook again and upload that file.',
  protected: () =>
    'The workbook is protected with a password. Remove the password in Excel (File, Info, Protect Workbook) and upload it again.',
  damaged: () =>
    "The workbook is damaged and could not be read. Open it in Excel, choose Save as, pick 'Excel Workbook (.xlsx)', and upload the new file.",
  tooMuch: () =>
    'The workbook is too large to be read. Copy the rows of properties into a new workbook and upload that.',
  tooSlow: () =>
    'The workbook took too long to read. Copy the rows of properties into a new workbook and upload that.',
  noSheet: () =>
    'The workbook has no visible sheet with cells. In Excel, right-click a sheet’s tab, choose Unhide, save, and upload it again.',
  unknownSheet: ({ sheet, names }: Details) =>
    `The workbook has no visible sheet “${sheet}”. Choose one of these: ${names}.`,
  tooManyRows: ({ sheet, rows }: Details) =>
    `The sheet “${sheet}” has more than ${groupDigits(rows)} properties. Split it into files of at most ${groupDigits(rows)} rows and upload them one by one.`,
  farRow: ({ row, rows }: Details) =>
    `The sheet continues to row ${row}. Delete the rows below the last property, or split the file into files of at most ${groupDigits(rows)} rows.`,
  tooManyColumns: ({ cell, sheet, columns }: Details) =>
    `Cell ${cell} of the sheet “${sheet}” is beyond the ${columns} columns that can be imported. Delete the columns that do not describe a property and upload it again.`,
} as const;

/** Shown instead of a value that cannot be read. */
export const brokenCells = { formula: 'a formula without a value', date: 'an invalid date' };

/** Why a sheet is rejected and what to do. */
export function sheetFault(fault: SheetFault): string {
  switch (fault.code) {
    case 'no-headers':
      return 'No row of headers was found. One of the first rows must hold headers such as Name, Address and Rent per month. The template has them all.';
    case 'empty':
      return `The sheet “${fault.sheet}” is empty. Fill in one property per row below a header row, or choose another sheet.`;
    case 'missing-columns':
      return `The sheet has no column for: ${fault.titles.join(', ')}. Add it with this header, or start from the template.`;
    case 'same-column': {
      const places = fault.places.map(({ letters, header }) => `${letters} (“${header}”)`);
      return `Two columns hold the ${fault.title}: ${places.join(' and ')}. Delete one of them, or give it another header.`;
    }
    case 'too-wide':
      return `The sheet has ${fault.columns} columns. At most ${fault.max} can be imported: delete those that do not describe a property.`;
    case 'merged':
      return `The cells ${fault.range} are merged, so that rows cannot be told apart. Select the whole sheet, choose Unmerge Cells, and upload it again.`;
    case 'no-rows':
      return `The sheet “${fault.sheet}” has headers, but no property below them.`;
    case 'too-long':
      return `The sheet “${fault.sheet}” has ${fault.rows} rows. At most ${fault.max} can be imported at once: split it into several workbooks.`;
  }
}

/** The place of a fault that is in no cell. */
export const wholeRow = (row: number) => `row ${row}`;

/** What is wrong with a cell or a row and what to do. */
export function rowFault(fault: RowFault): string {
  switch (fault.code) {
    case 'field': {
      const message = fieldError(fault.fault, fault.field);
      return fault.picture === undefined ? message : `Picture ${fault.picture}: ${message}`;
    }
    case 'choice':
      return `Write one of: ${fault.options.join(', ')}.`;
    case 'flag':
      return 'Write Yes or No.';
    case 'day':
      return 'Write a day such as 31-12-2026.';
    case 'future-day':
      return 'This day is still to come. Check the year, or leave the cell blank.';
    case 'date-for-measure':
      return `The spreadsheet has made a date (${fault.text}) of this. Format the cell as text and write it again.`;
    case 'broken':
      return `The cell shows ${fault.text}. Correct its formula, or write the value itself.`;
    case 'not-clearable':
      return 'This cannot be emptied. Write a value instead of CLEAR.';
    case 'reference':
      return 'This is not the reference of a property. Copy it from the exported workbook or from the site, or leave the cell blank for a new property.';
    case 'unknown-reference':
      return 'There is no property with this reference. Copy it from the exported workbook or from the site, or leave the cell blank for a new property.';
    case 'in-trash':
      return 'This property is in the trash. Restore it there, then upload again.';
    case 'unknown-export':
      return 'This property was changed on the site after the export, and its exported state could not be found. Export the properties again and make the change there.';
    case 'same-reference':
      return `The same property is in row ${fault.rows.join(', ')} too. Keep one row for each property.`;
    case 'same-content':
      return `This row is the same as row ${fault.row}. Delete one of them, or write what distinguishes the properties.`;
    case 'many':
      return `${fault.count} errors were found in this row; the first ${fault.named} are shown. Correct them, then upload the row again.`;
  }
}

function twinCaution({ name, ...where }: Twin): string {
  return 'row' in where
    ? `Row ${where.row} of this sheet, “${name}”, has the same name and address.`
    : `“${name}” on the site has the same name and address. To change it, write its reference ${where.id} into the row.`;
}

/** Numbers in their order as people write them: 1–4, 7. */
function ranges(numbers: readonly number[]): string {
  const begins = numbers.filter((one) => !numbers.includes(one - 1));
  const ends = numbers.filter((one) => !numbers.includes(one + 1));
  return begins
    .map((begin, at) => (begin === ends[at] ? String(begin) : `${begin}–${ends[at]}`))
    .join(', ');
}

function pictureCaution(pictures: readonly number[]): string {
  const numbers = ranges(pictures);
  return pictures.length === 1
    ? `Picture ${numbers} is skipped: it is no longer on this website, or its link opens a page such as one of Google Drive. Upload the picture in the property’s form after the import.`
    : `Pictures ${numbers} are skipped: they are no longer on this website, or their links open pages such as those of Google Drive. Upload the pictures in the property’s form after the import.`;
}

/** What to look at in a row that can be imported. */
export function rowCaution(caution: RowCaution): string {
  switch (caution.code) {
    case 'was-in-trash':
      return 'This property was imported before and is in the trash. The import restores it as it was when it was deleted.';
    case 'twin':
      return twinCaution(caution.twin);
    case 'price-without-number':
      return `The rent “${caution.price}” contains no number. Visitors see it as written.`;
    case 'price-too-low':
      return `The rent “${caution.price}” is less than ₹1,000 a month. Is something missing?`;
    case 'price-too-high':
      return `The rent “${caution.price}” is more than ₹10,00,000 a month. Is it a sale price, or a typing error?`;
    case 'contact':
      return `There is a telephone number or an email address in: ${caution.columns.join(', ')}. Every visitor will read it.`;
    case 'broken-picture':
      return pictureCaution(caution.pictures);
    case 'not-understood':
      return `“${caution.text}” is not understood under “${caution.column}”, so it is skipped. The sheet “How to fill in” of the template lists what is allowed.`;
    case 'changed-on-site':
      return `Also changed on the site after the export: ${caution.columns.join(', ')}. The import uses the values of the sheet.`;
  }
}
