/**
 * What the office reads before it imports a workbook: what will happen to how many properties, what is left out, and the
 * questions at single rows.
 */
import type { LeftOutRow, MonthFirst, PublicationCounts } from '../../domain/import';
import type { RequiredPropertyField } from '../../domain/property/fields';
import { groupDigits } from '../../domain/number';
import { formatCount } from '../count';
import { missingText } from '../properties/missing';

/** What visitors will see of the properties: ": 3 shown, 2 to be checked", or '' where they see all. */
function formatSeen({ shown, held, hidden, incomplete }: PublicationCounts): string {
  const lacking = incomplete.reduce((sum, { count }) => sum + count, 0);
  if (lacking + held + hidden === 0) return '';
  const parts = [
    shown > 0 && `${groupDigits(shown)} shown`,
    lacking > 0 && `${groupDigits(lacking)} to be completed`,
    held > 0 && `${groupDigits(held)} to be checked`,
    hidden > 0 && `${groupDigits(hidden)} hidden`,
  ];
  return `: ${parts.filter(Boolean).join(', ')}`;
}

/** What is left out of a column: a few of its texts, and the number of its cells. */
interface LeftOutColumn {
  column: string;
  values: readonly string[];
  count: number;
}

function leftOutValues(values: readonly string[], count: number): string {
  const quoted = values.map((value) => `“${value}”`).join(', ');
  return count > values.length ? `${quoted} (${formatCount(count, 'row', 'rows')})` : quoted;
}

export const previewWords = {
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
  missing: (missing: readonly RequiredPropertyField[]) => `No column says ${missingText(missing)}.`,
  giveForAll: 'Give one value for all rows',
  notImported: 'Not imported:',
  match: 'Match columns',
  inRemarks: (headers: readonly string[]) =>
    `The site has no field for ${headers.map((header) => `“${header}”`).join(', ')}: kept in the remarks, which the office alone reads.`,
  outOfRemarks: 'Leave them out',
  intoRemarks: 'Keep them in the remarks',
  likely: (columns: readonly { header: string; title: string }[]) =>
    `Likely, but please check: ${columns.map(({ header, title }) => `“${header}” is ${title}`).join(', ')}.`,
  leftOutCells: (columns: readonly LeftOutColumn[]) =>
    `Cells that are not understood are left out: ${columns
      .map(({ column, values, count }) => `${column} ${leftOutValues(values, count)}`)
      .join('; ')}.`,
  sayWords: 'Say what the words mean',
  readAgain: 'Read it like this',
  hidden: (rows: string) => `Hidden rows are left out: ${rows}.`,
  withHidden: 'Import them too',
  hiddenColumns: (headers: string) => `Hidden columns are left out: ${headers}.`,
  takesColumns: '“Match columns” takes them in.',
  hiddenSheets: (names: string) => `Hidden sheets are left out: ${names}.`,
  otherSheets: (names: string) => `Other sheets are not read: ${names}.`,
  opensSheet: '“Match columns” opens one instead.',
  monthFirst: ({ header, because }: MonthFirst) =>
    because === null
      ? `The days under “${header}” are read with the month first.`
      : `The days under “${header}” are read with the month first, because of ${because}.`,
  leftOut: 'Rows without a property are left out:',
  leftOutRow: ({ number, text }: LeftOutRow) => `${number} (${text})`,
  withTitles: 'Import those of one text too',
  readings: 'How the columns were read',
  contacts: (count: number) =>
    `${formatCount(count, 'row has', 'rows have')} a telephone number or an email address in a text that every visitor would read.`,
  takeOut: 'Take them out',
  import: (count: number) => `Import ${formatCount(count, 'property', 'properties')}`,
  seen: formatSeen,
  rejected: 'Rows with errors are not imported. Download them, correct them and upload them again.',
  same: (count: number) =>
    count === 1
      ? '1 row has the name and address of a property, and its floor, size and rooms do not differ. It is skipped unless you choose otherwise, here or at the row.'
      : `${formatCount(count, 'row', 'rows')} have the name and address of a property, and their floors, sizes and rooms do not differ. They are skipped unless you choose otherwise, here or at each row.`,
  twins: (count: number) =>
    count === 1
      ? '1 row has the name and address of a property, with another floor, size or number of rooms. Is it another home, or that one? It is added unless you choose otherwise.'
      : `${formatCount(count, 'row', 'rows')} have the name and address of a property, with another floor, size or number of rooms. Are they other homes, or those? They are added unless you choose otherwise.`,
  sameChoices: { create: 'Add all', update: 'Change those', skipped: 'Skip all' },
  allSkipped: 'Nothing to import: every row is skipped.',
  nothing: 'Nothing to import: every row already matches the site.',
  onlyErrors: 'Nothing to import until the errors are corrected.',
  noRows:
    'The sheet has no rows with properties. Fill in a row under the headers and upload it again.',
} as const;

/** The list of rows, of the preview and of the result. */
export const importRowWords = {
  filter: 'Show',
  all: 'All',
  row: 'Row',
  unnamed: 'Property without a name',
  found: (count: number) => formatCount(count, 'row', 'rows'),
  none: 'No rows match this filter.',
  before: 'before:',
  withNotes: 'With notes',
} as const;

/** The choice at a row that may be a property which is there. */
export const sameWords = {
  site: 'Has the name and address of',
  row: (row: number) => `Has the name and address of row ${row} of this sheet.`,
  legend: (row: number) => `Row ${row}`,
  choices: { skipped: 'Skip', create: 'Add as a new property', update: 'Change that property' },
  newTab: '(new tab)',
} as const;
