import { Problem } from '../../src/server/http/problem';
import { readWorkbook } from '../../src/server/read-workbook';

/**
 * The outcome of reading a file: rows, none (whoever looks for headers in them rejects it), or the status of a rejection
 * that says what to do; anything else is rethrown.
 */
export async function readingOutcome(bytes: Uint8Array): Promise<'read' | 'no rows' | number> {
  try {
    const { rows } = await readWorkbook(bytes);
    return rows.length === 0 ? 'no rows' : 'read';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const saysWhatToDo = /save|copy|delete|split|fill in|upload|choose/i.test(error.detail);
    if (!saysWhatToDo) throw new Error('The refusal does not say what to do.', { cause: error });
    return error.status;
  }
}
