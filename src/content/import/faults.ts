/**
 * Why a workbook, a sheet, a row or a cell is not imported, said to the office with what to do about it. Which fault it
 * is, `domain/import` decides.
 */
import type { RowFault, SheetFault, SheetLimits } from '../../domain/import';
import type { RowCaution } from '../../domain/import/plan';
import { groupDigits } from '../../domain/number';
import { belowLeastText } from '../admin/private';
import { fieldError } from '../forms/field-errors';
import { doubtTexts } from '../properties/doubts';
import { missingText } from '../properties/missing';

interface Details extends SheetLimits {
  sheet: string;
  names: string;
  row: string;
  /** The number of the first row with content. */
  header: string;
  cell: string;
}

const shownParts = 6;

/** The rows of a sheet in parts of so many: "2 to 1001", "1002 to 2001". */
function splitRows(first: number, last: number, count: number): string[] {
  const starts = Array.from(
    { length: Math.ceil((last - first + 1) / count) },
    (_, index) => first + index * count,
  );
  return starts.map((start) => `${start} to ${Math.min(start + count - 1, last)}`);
}

/** The parts, or the first of many. */
const partsText = (parts: readonly string[], last: string) =>
  parts.length <= shownParts
    ? parts.join(', ')
    : `${parts.slice(0, shownParts / 2).join(', ')} and so on to ${last}`;

export const fileFaults = {
  tooLarge: ({ megabytes }: Pick<SheetLimits, 'megabytes'>) =>
    `The file is larger than ${megabytes} MB. Remove pictures and sheets without properties, or split it into several files.`,
  notWorkbook: () =>
    "This is neither a workbook (.xlsx, .xls or .ods), nor a .csv list, nor a web page with a table. Open it in Excel, choose Save as, and pick 'Excel Workbook (.xlsx)'.",
  empty: () => 'The file is empty: it has no bytes. Save the workbook again and upload that file.',
  protected: () =>
    'The workbook is protected with a password. Remove the password in Excel (File, Info, Protect Workbook) and upload it again.',
  damaged: () =>
    "The workbook was damaged on its way: a checksum does not fit. Download or copy it again, or open it in Excel, choose Save as, pick 'Excel Workbook (.xlsx)', and upload the new file.",
  unreadable: () =>
    "The workbook could not be read. Open it in Excel, choose Save as, pick 'Excel Workbook (.xlsx)', and upload the new file.",
  tooMuch: () =>
    'The workbook is too large to be read. Copy the rows of properties into a new workbook and upload that.',
  tooSlow: () =>
    'The workbook took too long to read. Copy the rows of properties into a new workbook and upload that.',
  noSheet: () =>
    'The workbook has no visible sheet with cells. In Excel, right-click a sheet’s tab, choose Unhide, save, and upload it again.',
  unknownSheet: ({ sheet, names }: Details) =>
    `The workbook has no visible sheet “${sheet}”. Choose one of these: ${names}.`,
  tooManyRows: ({ sheet, rows, header, row }: Details) => {
    const parts = splitRows(Number(header) + 1, Number(row), rows);
    return `The sheet “${sheet}” goes on to row ${row}, and one file may have ${groupDigits(rows)} properties. Make ${groupDigits(parts.length)} files of it, each with row ${header}, the header, above these rows: ${partsText(parts, row)}. Upload them one by one.`;
  },
  farRow: ({ row, rows }: Details) =>
    `The sheet continues to row ${row}. Delete the rows below the last property, or split the file into files of at most ${groupDigits(rows)} rows.`,
  turned: ({ sheet }: Pick<Details, 'sheet'>) =>
    `In the sheet “${sheet}” each home has a column of its own, with what is said of it below. Select the cells in Excel, copy them, choose Paste Special and Transpose in a new sheet, and upload that.`,
  openQuote: ({ row }: Details) =>
    `In row ${row} a quotation mark is opened and not closed, so that the rows below it read as one cell. Correct that row and upload the file again.`,
  tooManyColumns: ({ cell, sheet, columns }: Details) =>
    `Cell ${cell} of the sheet “${sheet}” is beyond the ${columns} columns that can be imported. Delete the columns that do not describe a property and upload it again.`,
} as const;

/** Shown instead of a value that cannot be read. */
export const brokenCells = { formula: 'a formula without a value', date: 'an invalid date' };

/** Stands before the number of a table of a web page that has no name. */
export const tableName = 'Table';

/** Why a sheet cannot be imported and what to do. */
export function sheetFaultText(fault: SheetFault, sheet: string): string {
  switch (fault.code) {
    case 'empty':
      return `The sheet “${sheet}” is empty. Fill in one property per row below a header row, or choose another sheet.`;
    case 'nameless':
      return 'Choose which column is the name or the address, or write one of these headers above it: without either, nobody can tell which property a row is.';
    case 'same-column':
      return `Columns ${fault.letters.join(' and ')} are both matched to ${fault.title}. Choose one of them.`;
  }
}

