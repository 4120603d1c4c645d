import { useRef, useState } from 'react';
import { hasFailed, RequestFailed } from '../../../api/failure';
import { importRows, previewWorkbook } from '../../../api/import';
import { importWords } from '../../../content/import';
import {
  sheetLimits,
  type ImportPreview,
  type ReadChoices,
  type RowResult,
} from '../../../domain/import/preview';
import { failureText } from '../failure';
import { withSession } from '../calls';

/** The steps from a workbook to its properties. */
export type ImportState =
  /** `sheets`: those of the rejected file; perhaps another one can be read. */
  | { step: 'choose'; failure: string | null; sheets: readonly string[] }
  | { step: 'read'; fileName: string }
  | { step: 'preview'; preview: ImportPreview; failure: string | null; isImporting: boolean }
  | (FinishedImport & { step: 'done' });

/** An import with its results. */
export interface FinishedImport {
  preview: ImportPreview;
  results: readonly RowResult[];
  /** The server's warning, such as that visitors may see the old pages, or `null`. */
  warning: string | null;
}

/** Why a chosen file cannot be uploaded and what to do. */
export function fileFault(fault: keyof typeof importWords.file.faults, name: string): string {
  return importWords.file.faults[fault](name, sheetLimits);
}

/** A chosen file that cannot be read any more; the message says what to do. */
export class UnreadableFile extends Error {}

/**
 * A copy of the file as it is now: browsers refuse to send a file that was saved after it was chosen, and
 * so another of its sheets can still be read later.
 */
export async function copyWorkbook(file: File): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    throw new UnreadableFile(fileFault('changed', file.name));
  }
}

/** The sheets of a workbook whose first or chosen sheet holds no properties. */
export function sheetsOf(thrown: unknown): readonly string[] {
  const body = thrown instanceof RequestFailed ? thrown.body : null;
  if (typeof body !== 'object' || body === null || !('sheets' in body)) return [];
  const { sheets } = body;
  return Array.isArray(sheets) ? sheets.filter((name) => typeof name === 'string') : [];
}

/** Why a workbook was not read and what to do. */
export function readFailure(thrown: unknown): string {
  if (thrown instanceof UnreadableFile) return thrown.message;
  return failureText(thrown, { 'too-large': importWords.tooLarge });
}

/** Why an import or its undo failed, and whether it may have happened all the same; then the call can be repeated. */
export function writeFailure(
  words: Record<'nothing' | 'unclear', (why: string) => string>,
  thrown: unknown,
): string {
  const isRejected =
    thrown instanceof RequestFailed && !hasFailed(thrown, 'offline', 'unanswered', 'busy', 'other');
  return words[isRejected ? 'nothing' : 'unclear'](failureText(thrown));
}

const start: ImportState = { step: 'choose', failure: null, sheets: [] };

/** Previews and imports one workbook; `onWritten` is called when an import ends, successfully or not. */
export function useImport(onWritten: () => void) {
  const [state, setState] = useState<ImportState>(start);
  const workbook = useRef<File | null>(null);

  async function read(file: File, earlier: ImportPreview | null, choices: ReadChoices = {}) {
    setState({ step: 'read', fileName: file.name });
    try {
      const copy = await copyWorkbook(file);
      workbook.current = copy;
      const preview = await withSession(() => previewWorkbook(copy, choices));
      setState({ step: 'preview', preview, failure: null, isImporting: false });
    } catch (thrown) {
      const failure = readFailure(thrown);
      setState(
        earlier
          ? { step: 'preview', preview: earlier, failure, isImporting: false }
          : { step: 'choose', failure, sheets: sheetsOf(thrown) },
      );
    }
  }

  async function write(preview: ImportPreview, skipped: readonly number[]) {
    setState({ step: 'preview', preview, failure: null, isImporting: true });
    try {
      const result = await withSession(() => importRows(preview.id, skipped));
      setState({ step: 'done', preview, ...result });
    } catch (thrown) {
      const failure = writeFailure(importWords.importing, thrown);
      setState({ step: 'preview', preview, failure, isImporting: false });
    }
    onWritten();
  }

  return {
    state,
    /** Whether a call is under way that excludes others. */
    isBusy: state.step === 'read' || (state.step === 'preview' && state.isImporting),
    /** Another file was chosen: the failure of the one before no longer matters. */
    choose: () => setState((before) => (before.step === 'choose' ? start : before)),
    read: (file: File) => void read(file, null),
    /** Reads the same file again, another sheet of it or in another way. */
    readAgain: (choices: ReadChoices) => {
      const earlier = state.step === 'preview' ? state.preview : null;
      if (workbook.current) void read(workbook.current, earlier, choices);
    },
    /** Imports what the preview shows, without these rows. */
    importRows: (preview: ImportPreview, skipped: readonly number[]) =>
      void write(preview, skipped),
  };
}
