import type { RequiredPropertyField } from '../../domain/property/fields';
import { formatCount } from '../count';
import { missingText } from '../properties/missing';

export const matchWords = {
  title: 'Match columns',
  intro:
    'Which column is what? What is certain or likely is filled in already. Nothing has changed yet.',
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
  private: (title: string) => `${title} (office only)`,
  doubtful: 'Please check',
  hidden: 'Hidden',
  hiddenSheet: (name: string) => `${name} (hidden)`,
  word: (word: string, title: string) => `“${word}” as ${title}`,
  words: (title: string) => `Words that the site does not know as ${title}:`,
  likely: (count: number) =>
    `${formatCount(count, 'column is', 'columns are')} read as is likely, or kept in the remarks`,
  certain: (count: number) =>
    `${formatCount(count, 'column is', 'columns are')} certain, or not imported`,
  noWord: (isStatus: boolean) => (isStatus ? 'Not clear: hide these homes' : 'None of these'),
  next: 'Continue',
  missing: (missing: readonly RequiredPropertyField[]) =>
    `No column says ${missingText(missing)}. The properties are saved all the same, and not on the site until that is filled in: here for all rows, or later for several at once in the list of properties.`,
  forAll: (title: string) => `For all rows: ${title}`,
  kept: 'How you match the columns is kept in this browser for the next workbook with the same headers.',
} as const;
