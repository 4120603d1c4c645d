import { describe, expect, it } from 'vitest';
import type { UndoResult } from '../../../../src/domain/bulk/preview';
import { afterCall, startUndo, undoAll, UndoStuck } from '../../../../src/islands/admin/bulk/undo';

const edited = { id: 'villa', name: 'Villa', row: 7 };
const parts: UndoResult[] = [
  { undone: 50, edited: [edited], left: 30 },
  { undone: 80, edited: [edited], left: 0 },
];

function answering(answers: readonly UndoResult[]) {
  const left = [...answers];
  return () => {
    const answer = left.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('called too often'));
  };
}

describe('undoing', () => {
  it('calls until nothing is left', async () => {
    const seen: UndoResult[] = [];
    await undoAll(answering(parts), (part) => seen.push(part));
    expect(seen).toEqual(parts);
  });

  it('takes the last answer, which counts all calls', () => {
    const undo = parts.reduce(afterCall, startUndo('batch-1', 'homes.xlsx'));
    expect(undo).toMatchObject({ step: 'done', undone: 80, edited: [edited], left: 0 });
  });

  it('ends when nothing becomes less', async () => {
    const stuck = { undone: 0, edited: [], left: 5 };
    const work = undoAll(answering([stuck, stuck, stuck]), () => undefined);
    await expect(work).rejects.toBeInstanceOf(UndoStuck);
  });
});
