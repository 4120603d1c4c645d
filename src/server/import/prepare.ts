/**
 * From the bytes of a workbook to a stored plan that the office can look at: which sheet is read, what has to be asked
 * first, and what the preview shows. It changes no property.
 */
import { fileFaults } from '../../content/import/faults';
import {
  askSheet,
  cellText,
  matchColumns,
  headerSearchRows,
  findAlikeSheets,
  findNewestSheet,
  findUnanswered,
  keepCertain,
  isAsked,
  isTurned,
  matchingFault,
  notImported,
  type ImportPreview,
  type Matching,
  type WorkbookReading,
  type FaultyRow,
  type RowCounts,
  type RowPreview,
  type Sheet,
  type Table,
  makeTable,
  withLikely,
} from '../../domain/import';
import {
  latestListingDay,
  planRows,
  isStale,
  type PlannedRow,
  parseRows,
  type ParsedRow,
  resolveReferences,
} from '../../domain/import/plan';
import { type PropertyRecord, readFields } from '../../domain/property/schema';
import { numbersIn } from '../../domain/phone-numbers';
import { shorten } from '../../domain/shorten';
import { maxAnswerBytes } from '../http/reply';
import { Problem } from '../http/problem';
import type { Upload } from '../http/request';
import { missingPicturesIn } from '../images/picture-check';
import { loadPhoneReader } from '../phone-numbers';
import { properties } from '../records/properties';
import { freshRecordId } from '../records/records';
import { readWorkbook } from '../read-workbook';
import { freshImportId, writeImport } from './import-store';
import type { ImportRow, GivenMatching } from './schema';
import { makeReadings, makeRowPreview } from './words';

/** How many sheets behind the first one are looked at: each is read by a thread of its own. */
const maxFurther = 2;

/** A sheet with its columns matched; `alike`: the names of the sheets of which nothing says which is meant. */
type MatchedSheet = Pick<WorkbookReading, 'matching' | 'columns'> & {
  sheet: Sheet;
  alike: string[];
};

/** Another sheet than the first; `null` when it cannot be read, since nobody asked for it. */
async function readFurther(bytes: Uint8Array, name: string): Promise<MatchedSheet | null> {
  try {
    const sheet = await readWorkbook(bytes, name);
    return { sheet, ...matchColumns(sheet), alike: [] };
  } catch (thrown) {
    if (thrown instanceof Problem) return null;
    throw thrown;
  }
}

/** Whether headers of a sheet are known; any text at all can be a remark. */
const hasHeaders = ({ matching }: MatchedSheet) =>
  matching.keys.filter((key) => key !== null && key !== 'remarks').length > 1;

/** The sheets that are called as the first one and are lists as well; none where it is the only list. */
async function findAlike(bytes: Uint8Array, { sheet }: MatchedSheet): Promise<string[]> {
  const names = findAlikeSheets(sheet.names);
  for (const name of names.slice(1, 1 + maxFurther)) {
    const further = await readFurther(bytes, name);
    if (further && hasHeaders(further)) return names;
  }
  return [];
}

/**
 * The sheet that is read: the one that the office chose, else the newest of sheets that are days, weeks or months, else the
 * first one that has headers: a workbook may begin with a cover. Where none has, it is the first one.
 */
async function readSheet(bytes: Uint8Array, given: GivenMatching | null): Promise<MatchedSheet> {
  const sheet = await readWorkbook(bytes, given?.sheet);
  const first: MatchedSheet = { sheet, ...matchColumns(sheet, given?.header), alike: [] };
  const newest = given?.sheet === undefined ? findNewestSheet(sheet.names) : null;
  if (newest !== null && newest !== sheet.name) {
    const found = await readFurther(bytes, newest);
    if (found && hasHeaders(found)) return found;
  }
  if (given) return first;
  if (hasHeaders(first))
    return { ...first, alike: newest === null ? await findAlike(bytes, first) : [] };
  for (const name of sheet.names.slice(1, 1 + maxFurther)) {
    const further = await readFurther(bytes, name);
    if (further && hasHeaders(further)) return further;
  }
  return first;
}

function exportedProperties(
  rows: readonly ParsedRow[],
  current: ReadonlyMap<string, PropertyRecord>,
): Promise<Map<string, PropertyRecord>> {
  const stale = rows.filter((row) => {
    const property = current.get(row.reference);
    return property !== undefined && isStale(row, property);
  });
  return properties.readVersions(
    stale.map(({ reference, version }) => ({ id: reference, version })),
  );
}

