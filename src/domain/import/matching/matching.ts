import type { RequiredPropertyField } from '../../property/fields';
import { requiredFacts } from '../../property/missing';
import { columnLetters } from '../cell';
import { columns, reasonTitle, type Column } from '../columns';
import type { SheetFault } from '../faults';
import { type ColumnKey, serialHeaders } from './header-words';
import { matchHeader, plainHeader } from './match-header';
import type { OwnWords } from '../option-words';
import { readValue } from '../value';

/** Which column of a sheet is what: as its headers say, or as the operator has matched them. */
export interface Matching {
  sheet: string;
  /** The number of the header row, or of two that are read together; 0 for a sheet without headers. */
  header: readonly number[];
  /** For each column from A on; `null` is not imported. */
  keys: readonly (ColumnKey | null)[];
  words: OwnWords;
  /** For required facts without a column: the text that every row has. */
  forAll: Readonly<Partial<Record<ColumnKey, string>>>;
  withHidden: boolean;
}

export interface SheetColumn {
  header: string;
  values: string[];
  /** Whether its header is unambiguous, or nothing is lost without it. */
  isCertain: boolean;
  /** Whether the sheet hides it. */
  isHidden: boolean;
}

/** The maximum number of rows (without the header) and columns of a sheet, and the maximum size of its file. */
export const sheetLimits = {
  rows: 1_000,
  columns: 60,
  megabytes: 4,
  bytes: 4 * 1024 * 1024,
} as const;
export type SheetLimits = typeof sheetLimits;

/** Whether a property can take the text of several such columns. */
export const canBeJoined = ({ key, cells, isRequired }: Column) =>
  key === 'address' || (cells.hasLines === true && !isRequired);

/** Whether a column with this header has nothing to import, such as a serial number. */
export const hasNoFact = (header: string) =>
  [plainHeader(reasonTitle), ...serialHeaders].includes(plainHeader(header)) ||
  matchHeader(header)?.isShown === true;

/** The matching without the columns that are doubtful. */
export function keepCertain(matching: Matching, found: readonly SheetColumn[]): Matching {
  return {
    ...matching,
    keys: matching.keys.map((key, index) => (found[index]?.isCertain ? key : null)),
  };
}

/** The values of a column of choices that are none of its options. */
export function unknownWords(
  key: ColumnKey | null,
  values: readonly string[],
  words: OwnWords = {},
) {
  const column = columns.find((one) => one.key === key);
  if (!column?.cells.asksForWords) return [];
  return values.filter((value) => {
    const read = readValue(column, value, words);
    return read !== undefined && 'fault' in read;
  });
}

/** Whether nothing about the columns has to be asked. */
export function isSettled({ keys, words }: Matching, found: readonly SheetColumn[]): boolean {
  return found.every(
    ({ isCertain, values }, index) =>
      isCertain && unknownWords(keys[index] ?? null, values, words).length === 0,
  );
}

/** The headers of the columns with facts that are not imported, or their letters: those that are hidden, or the others. */
export function notImported(
  { keys }: Matching,
  found: readonly SheetColumn[],
  hidden: boolean,
): string[] {
  return found.flatMap(({ header, values, isHidden }, index) => {
    const isMeant = isHidden === hidden && values.length > 0 && !hasNoFact(header);
    return keys[index] || !isMeant ? [] : [header || columnLetters(index)];
  });
}

/** The required facts for which a sheet of new properties has no column. */
export function findMissingColumns({ keys }: Pick<Matching, 'keys'>): RequiredPropertyField[] {
  return keys.includes('reference') ? [] : requiredFacts.filter((name) => !keys.includes(name));
}

/** The texts for all rows; a column of the sheet counts before one. */
export function listForAll({ keys, forAll }: Pick<Matching, 'keys' | 'forAll'>) {
  return columns.flatMap((column) => {
    const text = forAll[column.key]?.trim() ?? '';
    return text === '' || keys.includes(column.key) ? [] : [{ column, text }];
  });
}

/** The required facts that a sheet of new properties says neither in a column nor for all rows. */
export function findMissingFacts(matching: Pick<Matching, 'keys' | 'forAll'>) {
  const given = listForAll(matching).map(({ column }) => column.key);
  return findMissingColumns(matching).filter((name) => !given.includes(name));
}

/** Why columns that are matched like this cannot be imported. */
export function matchingFault({ keys }: Pick<Matching, 'keys'>): SheetFault | null {
  if (keys.length === 0) return { code: 'empty' };
  for (const column of columns.filter((one) => !canBeJoined(one))) {
    const letters = keys.flatMap((key, index) =>
      key === column.key ? [columnLetters(index)] : [],
    );
    if (letters.length > 1) return { code: 'same-column', title: column.title, letters };
  }
  // With references a sheet may hold only what is to be changed.
  if (keys.includes('reference')) return null;
  return keys.includes('name') || keys.includes('address') ? null : { code: 'nameless' };
}
