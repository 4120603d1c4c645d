import { importWords } from '../../../content/import';
import type { ImportSummary } from '../../../domain/import/preview';
import { ErrorBoundary } from '../../ErrorBoundary';
import { useConfirm } from '../dialog/use-confirm';
import { Chooser, otherSheets, SheetChoice, Workbooks } from './Chooser';
import { Imports, useImports } from './Imports';
import { Preview } from './Preview';
import { Result } from './Result';
import { Busy } from './Step';
import styles from './import.module.css';
import { UndoButton, UndoReport } from './UndoReport';
import { type ImportState, useImport } from './use-import';
import { type Undo, useUndo } from './use-undo';

interface StepProps {
  current: ReturnType<typeof useImport>;
  undo: Undo | null;
  isLocked: boolean;
  onUndo: (id: string, fileName: string) => Promise<void>;
}

/** The step that the import has reached. */
function CurrentStep({ current, undo, isLocked, onUndo }: StepProps) {
  const { state, readAgain, importRows } = current;
  if (state.step === 'choose') return null;
  if (state.step === 'read') return <Busy label={importWords.file.reading(state.fileName)} />;
  const { preview } = state;
  const { id, fileName } = preview;
  if (state.step === 'preview') {
    return (
      <Preview
        key={id}
        preview={preview}
        failure={state.failure}
        isImporting={state.isImporting}
        isLocked={isLocked}
        onRead={readAgain}
        onImport={(skipped) => importRows(preview, skipped)}
      />
    );
  }
  return (
    <Result finished={state}>
      <UndoButton
        id={id}
        undo={undo}
        isLocked={isLocked}
        onUndo={() => void onUndo(id, fileName)}
      />
    </Result>
  );
}

/** What is under way, for screen readers too. */
function busyText(state: ImportState): string {
  if (state.step === 'read') return importWords.file.reading(state.fileName);
  const isImporting = state.step === 'preview' && state.isImporting;
  return isImporting ? importWords.importing.running(state.preview.fileName) : '';
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
  const { undo, start } = useUndo(reload);
  const { ask, dialog } = useConfirm();
  const { state } = current;
  const isLocked = current.isBusy || undo?.step === 'running';

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
        {busyText(state)}
      </p>
      <CurrentStep current={current} undo={undo} isLocked={isLocked} onUndo={onUndo} />
      {undo && <UndoReport key={undo.id} undo={undo} />}
      <Imports
        imports={imports}
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