function faultText(fault: RowFault): string {
  switch (fault.code) {
    case 'field':
      return fieldError(fault.fault, fault.field);
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
    case 'no-amount':
      return `“${fault.text}” is not one amount in rupees. Write the amount, or months of rent for the advance and the brokerage.`;
    case 'day-order':
      return `“${fault.text}” can be two days. Write it as 31-12-2026.`;
    case 'shifted':
      return 'This row has more cells than the file has headers, so its values stand under the wrong ones. Put quotation marks around a text with a comma in it.';
    case 'broken':
      return `The cell shows ${fault.text}, which is no text. Write the value itself.`;
    case 'not-clearable':
      return 'This cannot be emptied. Write a value instead of CLEAR.';
    case 'nameless':
      return 'Write a name or an address: without either, nobody can tell which property this is.';
    case 'unknown-reference':
      return 'There is no property with this reference. Copy it from the exported workbook or from the site, or leave the cell blank for a new property. If it is a number of your own office, set the column to “Not imported” under “Match columns”.';
    case 'altered-reference':
      return 'The spreadsheet has made a number or a date of this reference. Format the column as text, then copy the reference again from the exported workbook or from the site.';
    case 'in-trash':
      return 'This property is in the trash. Restore it there, then upload again.';
    case 'unknown-export':
      return 'This property was changed on the site after the export, and its exported state could not be found. Export the properties again and make the change there.';
    case 'same-reference':
      return `The same property is in row ${fault.rows.join(', ')} too. Keep one row for each property.`;
  }
}

/** Numbers in their order as people write them: 1–4, 7. */
export function rangeTexts(numbers: readonly number[]): string {
  const begins = numbers.filter((one) => !numbers.includes(one - 1));
  const ends = numbers.filter((one) => !numbers.includes(one + 1));
  return begins
    .map((begin, index) => (begin === ends[index] ? String(begin) : `${begin}–${ends[index]}`))
    .join(', ');
}

const saysTexts = {
  'rented-out': 'Is this home already rented out?',
  'not-for-rent': 'Is this no home for rent by the month?',
  'other-rent': 'Is this no rent in rupees a month?',
} as const;

function cautionText(caution: RowCaution): string {
  switch (caution.code) {
    case 'not-read':
      return `${doubtTexts['not-read']} Write the number alone, or check it and show the property as it is.`;
    case 'price-too-low':
    case 'price-too-high':
    case 'size-too-small':
    case 'rooms-unlikely':
    case 'advance-low':
    case 'no-unit':
      return doubtTexts[caution.code];
    case 'price-unlike':
      return 'This is many times the usual rent of this sheet. Is it a lump sum, or a sale price?';
    case 'below-least':
      return belowLeastText(caution.least);
    case 'contact':
      return 'There is a telephone number or an email address in this, which every visitor would read.';
    case 'lost-letters':
      return 'Letters were lost when this file was saved. Save it as “Excel Workbook (.xlsx)” or “CSV UTF-8”, and upload that.';
    case 'cut':
      return 'Left as it is on the site: this is only the beginning of that text, as programs leave it that cut texts.';
    case 'letters-kept':
      return 'Left as it is on the site: letters of that text were lost when this file was saved. To change it, save the file as “Excel Workbook (.xlsx)” or “CSV UTF-8”.';
    case 'says':
      return caution.text === ''
        ? `Other rows say something here, this one does not. ${saysTexts[caution.what]}`
        : `The sheet says “${caution.text}” here. ${saysTexts[caution.what]}`;
    case 'above':
      return 'A part of this stands for the cell above. Write in its place what it stands for.';
    case 'look':
      return 'This row has a colour, or is struck out, and nobody has said what that means.';
    case 'struck':
      return `Letters are struck out in the sheet, and left out here: “${caution.text}”.`;
    case 'broken-picture':
      return `Left out: picture ${rangeTexts(caution.pictures)}. It is no longer on this website, or its link opens a page such as one of Google Drive. Upload it in the property’s form after the import.`;
    case 'no-picture':
      return caution.areFiles
        ? `Not imported: “${caution.text}”. A workbook holds no files: upload the pictures in the property’s form after the import.`
        : `Not imported: “${caution.text}”. Write the address of each picture, which begins with https://, or upload the pictures in the property’s form after the import.`;
    case 'time':
      return 'This is a time of day. If the spreadsheet has made it of something else, format the cell as text and write it again.';
    case 'not-shown':
      return caution.why === 'offer'
        ? 'Something in this row is to be checked first, so the property is saved but hidden from visitors. Correct it, or show it as it is, in the list of properties.'
        : 'It is not clear whether visitors may see this property, so it is saved but hidden from them. Show it in the list of properties.';
    case 'incomplete':
      return `Saved, but not on the site until it has ${missingText(caution.missing)}.`;
    case 'not-imported':
      return `Not imported: ${faultText(caution.fault)}`;
    case 'changed-on-site':
      return 'This was changed on the site too after the export. The import uses the value of the sheet.';
  }
}

/** The faults and cautions of a cell, with what to do. */
export function findingText(finding: { fault: RowFault } | { caution: RowCaution }): string {
  return 'fault' in finding ? faultText(finding.fault) : cautionText(finding.caution);
}
