import type { Warned } from '../../../api/bulk';
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
  /** What the server adds, such as that visitors may see the old pages. */
  warning: string | null;
}

/** Undoing has stopped getting on: the calls answer, and nothing becomes less. */
export class UndoStuck extends Error {}

/** The undo of a batch before its first call. */
export function startUndo(batch: string, fileName: string): Undo {
  const nothing = { undone: 0, edited: [], left: null, failure: null, warning: null };
  return { batch, fileName, step: 'run', ...nothing };
}

/** What is undone after one more call; each answer counts all calls so far. */
export function afterCall(undo: Undo, part: Warned<UndoResult>): Undo {
  const { undone, edited, left, warning } = part;
  return { ...undo, step: left > 0 ? 'run' : 'done', undone, edited, left, warning };
}

/** Calls until nothing is left; throws `UndoStuck` when a call leaves as much as the one before. */
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
