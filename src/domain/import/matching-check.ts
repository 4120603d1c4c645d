/** What is still to be asked or said of a matching: what is unknown, missing or left out, and why it cannot be imported. */
import type { RequiredPropertyField } from '../property/fields';
import { requiredFacts } from '../property/missing';
import type { OwnWords } from './cells';
import { type SheetColumn, decides, hasNoFact } from './column-meant';
import { canBeJoined, columnTitle, columns, identifiesProperty, readValue } from './columns';
import { findPair } from './headers';
import { type Question, isAnswered } from './question';
import { columnLetters } from './sheet';
import type { ColumnKey } from './spellings';
import { type Matching, listForAll } from './table';

/** Why a sheet whose columns are matched like this cannot be imported. */
export type SheetFault =
  | { code: 'empty' }
  /** No column for a name, and none for an address. */
  | { code: 'nameless' }
  | { code: 'same-column'; title: string; letters: readonly string[] };

/** The matching without the columns that are doubtful. */
export function keepCertain(matching: Matching, found: readonly SheetColumn[]): Matching {
  return {
    ...matching,
    keys: matching.keys.map((key, index) => (found[index]?.standing === 'certain' ? key : null)),
  };
}

/** The values of a column of choices that mean none of its options. */
export function unknownWords(
  key: ColumnKey | null,
  values: readonly string[],
  words: OwnWords = {},
): readonly string[] {
  const column = columns.find((one) => one.key === key);
  if (!column?.cells.meanings) return [];
  return values.filter((value) => {
    const read = readValue(column, value, words);
    return read !== undefined && 'fault' in read;
  });
}

/** The questions without an answer, or with one that is not among their options. */
export const findUnanswered = (
  questions: readonly Question[],
  given: Matching['answers'],
): readonly Question[] => questions.filter((one) => !isAnswered(one, given));

/** Whether a column has to be asked about: what it is, or what its words say of whether a home is to be had. */
export function isAsked(
  { keys, words }: Pick<Matching, 'keys' | 'words'>,
  { standing, values }: SheetColumn,
  index: number,
): boolean {
  const column = columns.find(({ key }) => key === keys[index]);
  if (standing === 'open' || !column) return standing === 'open';
  return decides(column) && unknownWords(column.key, values, words).length > 0;
}

/** The headers of the columns that nobody knows and that are kept in the remarks, or their letters. */
export const keptInRemarks = ({ keys }: Pick<Matching, 'keys'>, found: readonly SheetColumn[]) =>
  found.flatMap(({ header, standing }, index) =>
    standing === 'unknown' && keys[index] === 'remarks' ? [header || columnLetters(index)] : [],
  );

/** The columns that are read as is likely, with what they are. */
export const likelyColumns = ({ keys }: Pick<Matching, 'keys'>, found: readonly SheetColumn[]) =>
  found.flatMap(({ header, standing }, index) =>
    standing === 'likely' && keys[index]
      ? [{ header: header || columnLetters(index), title: columnTitle(keys[index]) }]
      : [],
  );

/** Whether a column has words that nobody knows, and that the office can explain. */
export const hasUnknownWords = (
  { keys, words }: Pick<Matching, 'keys' | 'words'>,
  found: readonly SheetColumn[],
) => found.some(({ values }, index) => unknownWords(keys[index] ?? null, values, words).length > 0);

/** The matching with every column that nobody knows in the remarks, or with none of them. */
export function matchUnknown(
  matching: Matching,
  found: readonly SheetColumn[],
  key: 'remarks' | null,
): Matching {
  const isMeant = (index: number) =>
    found[index]?.standing === 'unknown' &&
    [null, 'remarks'].includes(matching.keys[index] ?? null);
  return { ...matching, keys: matching.keys.map((one, index) => (isMeant(index) ? key : one)) };
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

/** The required facts for which a sheet of new properties has no column; of a header of two names both. */
export function findMissingColumns(
  { keys }: Pick<Matching, 'keys'>,
  found: readonly SheetColumn[],
): RequiredPropertyField[] {
  const given = [...keys, ...found.flatMap(({ header }) => findPair(header).map(({ key }) => key))];
  return keys.includes('reference') ? [] : requiredFacts.filter((name) => !given.includes(name));
}

/** The required facts that a sheet of new properties says neither in a column nor for all rows. */
export function findMissingFacts(
  matching: Pick<Matching, 'keys' | 'forAll'> & Partial<Matching>,
  found: readonly SheetColumn[],
) {
  const named: readonly ColumnKey[] = matching.answers?.names === 'address' ? ['name'] : [];
  const given = [...listForAll(matching).map(({ column }) => column.key), ...named];
  return findMissingColumns(matching, found).filter((name) => !given.includes(name));
}

/** Why columns that are matched like this cannot be imported. */
export function matchingFault({
  keys,
  forAll = {},
  answers = {},
}: Pick<Matching, 'keys'> & Partial<Matching>): SheetFault | null {
  if (keys.length === 0) return { code: 'empty' };
  for (const column of columns.filter((one) => !canBeJoined(one))) {
    const letters = keys.flatMap((key, index) =>
      key === column.key ? [columnLetters(index)] : [],
    );
    if (letters.length > 1) return { code: 'same-column', title: column.title, letters };
  }
  // With references a sheet may hold only what is to be changed.
  if (keys.includes('reference')) return null;
  if (keys.includes('name') || keys.includes('address')) return null;
  // The flats of a building are told apart by their numbers; all rows, or titles between them, name it.
  const given = listForAll({ keys, forAll });
  const isNamed =
    given.some(({ column }) => identifiesProperty(column)) ||
    ['name', 'address'].includes(answers.headings ?? '');
  return keys.includes('unit') && isNamed ? null : { code: 'nameless' };
}
