import { faultOf } from '../schema';
import { columns } from './columns';
import type { PlanContext } from './planned-row';
import type { CellError } from './preview';
import { cellError, type Row } from './row';

type Issue = Parameters<typeof faultOf>[0];

function messageOf(issue: Issue, { fieldError }: Pick<PlanContext, 'fieldError'>): string {
  const message = fieldError(faultOf(issue), String(issue.path[0]));
  const isPicture = issue.path[0] === 'images' && typeof issue.path[1] === 'number';
  return isPicture ? `Picture ${Number(issue.path[1]) + 1}: ${message}` : message;
}

function titleOf(key: PropertyKey | undefined): string {
  return columns.find((column) => column.key === key)?.title ?? '';
}

/** What the schema refuses, each in its cell; where the sheet has no such column, in the row. */
export function fieldErrors(
  context: Pick<PlanContext, 'table' | 'fieldError'>,
  row: Row,
  { issues }: { issues: readonly Issue[] },
): CellError[] {
  const seen = new Set(row.errors.map(({ cell }) => cell));
  return issues.flatMap((issue) => {
    const place = context.table.columns.find(({ column }) => column.key === issue.path[0]);
    const message = messageOf(issue, context);
    const error = place
      ? cellError(row, place, message)
      : { cell: `row ${row.number}`, column: titleOf(issue.path[0]), value: '', message };
    // What could not be read at all is said already.
    return seen.has(error.cell) && place ? [] : [error];
  });
}
