import { hasFailed, RequestFailed } from '../../../api/failure';
import { importWords } from '../../../content/import/page';
import { sheetLimits } from '../../../domain/import/table';
import { failureText } from '../calls';

/** A chosen file that cannot be read any more; the message says what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/**
 * A copy of the file as it is now: browsers refuse to send a file that was saved after it was chosen, and
 * so another of its sheets can still be read later.
 */
export async function copyWorkbook(file: File): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    throw new UnreadableFile(importWords.file.faults.changed(file.name));
  }
}

interface Chosen {
  file: File | null;
  fault: string | null;
}

/** The one workbook among what was chosen or dropped, or what is wrong: what the server would reject anyway. */
export function pickWorkbook([file, ...others]: readonly File[]): Chosen {
  const { many, kind, empty, large } = importWords.file.faults;
  const reject = (fault: string) => ({ file: null, fault });
  if (others.length > 0) return reject(many());
  if (!file) return { file: null, fault: null };
  if (!/\.xlsx?$/i.test(file.name)) return reject(kind(file.name));
  if (file.size === 0) return reject(empty(file.name));
  if (file.size > sheetLimits.bytes) return reject(large(file.name, sheetLimits));
  return { file, fault: null };
}

/** The other sheets of a rejected workbook; the first one comes last, because it was the one that was read. */
export function sheetsOf(thrown: unknown): readonly string[] {
  const body = thrown instanceof RequestFailed ? thrown.body : null;
  if (typeof body !== 'object' || body === null || !('sheets' in body)) return [];
  if (!Array.isArray(body.sheets)) return [];
  const [first, ...others] = body.sheets.filter((name) => typeof name === 'string');
  return first === undefined || others.length === 0 ? [] : [...others, first];
}

/** Why a workbook was not read and what to do. */
export function readFailure(thrown: unknown): string {
  if (thrown instanceof UnreadableFile) return thrown.message;
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
