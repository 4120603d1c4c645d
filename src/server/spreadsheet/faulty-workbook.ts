import { importWorkbookWords } from '../../content/import/workbook';
import { isBlank } from '../../domain/import/cell';
import { reasonTitle } from '../../domain/import/columns';
import { plainHeader } from '../../domain/import/matching/match-header';
import type { FaultyRow } from '../../domain/import/result';
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
  const hasContent = (at: number) =>
    !isBlank(headers[at]) || rows.some(({ cells }) => !isBlank(cells[at]));
  const isReason = (at: number) => plainHeader(headers[at] ?? '') === plainHeader(reasonTitle);
  return Array.from({ length: count }, (_, at) => at).filter(
    (at) => hasContent(at) && !isReason(at),
  );
}

function findWidth(header: string): number {
  return Math.min(Math.max(header.length + 4, 14), 40);
}

/** Rows to correct as an .xlsx file: the operator's columns in their order, then what is wrong with each row. */
export function faultyWorkbook(input: FaultySheet): Uint8Array<ArrayBuffer> {
  const own = ownColumns(input);
  const headers = own.map((at) => input.headers[at] ?? '');
  const head = [...headers, reasonTitle].map((header) => textCell(header, headStyle));
  const rows = input.rows.map(({ cells, reason }) => [
    ...own.map((at) => valueCell(cells[at])),
    textCell(reason, reasonStyle),
  ]);
  const widths = [...headers.map(findWidth), reasonWidth];
  const sheet = worksheet({ rows: [head, ...rows], widths });
  return writeWorkbook({ name: importWorkbookWords.properties, sheet });
}
