import { importWords } from '../../../content/import';
import type { ImportSummary } from '../../../domain/import/preview';
import { ErrorBoundary } from '../../ErrorBoundary';
import { useConfirm } from '../dialog/use-confirm';
import { useLeaveGuard } from '../use-leave-guard';
import { Chooser, otherSheets, SheetChoice, Workbooks } from './Chooser';
import { Imports, useImports } from './Imports';
import { isBusy } from './machine';
import { Preview } from './Preview';
import { announcement, Halted, Importing, Reading } from './Progress';
import { Result } from './Result';
import styles from './import.module.css';
import { UndoButton, UndoReport } from './UndoReport';
import { useImport } from './use-import';
import { type Undo, useUndo } from './use-undo';

interface StepProps {
  current: ReturnType<typeof useImport>;
  undo: Undo | null;
  isLocked: boolean;
  onUndo: (id: string, fileName: string) => Promise<void>;
}

/** The step that the import has reached. */
function CurrentStep({ current, undo, isLocked, onUndo }: StepProps) {
  const { state, readAgain, importRows, resume, stop } = current;
  if (state.step === 'choose') return null;
  if (state.step === 'read') return <Reading fileName={state.fileName} />;
  const { preview } = state;
  const { id, fileName } = preview;
  if (state.step === 'preview') {
    return (
      <Preview
        key={id}
        preview={preview}
        failure={state.failure}
        isLocked={isLocked}
        onRead={readAgain}
        onImport={(skipped) => importRows(preview, skipped)}
      />
    );
  }
  if (state.step === 'import') return <Importing state={state} onStop={stop} />;
  const undoButton = (
    <UndoButton id={id} undo={undo} isLocked={isLocked} onUndo={() => void onUndo(id, fileName)} />
  );
  if (state.step === 'done') {
    return (
      <Result started={state} warning={state.warning}>
        {undoButton}
      </Result>
    );
  }
  // An import whose undo has begun takes no more rows.
  const isOver = undo?.id === id;
  return (
    <Halted
      state={state}
      isLocked={isLocked || isOver}
      onContinue={() => resume(preview, state.next)}
    >
      {undoButton}
    </Halted>
  );
}

/** Shows an import as undone at once, before the list is reloaded. */
function markUndone(imports: readonly ImportSummary[], undone: string): ImportSummary[] {
  return imports.map((one) => (one.id === undone ? { ...one, state: 'undone' } : one));
}

interface Props {
  /** The last imports, newest first. */
  imports: readonly ImportSummary[];
  /** ISO 8601 in UTC. */
  now: string;
}

function LiveImport({ imports: served, now }: Props) {
  const { imports, isStale, isCurrent, reload } = useImports(served);
  const current = useImport(reload);
  const { undo, start, resume } = useUndo(reload);
  const { ask, dialog } = useConfirm();
  const { state } = current;
  const isUndoing = undo?.step === 'running';
  const isLocked = isBusy(state) || isUndoing;
  const unfinished = isUndoing ? importWords.undo : importWords.importing;
  useLeaveGuard({
    isUnfinished: () => state.step === 'import' || isUndoing,
    ask: async () => (await ask({ ...unfinished.leave, ...importWords.leave })) !== null,
  });

  const onUndo = async (id: string, fileName: string) => {
    const { title, text, confirm } = importWords.undo.ask;
    if (await ask({ title: title(fileName), text, confirm })) start(id, fileName);
  };
  return (
    <div className={styles.page}>
      <Workbooks />
      <Chooser
        failure={state.step === 'choose' ? state.failure : null}
        isBusy={isLocked}
        isRead={state.step !== 'choose' && state.step !== 'read'}
        onChoose={current.choose}
        onUpload={current.read}
      >
        {state.step === 'choose' && (
          <SheetChoice
            sheets={otherSheets(state.sheets)}
            isLocked={isLocked}
            onRead={(sheet) => current.readAgain({ sheet })}
          />
        )}
      </Chooser>
      <p className="visually-hidden" role="status">
        {announcement(state)}
      </p>
      <CurrentStep current={current} undo={undo} isLocked={isLocked} onUndo={onUndo} />
      {undo && <UndoReport key={undo.id} undo={undo} onContinue={resume} />}
      <Imports
        imports={undo?.step === 'done' ? markUndone(imports, undo.id) : imports}
        now={now}
        isStale={isStale}
        isCurrent={isCurrent}
        isLocked={isLocked}
        onUndo={({ id, fileName }) => void onUndo(id, fileName)}
      />
      {dialog}
    </div>
  );
}

/** The import of a workbook, and its undo. */
export default function Import(props: Props) {
  return (
    <ErrorBoundary>
      <LiveImport {...props} />
    </ErrorBoundary>
  );
}
