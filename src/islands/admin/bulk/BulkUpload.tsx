import { bulk } from '../../../content/bulk';
import type { BatchSummary } from '../../../domain/bulk/preview';
import { ErrorBoundary } from '../../ErrorBoundary';
import { useConfirm } from '../dialog/use-confirm';
import { FileChooser } from './FileChooser';
import { GetSheet } from './GetSheet';
import { LastUploads } from './LastUploads';
import { said } from './said';
import { otherSheets, SheetChoice } from './SheetChoice';
import { isBusy } from './state';
import styles from './step.module.css';
import { Steps } from './Steps';
import { UndoReport } from './UndoReport';
import { useBatches } from './use-batches';
import { useLeaveWarning } from './use-leave-warning';
import { useUndo } from './use-undo';
import { useUpload } from './use-upload';

interface Props {
  /** The last uploads, newest first. */
  batches: readonly BatchSummary[];
  /** ISO 8601 in UTC. */
  now: string;
}

/** The list says so at once, before it is loaded anew. */
function markUndone(batches: readonly BatchSummary[], undone: string): BatchSummary[] {
  return batches.map((one) => (one.batch === undone ? { ...one, state: 'undone' } : one));
}

function LiveBulkUpload({ batches: served, now }: Props) {
  const { batches, isStale, reload } = useBatches(served);
  const upload = useUpload(reload);
  const { undo, start, goOn } = useUndo(reload);
  const { ask, dialog } = useConfirm();
  const { state } = upload;
  const isUndoing = undo?.step === 'run';
  const isLocked = isBusy(state) || isUndoing;
  useLeaveWarning(state.step === 'load' || isUndoing);

  const onUndo = async (batch: string, fileName: string) => {
    const { title, text, confirm } = bulk.undo.ask;
    if (await ask({ title: title.replace('#', () => fileName), text, confirm }))
      start(batch, fileName);
  };
  return (
    <div className={styles.page}>
      <GetSheet />
      <FileChooser
        failure={state.step === 'choose' ? state.failure : null}
        isBusy={isLocked}
        onChoose={upload.chosen}
        onUpload={upload.read}
      >
        {state.step === 'choose' && (
          <SheetChoice
            sheets={otherSheets(state.sheets)}
            isLocked={isLocked}
            onRead={upload.readSheet}
          />
        )}
      </FileChooser>
      <p className="visually-hidden" role="status">
        {said(state)}
      </p>
      <Steps upload={upload} undo={undo} isLocked={isLocked} onUndo={onUndo} />
      {undo && <UndoReport key={undo.batch} undo={undo} onGoOn={goOn} />}
      <LastUploads
        batches={undo?.step === 'done' ? markUndone(batches, undo.batch) : batches}
        now={now}
        isStale={isStale}
        isLocked={isLocked}
        onUndo={({ batch, fileName }) => void onUndo(batch, fileName)}
      />
      {dialog}
    </div>
  );
}

/** From a workbook to homes, and back. */
export default function BulkUpload(props: Props) {
  return (
    <ErrorBoundary>
      <LiveBulkUpload {...props} />
    </ErrorBoundary>
  );
}
