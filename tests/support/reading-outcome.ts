import { Problem } from '../../src/server/http/problem';
import { readWorkbook } from '../../src/server/read-workbook';

/** The outcome of reading a file: its rows, or a rejection that says what to do; anything else is rethrown. */
export async function readingOutcome(bytes: Uint8Array): Promise<'read' | number> {
  try {
    const { rows } = await readWorkbook(bytes);
    if (rows.length === 0) throw new Error('A workbook was read that has no rows.');
    return 'read';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const saysWhatToDo = /save|copy|delete|split|fill in|upload|choose/i.test(error.detail);
    if (!saysWhatToDo) throw new Error('The refusal does not say what to do.', { cause: error });
    return error.status;
  }
}
