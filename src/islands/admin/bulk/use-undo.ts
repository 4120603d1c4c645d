import { useState } from 'react';
import { undoBatch } from '../../../api/bulk';
import { withSession } from '../session/with-session';
import { failureText } from './failure';
import { pause, withRetries } from './retry';
import { afterCall, startUndo, type Undo, undoAll } from './undo';

const patience = { pause, onWait: () => undefined, isStopped: () => false };

/** Takes batches back, one at a time; `onUndone` is called when undoing ends, well or not. */
export function useUndo(onUndone: () => void) {
  const [undo, setUndo] = useState<Undo | null>(null);

  async function run(from: Undo): Promise<void> {
    const change = (next: (undo: Undo) => Undo) => setUndo((before) => before && next(before));
    setUndo({ ...from, step: 'run', failure: null });
    const call = () => withRetries(() => withSession(() => undoBatch(from.batch)), patience);
    try {
      await undoAll(call, (part) => change((before) => afterCall(before, part)));
    } catch (thrown) {
      const failure = failureText(thrown, navigator.onLine);
      change((before) => ({ ...before, step: 'failed', failure }));
    }
    onUndone();
  }

  return {
    undo,
    start: (batch: string, fileName: string) => void run(startUndo(batch, fileName)),
    goOn: () => {
      if (undo) void run(undo);
    },
  };
}
