import { useState } from 'react';
import { undoImport, type Warned } from '../../../api/import';
import { importWords } from '../../../content/import';
import type { UndoResult } from '../../../domain/import/preview';
import { withSession } from '../calls';
import { writeFailure } from './use-import';

/** An import that is being undone or has been. */
export type Undo = { id: string; fileName: string } & (
  | { step: 'running' }
  | { step: 'failed'; failure: string }
  | ({ step: 'done' } & Warned<UndoResult>)
);

/** Undoes imports, one at a time; `onEnd` is called when undo ends, successfully or not. */
export function useUndo(onEnd: () => void) {
  const [undo, setUndo] = useState<Undo | null>(null);

  async function run(id: string, fileName: string): Promise<void> {
    setUndo({ id, fileName, step: 'running' });
    try {
      const result = await withSession(() => undoImport(id));
      setUndo({ id, fileName, step: 'done', ...result });
    } catch (thrown) {
      setUndo({ id, fileName, step: 'failed', failure: writeFailure(importWords.undo, thrown) });
    }
    onEnd();
  }

  return { undo, start: (id: string, fileName: string) => void run(id, fileName) };
}
