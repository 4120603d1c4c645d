import { useState } from 'react';
import { undoImport, type Warned } from '../../../api/import';
import { importWords } from '../../../content/import';
import type { UndoResult } from '../../../domain/import/preview';
import { withSession } from '../calls';
import { importFailure, pause, withRetries } from './use-import';

/** An import that is being undone or has been. */
export interface Undo {
  id: string;
  fileName: string;
  step: 'running' | 'failed' | 'done';
  undone: number;
  edited: UndoResult['edited'];
  /** Rows left to undo; `null` before the first answer. */
  left: number | null;
  failure: string | null;
  /** The server's warning, such as that visitors may see the old pages. */
  warning: string | null;
}

/** Undoing makes no progress: a call was answered, but left as many rows as the one before. */
export class UndoStuck extends Error {}

/** The undo of an import before its first call. */
export function startUndo(id: string, fileName: string): Undo {
  const nothing = { undone: 0, edited: [], left: null, failure: null, warning: null };
  return { id, fileName, step: 'running', ...nothing };
}

/** The undo after one more call; each answer counts all calls so far. */
export function afterCall(undo: Undo, part: Warned<UndoResult>): Undo {
  const { undone, edited, left, warning } = part;
  return { ...undo, step: left > 0 ? 'running' : 'done', undone, edited, left, warning };
}

/** Repeats the call until nothing is left; throws `UndoStuck` when a call leaves as many rows as the one before. */
export async function undoAll(
  call: () => Promise<Warned<UndoResult>>,
  onPart: (result: Warned<UndoResult>) => void,
): Promise<void> {
  let before = Number.POSITIVE_INFINITY;
  for (;;) {
    const result = await call();
    onPart(result);
    if (result.left <= 0) return;
    if (result.left >= before) throw new UndoStuck();
    before = result.left;
  }
}

/** Why undoing failed and what to do. */
export function undoFailure(thrown: unknown): string {
  return thrown instanceof UndoStuck ? importWords.undo.stuck : importFailure(thrown);
}

const waits = { pause, onWait: () => undefined, isStopped: () => false };

/** Undoes imports, one at a time; `onEnd` is called when undo ends, successfully or not. */
export function useUndo(onEnd: () => void) {
  const [undo, setUndo] = useState<Undo | null>(null);

  async function run(from: Undo): Promise<void> {
    const change = (next: (undo: Undo) => Undo) => setUndo((before) => before && next(before));
    setUndo({ ...from, step: 'running', failure: null });
    const call = () => withRetries(() => withSession(() => undoImport(from.id)), waits);
    try {
      await undoAll(call, (part) => change((before) => afterCall(before, part)));
    } catch (thrown) {
      const failure = undoFailure(thrown);
      change((before) => ({ ...before, step: 'failed', failure }));
    }
    onEnd();
  }

  return {
    undo,
    start: (id: string, fileName: string) => void run(startUndo(id, fileName)),
    resume: () => {
      if (undo) void run(undo);
    },
  };
}
