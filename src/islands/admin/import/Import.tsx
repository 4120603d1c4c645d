/**
 * Which screen of an import is shown (choose, match columns, preview, result, undone), and which call leads from one to
 * the next. One workbook is under way at a time.
 */
import { useEffect, useRef, useState } from 'react';
import { importRows, listImports, previewWorkbook, undoImport } from '../../../api/import';
import { importWords } from '../../../content/import/page';
import { undoWords } from '../../../content/import/undo';
import type {
  Matching,
  ImportPreview,
  WorkbookReading,
  RowChoices,
  ImportSummary,
} from '../../../domain/import';
import { withSession } from '../calls';
import { useConfirm } from '../Dialog';
import { useList } from '../list/use-list';
import { Chooser, Workbooks } from './Chooser';
import { describeReadFailure, describeWriteFailure, isRejected } from './failures';
import styles from './import.module.css';
import { Imports } from './Imports';
import { keepMatching, keptMatching } from './kept';
import { Match } from './Match';
import { Preview } from './Preview';
import { Result } from './Result';
import { Screen } from './Screen';
import { Undone, type UndoReport } from './Undone';
import type { FinishedImport } from './view';

type State =
  | { screen: 'choose'; problem: string | null; unread: File | null }
  | { screen: 'busy'; text: string }
  | { screen: 'match'; read: WorkbookReading; failure: string | null }
  | {
      screen: 'preview';
      read: WorkbookReading;
      preview: ImportPreview;
      choices: RowChoices;
      failure: string | null;
    }
  | { screen: 'result'; finished: FinishedImport }
  | { screen: 'undone'; id: string; report: UndoReport };

interface Props {
  imports: readonly ImportSummary[];
  now: string;
}

type Failable = Extract<State, { failure: string | null }>;

const start: State = { screen: 'choose', problem: null, unread: null };

function findScreen(read: WorkbookReading): State {
  const { preview } = read;
  return preview
    ? { screen: 'preview', read, preview, choices: {}, failure: null }
    : { screen: 'match', read, failure: null };
}

async function readFile(file: File, matching: Partial<Matching> | null): Promise<WorkbookReading> {
  const read = await previewWorkbook(file, matching);
  const kept = matching?.keys ? null : keptMatching(read);
  if (!kept) return read;
  return kept.isWhole ? previewWorkbook(file, kept.matching) : { ...read, matching: kept.matching };
}

/** The list's answer: the site sends all imports at once, so every row is found and shown. */
const makeAnswer = (rows: readonly ImportSummary[]) => ({
  rows,
  found: rows.length,
  total: rows.length,
});

export default function Import({ imports, now }: Props) {
  const list = useList({
    served: makeAnswer(imports),
    load: async () => makeAnswer(await listImports()),
  });
  const [state, setState] = useState<State>(start);
  const workbook = useRef<File | null>(null);
  const { ask, dialog } = useConfirm();
  const page = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone; a failure is shown below the heading.
  useEffect(() => {
    if (state === start) return;
    page.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
    // On a phone the one below the field for the workbook is further down than the window.
    page.current?.querySelector('.field-error[role=alert]')?.scrollIntoView({ block: 'center' });
  }, [state]);
  const restart = () => setState({ ...start });

  async function read(
    file: File,
    earlier: Failable | null,
    matching: Partial<Matching> | null = null,
  ) {
    setState({ screen: 'busy', text: importWords.file.reading(file.name) });
    let unread: File | null = null;
    try {
      // As it is now: browsers refuse to send a file that was saved after it was chosen.
      const copy = new File([await file.arrayBuffer()], file.name, { type: file.type });
      unread = copy;
      workbook.current = copy;
      setState(findScreen(await withSession(() => readFile(copy, matching))));
    } catch (thrown) {
      const failure = describeReadFailure(thrown, file.name);
      setState(earlier ? { ...earlier, failure } : { screen: 'choose', problem: failure, unread });
    }
  }

  const readAgain = (matching: Partial<Matching>) => {
    const earlier = 'failure' in state ? state : null;
    if (workbook.current) void read(workbook.current, earlier, matching);
  };

  async function write(shown: Extract<State, { screen: 'preview' }>, choices: RowChoices) {
    const { preview } = shown;
    setState({ screen: 'busy', text: importWords.importing(preview.fileName) });
    try {
      const result = await withSession(() => importRows(preview.id, choices));
      setState({ screen: 'result', finished: { read: shown.read, preview, ...result } });
    } catch (thrown) {
      setState({ ...shown, choices, failure: describeWriteFailure(thrown) });
    }
    void list.reload();
  }

  async function undo(id: string, fileName: string) {
    const { title, text, confirm } = undoWords.ask;
    if (await ask({ title: title(fileName), text, confirm })) await undoAsked(id, fileName);
  }

  async function undoAsked(id: string, fileName: string) {
    setState({ screen: 'busy', text: undoWords.running(fileName) });
    try {
      const result = await withSession(() => undoImport(id));
      setState({ screen: 'undone', id, report: { fileName, failure: null, ...result } });
    } catch (thrown) {
      const failure = describeWriteFailure(thrown);
      const report = { fileName, failure, isRejected: isRejected(thrown) };
      setState({ screen: 'undone', id, report });
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
            unread={state.unread}
            problem={state.problem}
            onUpload={(file) => void read(file, null)}
          />
          <Imports list={list} now={now} onUndo={undo} />
        </>
      )}
      {state.screen === 'match' && (
        <Match
          read={state.read}
          failure={state.failure}
          onKeep={(matching) => keepMatching(state.read, matching)}
          onRead={readAgain}
          onBack={restart}
        />
      )}
      {state.screen === 'preview' && (
        <Preview
          read={state.read}
          preview={state.preview}
          chosen={state.choices}
          failure={state.failure}
          onRead={(matching) => {
            keepMatching(state.read, matching);
            readAgain(matching);
          }}
          onMatch={() => setState({ screen: 'match', read: state.read, failure: null })}
          onImport={(choices) => void write(state, choices)}
          onBack={restart}
        />
      )}
      {state.screen === 'result' && (
        <Result finished={state.finished} now={now} onUndo={undo} onBack={restart} />
      )}
      {state.screen === 'undone' && (
        <Undone
          report={state.report}
          onAgain={() => void undoAsked(state.id, state.report.fileName)}
          onBack={restart}
        />
      )}
      {dialog}
    </div>
  );
}
