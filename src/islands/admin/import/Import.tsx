import { useEffect, useRef, useState } from 'react';
import { importRows, listImports, previewWorkbook, undoImport } from '../../../api/import';
import { importWords } from '../../../content/import/page';
import type { ImportPreview, ReadChoices } from '../../../domain/import/preview';
import type { ImportSummary } from '../../../domain/import/result';
import { withSession } from '../calls';
import { useConfirm } from '../Dialog';
import { useList } from '../list/use-list';
import { Chooser, Workbooks } from './Chooser';
import { readFailure, sheetsOf, writeFailure } from './failures';
import styles from './import.module.css';
import { Imports } from './Imports';
import { Preview } from './Preview';
import { Result, Undone, type UndoReport } from './Result';
import { Screen } from './Screen';
import { type FinishedImport, likelyTwins } from './view';

/** The screens between a workbook and its properties, each in the place of the one before. */
type State =
  /** `sheets`: those of the rejected file; perhaps another one can be read. */
  | { screen: 'choose'; problem: string | null; sheets: readonly string[] }
  | { screen: 'busy'; text: string }
  | {
      screen: 'preview';
      preview: ImportPreview;
      skipped: ReadonlySet<number>;
      failure: string | null;
    }
  | { screen: 'result'; finished: FinishedImport }
  | { screen: 'undone'; report: UndoReport };

interface Props {
  /** The last imports, newest first. */
  imports: readonly ImportSummary[];
  /** ISO 8601 in UTC. */
  now: string;
}

const start: State = { screen: 'choose', problem: null, sheets: [] };

function previewOf(preview: ImportPreview, failure: string | null): State {
  return { screen: 'preview', preview, skipped: likelyTwins(preview.rows), failure };
}

/** The import of a workbook, and its undo. */
export default function Import({ imports, now }: Props) {
  const list = useList({ served: imports, load: listImports });
  const [state, setState] = useState<State>(start);
  const workbook = useRef<File | null>(null);
  const { ask, dialog } = useConfirm();
  const page = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone, and why something failed stands below the heading.
  useEffect(() => {
    if (state !== start) page.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
  }, [state]);
  const restart = () => setState({ ...start });

  async function read(file: File, earlier: ImportPreview | null, choices: ReadChoices = {}) {
    setState({ screen: 'busy', text: importWords.file.reading(file.name) });
    try {
      // As it is now: browsers refuse to send a file that was saved after it was chosen.
      const copy = new File([await file.arrayBuffer()], file.name, { type: file.type });
      workbook.current = copy;
      const preview = await withSession(() => previewWorkbook(copy, choices));
      setState(previewOf(preview, null));
    } catch (thrown) {
      const problem = readFailure(thrown, file.name);
      const choose: State = { screen: 'choose', problem, sheets: sheetsOf(thrown) };
      setState(earlier ? previewOf(earlier, problem) : choose);
    }
  }

  /** Reads the same file again, another sheet of it or in another way. */
  const readAgain = (choices: ReadChoices) => {
    const earlier = state.screen === 'preview' ? state.preview : null;
    if (workbook.current) void read(workbook.current, earlier, choices);
  };

  async function write(preview: ImportPreview, skipped: ReadonlySet<number>) {
    setState({ screen: 'busy', text: importWords.importing.running(preview.fileName) });
    try {
      const result = await withSession(() => importRows(preview.id, [...skipped]));
      setState({ screen: 'result', finished: { preview, ...result } });
    } catch (thrown) {
      const failure = writeFailure(importWords.importing, thrown);
      setState({ screen: 'preview', preview, skipped, failure });
    }
    void list.reload();
  }

  async function undo(id: string, fileName: string) {
    const { title, text, confirm } = importWords.undo.ask;
    if (!(await ask({ title: title(fileName), text, confirm }))) return;
    setState({ screen: 'busy', text: importWords.undo.running(fileName) });
    try {
      const result = await withSession(() => undoImport(id));
      setState({ screen: 'undone', report: { fileName, failure: null, ...result } });
    } catch (thrown) {
      const failure = writeFailure(importWords.undo, thrown);
      setState({ screen: 'undone', report: { fileName, failure } });
    }
    void list.reload();
  }

  return (
    <div ref={page} className={`stack ${styles.page}`}>
      {state.screen === 'busy' && (
        <Screen id="import-busy" title={state.text}>
          <progress aria-label={state.text} />
        </Screen>
      )}
      {state.screen === 'choose' && (
        <>
          <Workbooks />
          <Chooser
            problem={state.problem}
            sheets={state.sheets}
            onUpload={(file) => void read(file, null)}
            onRead={(sheet) => readAgain({ sheet })}
          />
          <Imports list={list} now={now} onUndo={undo} />
        </>
      )}
      {state.screen === 'preview' && (
        <Preview
          preview={state.preview}
          skippedBefore={state.skipped}
          failure={state.failure}
          onRead={readAgain}
          onImport={(skipped) => void write(state.preview, skipped)}
          onBack={restart}
        />
      )}
      {state.screen === 'result' && (
        <Result finished={state.finished} onUndo={undo} onBack={restart} />
      )}
      {state.screen === 'undone' && <Undone report={state.report} onBack={restart} />}
      {dialog}
    </div>
  );
}
