import { importWorkbookWords } from '../../content/import/workbook';
import { isBlank, reasonTitle, plainHeader, type FaultyRow } from '../../domain/import';
import { headStyle, reasonStyle, textCell, valueCell, worksheet } from './worksheet';
import { writeWorkbook } from './write-workbook';

interface FaultySheet {
  headers: string[];
  rows: Omit<FaultyRow, 'row'>[];
}

const reasonWidth = 60;

/** Indexes of the operator's own columns; a column of reasons from an earlier file is replaced. */
function ownColumns({ headers, rows }: FaultySheet): number[] {
  const count = Math.max(headers.length, ...rows.map(({ cells }) => cells.length));
  const hasContent = (index: number) =>
    !isBlank(headers[index]) || rows.some(({ cells }) => !isBlank(cells[index]));
  const isReason = (index: number) =>
    plainHeader(headers[index] ?? '') === plainHeader(reasonTitle);
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => hasContent(index) && !isReason(index),
  );
}

function findWidth(header: string): number {
  return Math.min(Math.max(header.length + 4, 14), 40);
}

/** Rows to correct as an .xlsx file: the operator's columns in their order, then what is wrong with each row. */
export function faultyWorkbook(input: FaultySheet): Promise<Uint8Array<ArrayBuffer>> {
  const own = ownColumns(input);
  const headers = own.map((index) => input.headers[index] ?? '');
  const head = [...headers, reasonTitle].map((header) => textCell(header, headStyle));
  const rows = input.rows.map(({ cells, reason }) => [
    ...own.map((index) => valueCell(cells[index])),
    textCell(reason, reasonStyle),
  ]);
  const widths = [...headers.map(findWidth), reasonWidth];
  const sheet = worksheet({ rows: [head, ...rows], widths });
  return writeWorkbook({ name: importWorkbookWords.properties, sheet });
}
