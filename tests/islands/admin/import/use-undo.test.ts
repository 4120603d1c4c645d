import { describe, expect, it } from 'vitest';
import type { Warned } from '../../../../src/api/import';
import { importWords } from '../../../../src/content/import';
import type { UndoResult } from '../../../../src/domain/import/preview';
import {
  afterCall,
  startUndo,
  undoAll,
  undoFailure,
  UndoStuck,
} from '../../../../src/islands/admin/import/use-undo';

const edited = { id: 'villa', name: 'Villa', row: 7 };
type Part = Warned<UndoResult>;
const late = 'Visitors may see the old pages.';
const parts: Part[] = [
  { undone: 50, edited: [edited], left: 30, warning: null },
  { undone: 80, edited: [edited], left: 0, warning: late },
];

function answering(answers: readonly Part[]) {
  const left = [...answers];
  return () => {
    const answer = left.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('called too often'));
  };
}

describe('undoing', () => {
  it('repeats the call until nothing is left', async () => {
    const seen: Part[] = [];
    await undoAll(answering(parts), (part) => seen.push(part));
    expect(seen).toEqual(parts);
  });

  it('takes the last answer, which counts all calls', () => {
    const undo = parts.reduce(afterCall, startUndo('import-1', 'homes.xlsx'));
    expect(undo).toMatchObject({
      step: 'done',
      undone: 80,
      edited: [edited],
      left: 0,
      warning: late,
    });
  });

  it('stops when the number of rows left does not decrease', async () => {
    const stuck = { undone: 0, edited: [], left: 5, warning: null };
    const work = undoAll(answering([stuck, stuck, stuck]), () => undefined);
    await expect(work).rejects.toBeInstanceOf(UndoStuck);
    expect(undoFailure(new UndoStuck())).toBe(importWords.undo.stuck);
  });
});
