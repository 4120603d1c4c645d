import { RequestFailed } from '../../../api/request';
import { bulk } from '../../../content/bulk';
import { UndoStuck } from './undo';
import { UnfitFile } from './workbook-file';

const { failed: words } = bulk;

const advices: Readonly<Record<number, string>> = {
  401: words.unauthorized,
  403: words.forbidden,
  503: words.busy,
};

function adviceFor({ status, problem }: RequestFailed, isOnline: boolean): string {
  if (status === 0) return isOnline ? words.unanswered : words.offline;
  const known = advices[status];
  if (known !== undefined) return known;
  if (status < 500 && problem) {
    const messages = (problem.errors ?? []).map(({ message }) => message);
    return [...new Set([problem.detail, ...messages])].join(' ');
  }
  if (status === 413) return words.large;
  const id = problem?.requestId;
  return id === undefined ? `${words.other}.` : `${words.other}: ${id}.`;
}

/** The sheets of a workbook whose first or chosen sheet holds no homes. */
export function sheetsOf(thrown: unknown): readonly string[] {
  const body = thrown instanceof RequestFailed ? thrown.body : null;
  const { sheets } = (body ?? {}) as { sheets?: unknown };
  return Array.isArray(sheets) ? sheets.filter((name) => typeof name === 'string') : [];
}

/** What went wrong and what to do, for anything that a step of the upload throws. */
export function failureText(thrown: unknown, isOnline: boolean): string {
  if (thrown instanceof UnfitFile) return thrown.message;
  if (thrown instanceof UndoStuck) return bulk.undo.stuck;
  return thrown instanceof RequestFailed ? adviceFor(thrown, isOnline) : `${words.other}.`;
}
