import { hasFailed, RequestFailed } from '../../../api/failure';
import { fileFaults } from '../../../content/import/faults';
import { importWords } from '../../../content/import/page';
import { sheetLimits } from '../../../domain/import';
import { failureText } from '../calls';

/** Why a workbook of this name was not read and what to do; the browser's own error means a file that changed. */
export function describeReadFailure(thrown: unknown, name: string): string {
  if (thrown instanceof DOMException) return importWords.file.changed(name);
  return failureText(thrown, { 'too-large': fileFaults.tooLarge(sheetLimits) });
}

/** Whether the site has refused a change, so that pressing again would change nothing. */
export function isRejected(thrown: unknown): boolean {
  return (
    thrown instanceof RequestFailed && !hasFailed(thrown, 'offline', 'unanswered', 'busy', 'other')
  );
}

/** Why an import or its undo failed, and whether it may have happened all the same; then the call can be repeated. */
export function describeWriteFailure(thrown: unknown): string {
  if (thrown instanceof RequestFailed && thrown.problem?.isUnwritten) return failureText(thrown);
  return importWords.failed[isRejected(thrown) ? 'nothing' : 'unclear'](failureText(thrown));
}
