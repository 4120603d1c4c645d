import { Halted } from './Halted';
import { Loading } from './Loading';
import { Preview } from './Preview';
import { Reading } from './Reading';
import { Result } from './Result';
import type { Undo } from './undo';
import { UndoButton } from './UndoButton';
import type { useUpload } from './use-upload';

interface Props {
  upload: ReturnType<typeof useUpload>;
  undo: Undo | null;
  isLocked: boolean;
  onUndo: (batch: string, fileName: string) => Promise<void>;
}

/** The step at which the workbook is. */
export function Steps({ upload, undo, isLocked, onUndo }: Props) {
  const { state, readSheet, load, stop } = upload;
  if (state.step === 'choose') return null;
  if (state.step === 'read') return <Reading fileName={state.fileName} />;
  const { preview } = state;
  const { batch, fileName } = preview;
  if (state.step === 'preview') {
    return (
      <Preview
        key={batch}
        preview={preview}
        failure={state.failure}
        isLocked={isLocked}
        onReadSheet={readSheet}
        onLoad={() => load(preview, 0)}
      />
    );
  }
  if (state.step === 'load') return <Loading state={state} onStop={stop} />;
  const undoPart = (
    <UndoButton
      batch={batch}
      undo={undo}
      isLocked={isLocked}
      onUndo={() => void onUndo(batch, fileName)}
    />
  );
  if (state.step === 'done') {
    return (
      <Result run={state} warning={state.warning}>
        {undoPart}
      </Result>
    );
  }
  // What is undone takes no more rows.
  const isOver = undo?.batch === batch;
  return (
    <Halted state={state} isLocked={isLocked || isOver} onGoOn={() => load(preview, state.next)}>
      {undoPart}
    </Halted>
  );
}
