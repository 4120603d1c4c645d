import { bulk } from '../../../content/bulk';
import { Halted } from './Halted';
import { Loading } from './Loading';
import { Preview } from './Preview';
import { ProgressBar } from './ProgressBar';
import { Result } from './Result';
import type { Undo } from './undo';
import type { useUpload } from './use-upload';

interface Props {
  upload: ReturnType<typeof useUpload>;
  undo: Undo | null;
  isLocked: boolean;
  onUndo: (batch: string, fileName: string) => Promise<void>;
}

/** The step at which the workbook is. */
export function Steps({ upload, undo, isLocked, onUndo }: Props) {
  const { state } = upload;
  if (state.step === 'choose') return null;
  if (state.step === 'read') {
    const label = bulk.file.reading.replace('#', () => state.fileName);
    return (
      <div>
        <p aria-hidden="true">{label}</p>
        <ProgressBar label={label} text="" progress={null} />
      </div>
    );
  }
  const { preview } = state;
  const { batch, fileName } = preview;
  if (state.step === 'preview') {
    return (
      <Preview
        key={batch}
        preview={preview}
        failure={state.failure}
        isLocked={isLocked}
        onReadSheet={(sheet) => upload.readSheet(preview, sheet)}
        onLoad={() => upload.load(preview, 0)}
      />
    );
  }
  if (state.step === 'load') return <Loading state={state} onStop={upload.stop} />;
  const isUndone = undo?.batch === batch && undo.step === 'done';
  const undoButton = isUndone ? (
    <p>{bulk.result.undone}</p>
  ) : (
    <button
      type="button"
      className="button button-quiet"
      disabled={isLocked}
      onClick={() => void onUndo(batch, fileName)}
    >
      {bulk.undo.button}
    </button>
  );
  if (state.step === 'done') return <Result run={state}>{undoButton}</Result>;
  return (
    <Halted
      state={state}
      isLocked={isLocked || isUndone}
      onGoOn={() => upload.load(preview, state.next)}
    >
      {undoButton}
    </Halted>
  );
}
