import type { UndoResult } from '../../../domain/bulk/preview';

/** A batch that is being taken back or has been. */
export interface Undo {
  batch: string;
  fileName: string;
  step: 'run' | 'failed' | 'done';
  undone: number;
  edited: UndoResult['edited'];
  /** Rows that are still to do; `null` before the first answer. */
  left: number | null;
  failure: string | null;
}

/** Undoing has stopped getting on: the calls answer, and nothing becomes less. */
export class UndoStuck extends Error {}

/** The undo of a batch before its first call. */
export function startUndo(batch: string, fileName: string): Undo {
  return { batch, fileName, step: 'run', undone: 0, edited: [], left: null, failure: null };
}

/** What is undone after one more call; each answer counts all calls so far. */
export function afterCall(undo: Undo, { undone, edited, left }: UndoResult): Undo {
  return { ...undo, step: left > 0 ? 'run' : 'done', undone, edited, left };
}

/** Calls until nothing is left; throws `UndoStuck` when a call leaves as much as the one before. */
export async function undoAll(
  call: () => Promise<UndoResult>,
  onPart: (result: UndoResult) => void,
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
