import { bulk } from '../../../content/bulk';
import { Button } from '../Button';
import type { Undo } from './undo';

interface Props {
  batch: string;
  undo: Undo | null;
  isLocked: boolean;
  onUndo: () => void;
}

/** The way to take a batch back, or that this was done. */
export function UndoButton({ batch, undo, isLocked, onUndo }: Props) {
  if (undo?.batch === batch && undo.step === 'done') return <p>{bulk.result.undone}</p>;
  return (
    <Button className="button button-quiet" disabled={isLocked} onClick={onUndo}>
      {bulk.undo.button}
    </Button>
  );
}
