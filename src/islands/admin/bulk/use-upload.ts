import { useReducer, useRef } from 'react';
import { loadChunk, previewWorkbook } from '../../../api/bulk';
import type { BulkPreview } from '../../../domain/bulk/preview';
import { withSession } from '../session/with-session';
import { failureText, sheetsOf } from './failure';
import { pause, withRetries } from './retry';
import { start, step } from './state';
import { copyWorkbook } from './workbook-file';

/** The way of one workbook from the file to the store; `onWritten` is called when writing ends, well or not. */
export function useUpload(onWritten: () => void) {
  const [state, dispatch] = useReducer(step, start);
  const workbook = useRef<File | null>(null);
  const stopped = useRef(false);

  async function preview(file: File, earlier: BulkPreview | null, sheet?: string): Promise<void> {
    dispatch({ type: 'read', fileName: file.name, earlier });
    try {
      const copy = await copyWorkbook(file);
      workbook.current = copy;
      const read = await withSession(() => previewWorkbook(copy, sheet));
      dispatch({ type: 'previewed', preview: read });
    } catch (thrown) {
      const failure = failureText(thrown, navigator.onLine);
      dispatch({ type: 'refused', failure, sheets: sheetsOf(thrown) });
    }
  }

  async function write({ batch, chunks }: BulkPreview, next: number): Promise<void> {
    stopped.current = false;
    dispatch({ type: 'begun' });
    const isStopped = () => stopped.current;
    const patience = { pause, isStopped, onWait: () => dispatch({ type: 'waiting' }) };
    try {
      for (let chunk = next; chunk < chunks && !isStopped(); chunk += 1) {
        const send = () => withSession(() => loadChunk(batch, chunk));
        dispatch({ type: 'written', chunk: await withRetries(send, patience) });
      }
      dispatch({ type: 'halted', failure: null });
    } catch (thrown) {
      dispatch({ type: 'halted', failure: failureText(thrown, navigator.onLine) });
    }
    onWritten();
  }

  return {
    state,
    /** Another file was chosen. */
    chosen: () => dispatch({ type: 'chosen' }),
    read: (file: File) => void preview(file, null),
    /** Reads another sheet of the same file. */
    readSheet: (sheet: string) => {
      const earlier = state.step === 'preview' ? state.preview : null;
      if (workbook.current) void preview(workbook.current, earlier, sheet);
    },
    /** Sends the chunks from `next` on. */
    load: (read: BulkPreview, next: number) => void write(read, next),
    /** Ends after the chunk that is under way. */
    stop: () => {
      stopped.current = true;
      dispatch({ type: 'stopped' });
    },
  };
}
