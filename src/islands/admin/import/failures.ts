import { hasFailed, RequestFailed } from '../../../api/failure';
import { importWords } from '../../../content/import/page';
import { failureText } from '../calls';

/** The other sheets of a rejected workbook; the first one comes last, because it was the one that was read. */
export function sheetsOf(thrown: unknown): readonly string[] {
  const body = thrown instanceof RequestFailed ? thrown.body : null;
  if (typeof body !== 'object' || body === null || !('sheets' in body)) return [];
  if (!Array.isArray(body.sheets)) return [];
  const [first, ...others] = body.sheets.filter((name) => typeof name === 'string');
  return first === undefined || others.length === 0 ? [] : [...others, first];
}

/** Why a workbook of this name was not read and what to do; the browser's own error means a file that changed. */
export function readFailure(thrown: unknown, name: string): string {
  if (thrown instanceof DOMException) return importWords.file.changed(name);
  return failureText(thrown, { 'too-large': importWords.tooLarge });
}

/** Why an import or its undo failed, and whether it may have happened all the same; then the call can be repeated. */
export function writeFailure(
  words: Record<'nothing' | 'unclear', (why: string) => string>,
  thrown: unknown,
): string {
  const isRejected =
    thrown instanceof RequestFailed && !hasFailed(thrown, 'offline', 'unanswered', 'busy', 'other');
  return words[isRejected ? 'nothing' : 'unclear'](failureText(thrown));
}