function countRows(rows: readonly PlannedRow[]): RowCounts {
  const counts: RowCounts = { create: 0, update: 0, unchanged: 0, skipped: 0, error: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

function importRow(planned: PlannedRow, current: ReadonlyMap<string, PropertyRecord>): ImportRow[] {
  const { row, name, id, cells, write, other, action } = planned;
  if (!write) return [];
  const kept = (one: Pick<ImportRow, 'id' | 'write'>) => {
    const before = current.get(one.id);
    return { ...one.write, ...(before && { before }) };
  };
  return [
    {
      row,
      name,
      id,
      cells,
      write: kept({ id, write }),
      ...(other && { other: { id: other.id, write: kept(other) } }),
      ...(action === 'skipped' && { isSkipped: true }),
    },
  ];
}

/** What may hold addresses of pictures. */
function pictureTexts({ columns, rows }: Table): string {
  const pictures = columns.filter(({ column }) => column.key === 'images');
  return JSON.stringify(pictures.map(({ index }) => rows.map(({ cells }) => cells[index])));
}

/** The bytes of rows in an answer, row by row: one text of them all would stay in memory for long. */
const countBytes = (rows: readonly RowPreview[]) =>
  rows.reduce((sum, row) => sum + Buffer.byteLength(JSON.stringify(row)) + 1, 1);

async function storePlan(fileName: string, table: Table, now: Date): Promise<ImportPreview> {
  const current = await properties.allStored();
  const isMissing = await missingPicturesIn(pictureTexts(table));
  const phones = await loadPhoneReader();
  const read = resolveReferences(parseRows(table), [...current.keys()]);
  const rows = planRows({
    table,
    rows: read,
    current,
    isMissing,
    readFields,
    hasPhone: (text) => numbersIn(text, phones).length > 0,
    newId: freshRecordId,
    baselines: await exportedProperties(read, current),
    latestDay: latestListingDay(now),
  });
  const shown = rows.map((row) => makeRowPreview(row, table));
  // Some hundred rows with texts as long as they may be.
  if (countBytes(shown) > maxAnswerBytes) throw new Problem(422, fileFaults.tooMuch());
  const id = freshImportId(now);
  const found = { fileName: fileName.slice(0, 200), counts: countRows(rows) };
  const faulty = rows.flatMap(({ row, cells, action }, index): FaultyRow[] => {
    const faults = (shown[index]?.cells ?? []).filter(({ fault }) => fault !== undefined);
    const reasons = faults.map(({ column, cell, fault }) =>
      cell === '' ? `${column}: ${fault}` : `${column} (${cell}): ${fault}`,
    );
    return action === 'error' ? [{ row, cells, reason: reasons.join('\n') }] : [];
  });
  await writeImport(id, {
    ...found,
    headers: table.headers,
    rejected: faulty,
    rows: rows.flatMap((row) => importRow(row, current)),
  });
  return {
    id,
    ...found,
    rows: shown,
    hiddenRows: table.hiddenRows,
    leftOutRows: table.leftOutRows,
    monthFirst: table.monthFirst,
    readings: makeReadings(rows, table),
  };
}

/** A matching that was read of a sheet, with what the office has said in place of what was read. */
function withGiven(guessed: Matching, given: GivenMatching | null): Matching {
  const { keys, words = {}, forAll = {}, answers = {} } = given ?? {};
  const { withHidden = false, withTitles = false } = given ?? {};
  const status = guessed.words.status && { ...guessed.words.status, ...words.status };
  return {
    ...guessed,
    keys: guessed.keys.map((key, index) => (keys ? (keys[index] ?? null) : key)),
    words: { ...guessed.words, ...words, ...(status && { status }) },
    forAll,
    answers,
    withHidden,
    withTitles,
  };
}

/**
 * Plans an import, unless something has to be asked first and `canAsk`: what a column is, a question of the sheet, or how what
 * is matched could be imported at all. Throws `Problem` 413, 415, 422.
 */
export async function prepareImport(
  { bytes, fileName }: Pick<Upload, 'bytes' | 'fileName'>,
  wanted: GivenMatching | null,
  now: Date,
  canAsk = true,
): Promise<WorkbookReading> {
  const chosen = wanted?.answers?.sheet;
  const isOther = chosen !== undefined && chosen !== wanted?.sheet;
  // Another sheet has columns and questions of its own.
  const given = isOther ? { sheet: chosen, answers: { sheet: chosen } } : wanted;
  const read = await readSheet(new Uint8Array(bytes), given);
  const { sheet, columns, alike } = read;
  if (!given?.keys && isTurned(sheet))
    throw new Problem(422, fileFaults.turned({ sheet: sheet.name }));
  const asGiven = withGiven(canAsk ? read.matching : keepCertain(read.matching, columns), given);
  const table = makeTable(sheet, asGiven, canAsk);
  const questions = [...(alike.length > 0 ? [askSheet(alike)] : []), ...table.questions];
  const answers = canAsk ? withLikely(questions, asGiven.answers) : asGiven.answers;
  const matching = { ...asGiven, answers };
  const isToMatch =
    canAsk && !given?.keys && columns.some((column, index) => isAsked(matching, column, index));
  const isUnanswered = canAsk && findUnanswered(questions, answers).length > 0;
  const isOpen = isToMatch || isUnanswered || matchingFault(matching) !== null;
  return {
    sheets: sheet.names,
    firstRows: sheet.rows
      .slice(0, headerSearchRows)
      .map(({ number, cells }) => ({
        number,
        text: shorten(cells.map(cellText).filter(Boolean).join(' · '), 80),
      })),
    matching,
    columns,
    questions,
    notImported: notImported(matching, columns, false),
    hiddenColumns: notImported(matching, columns, true),
    hiddenSheets: sheet.hiddenNames.filter((name) => name !== sheet.name),
    otherSheets: sheet.names.filter((name) => name !== sheet.name),
    preview: isOpen ? null : await storePlan(fileName, table, now),
  };
}
