import type { SheetLimits } from '../../domain/import/matching';
import type { PublicationCounts } from '../../domain/import/publication';
import type { RequiredPropertyField } from '../../domain/property/fields';
import { groupDigits } from '../../domain/number';
import { formatCount } from '../count';
import { missingText } from '../properties/missing';

/** What visitors will see of the properties: ": 3 shown, 2 to be checked", or '' where they see all. */
function formatSeen({ shown, check, hidden, incomplete }: PublicationCounts): string {
  const lacking = incomplete.reduce((sum, { count }) => sum + count, 0);
  if (lacking + check + hidden === 0) return '';
  const parts = [
    shown > 0 && `${groupDigits(shown)} shown`,
    lacking > 0 && `${groupDigits(lacking)} to be completed`,
    check > 0 && `${groupDigits(check)} to be checked`,
    hidden > 0 && `${groupDigits(hidden)} hidden`,
  ];
  return `: ${parts.filter(Boolean).join(', ')}`;
}

/** What visitors see of the imported properties, a sentence for each reason why they do not. */
export function publicationSentences(counts: PublicationCounts): string[] {
  const { shown, check, hidden, incomplete } = counts;
  const things = (count: number) => formatCount(count, 'property', 'properties');
  return [
    shown > 0 && `${things(shown)} ${shown === 1 ? 'is' : 'are'} on the site.`,
    ...incomplete.map(({ missing, count }) =>
      count === 1
        ? `1 property lacks ${missingText(missing)}: saved, not on the site until that is filled in.`
        : `${things(count)} lack ${missingText(missing)}: saved, not on the site until that is filled in.`,
    ),
    check > 0 &&
      `${things(check)} ${check === 1 ? 'is' : 'are'} to be checked: saved, hidden from visitors until you show ${check === 1 ? 'it' : 'them'} in the list of properties.`,
    hidden > 0 &&
      `${things(hidden)} ${hidden === 1 ? 'is' : 'are'} hidden from visitors, as the sheet says.`,
  ].filter((text) => text !== false);
}

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
      'For changes: every property as it is now. Edit the cells and upload the file again; leave the columns “Reference” and “Version” as they are.',
  },
  file: {
    title: 'Upload it',
    choose: 'Choose a file',
    change: 'Choose another file',
    hint: ({ megabytes, rows }: SheetLimits) =>
      `or drop it here. An Excel workbook (.xlsx or .xls) or a list as .csv, of at most ${megabytes} MB and ${groupDigits(rows)} rows.`,
    upload: 'Upload',
    chosen: (file: string) => `Chosen file: ${file}`,
    reading: (file: string) => `Reading ${file}…`,
    changed: (file: string) =>
      `“${file}” was moved or changed after you chose it. Close it in Excel and choose it again.`,
  },
  match: {
    title: 'Match columns',
    intro: 'Which column is what? What is certain is filled in already. Nothing has changed yet.',
    where: (sheet: string, rows: readonly number[]) =>
      rows[0] === 0
        ? `Sheet “${sheet}”, without headers`
        : `Sheet “${sheet}”, headers in row ${rows.join(' and ')}`,
    sheet: 'Sheet',
    header: 'Row of the headers',
    noHeaders: 'The sheet has no headers',
    read: 'Read this',
    noHeader: 'without a header',
    field: (header: string) => `What “${header}” is`,
    none: 'Not imported',
    doubtful: 'Please check',
    hidden: 'Hidden',
    hiddenSheet: (name: string) => `${name} (hidden)`,
    word: (word: string, title: string) => `“${word}” as ${title}`,
    words: (title: string) => `Words that the site does not know as ${title}:`,
    certain: (count: number) =>
      `${formatCount(count, 'column is', 'columns are')} certain, or not imported`,
    noWord: 'None of these',
    next: 'Continue',
    missing: (missing: readonly RequiredPropertyField[]) =>
      `No column says ${missingText(missing)}. The properties are saved all the same, and not on the site until that is filled in: here for all rows, or later for several at once in the list of properties.`,
    forAll: (title: string) => `For all rows: ${title}`,
    kept: 'How you match the columns is kept in this browser for the next workbook with the same headers.',
  },
  preview: {
    title: 'Check what would happen',
    nothingYet: (file: string, sheet: string) =>
      `Nothing has changed yet. This is what the sheet “${sheet}” of “${file}” would do.`,
    counts: {
      create: 'New',
      update: 'Changed',
      unchanged: 'Unchanged',
      skipped: 'Skipped',
      error: 'With errors',
    },
    columns: (count: number) => `${formatCount(count, 'column is', 'columns are')} imported.`,
    forAll: (given: readonly string[]) => `For all rows: ${given.join(', ')}.`,
    missing: (missing: readonly RequiredPropertyField[]) =>
      `No column says ${missingText(missing)}.`,
    giveForAll: 'Give one value for all rows',
    notImported: 'Not imported:',
    match: 'Match columns',
    hidden: (rows: string) => `Hidden rows are left out: ${rows}.`,
    withHidden: 'Import them too',
    hiddenColumns: (headers: string) => `Hidden columns are left out: ${headers}.`,
    takesColumns: '“Match columns” takes them in.',
    hiddenSheets: (names: string) => `Hidden sheets are left out: ${names}.`,
    otherSheets: (names: string) => `Other sheets are not read: ${names}.`,
    opensSheet: '“Match columns” opens one instead.',
    leftOut: (rows: string) => `Rows without a property are left out: ${rows}.`,
    import: (count: number) => `Import ${formatCount(count, 'property', 'properties')}`,
    seen: formatSeen,
    rejected:
      'Rows with errors are not imported. Download them, correct them and upload them again.',
    same: (count: number) =>
      count === 1
        ? '1 row has the name and address of a property, and its floor, size and rooms do not differ. It is skipped unless you choose otherwise, here or at the row.'
        : `${formatCount(count, 'row', 'rows')} have the name and address of a property, and their floors, sizes and rooms do not differ. They are skipped unless you choose otherwise, here or at each row.`,
    sameChoices: { create: 'Add all', update: 'Change those', skipped: 'Skip all' },
    allSkipped: 'Nothing to import: every row is skipped.',
    nothing: 'Nothing to import: every row already matches the site.',
    onlyErrors: 'Nothing to import until the errors are corrected.',
    noRows:
      'The sheet has no rows with properties. Fill in a row under the headers and upload it again.',
  },
  rows: {
    filter: 'Show',
    all: 'All',
    row: 'Row',
    unnamed: 'Property without a name',
    found: (count: number) => formatCount(count, 'row', 'rows'),
    none: 'No rows match this filter.',
    before: 'before:',
    check: 'With notes',
  },
  same: {
    site: 'Has the name and address of',
    row: (row: number) => `Has the name and address of row ${row} of this sheet.`,
    legend: (row: number) => `Row ${row}`,
    choices: { skipped: 'Skip', create: 'Add as a new property', update: 'Change that property' },
    newTab: '(new tab)',
  },
  importing: (file: string) => `Importing ${file}…`,
  failed: {
    nothing: (why: string) => `Nothing was changed. ${why}`,
    unclear: (why: string) =>
      `It is not known whether this was done. ${why} Try again: nothing is done twice.`,
  },
  result: {
    title: 'The import is finished',
    allGood: 'Every row was imported.',
    cards: 'As visitors see them',
    unseen: 'See those not on the site',
    leftOut: 'What was imported, and what was left out',
    leftOutCells: (count: number) =>
      formatCount(count, 'value was not imported', 'values were not imported'),
    skipped: 'Rows that were not imported',
    skippedText:
      'Download these rows, correct what the last column says, and upload that file on its own.',
    faulty: (count: number) =>
      count === 1
        ? 'Download the faulty row'
        : `Download the ${formatCount(count, 'faulty row', 'faulty rows')}`,
    properties: 'See all properties',
  },
  undo: {
    button: 'Undo this import',
    short: 'Undo',
    ask: {
      title: (file: string) => `Undo the import of “${file}”?`,
      text: 'Properties that it added go to the trash, and properties that it changed are restored to what they were. Properties that somebody has edited since stay as they are and are listed. You can then put the added ones in the trash as well.',
      confirm: 'Undo',
    },
    running: (file: string) => `Undoing “${file}”`,
    failed: (file: string) => `“${file}” could not be undone`,
    done: (file: string) => `“${file}” is undone`,
    undone: (restored: number, inTrash: number) =>
      [
        restored > 0 && `${formatCount(restored, 'property is', 'properties are')} as before.`,
        inTrash > 0 &&
          `${formatCount(inTrash, 'added property is', 'added properties are')} in the trash.`,
        restored + inTrash === 0 && 'No property had to be changed.',
      ]
        .filter(Boolean)
        .join(' '),
    trash: 'See the trash',
    edited: (count: number) =>
      count === 1
        ? '1 property was edited since and stays as it is:'
        : `${formatCount(count, 'property', 'properties')} were edited since and stay as they are:`,
    row: (row: number, isNew: boolean) =>
      isNew ? `row ${row}, added by the import` : `row ${row}`,
    others: {
      button: (count: number) =>
        count === 1
          ? 'Put the added one in the trash as well'
          : `Put the ${groupDigits(count)} added ones in the trash as well`,
      ask: (things: string, count: number, days: number) => {
        const them = count === 1 ? 'it' : 'them';
        return {
          title: `Put ${things} in the trash as well?`,
          text: `Visitors will no longer see ${them}. You can restore ${them} for ${days} days, with what was edited since the import.`,
          confirm: 'Put in the trash',
        };
      },
    },
  },
  imports: {
    title: 'Recent imports',
    none: 'No workbook has been imported yet.',
    states: { imported: 'Imported', undone: 'Undone' },
    until: (day: string) => `Can be undone until ${day}`,
    faulty: 'Faulty rows',
    reloadFailed: 'The list of imports could not be loaded again, so it may be out of date.',
  },
} as const;

export const importMessages = {
  editedMeanwhile:
    'This property was edited after the preview. Check it, then upload the row again.',
  deletedMeanwhile:
    'This property was deleted after the preview. Restore it from the trash, then upload the row again.',
  same: 'Skipped: a property, or an earlier row, has this name and address, and its floor, size and rooms do not differ.',
  unknownImport: (undoDays: number) =>
    `This import is unknown or older than ${undoDays} days. Upload the workbook again.`,
  undone: 'This import was undone. Upload the workbook again to import it.',
  tooOld: (undoDays: number) =>
    `This import is older than ${undoDays} days and can no longer be undone.`,
  nothingImported: 'Nothing of this import was saved, so there is nothing to undo.',
  oldPages: 'Visitors may see the old pages for some minutes.',
  noFaultyRows: 'This import has no rows to correct.',
} as const;

/** The preview's words for values that have no text. */
export const cellTexts = {
  notStated: 'Not stated',
  pictures: (count: number) =>
    count === 0 ? 'No pictures' : formatCount(count, 'picture', 'pictures'),
} as const;
