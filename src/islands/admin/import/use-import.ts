import { useReducer, useRef } from 'react';
import { hasFailed, RequestFailed } from '../../../api/failure';
import { importChunk, previewWorkbook } from '../../../api/import';
import { importWords } from '../../../content/import';
import { sheetLimits, type ImportPreview, type ReadChoices } from '../../../domain/import/preview';
import { failureText } from '../failure';
import { withSession } from '../calls';
import { start, step } from './machine';

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

/** The pause before each further attempt (ms). */
const pauses = [1_000, 3_000, 9_000];

interface Waits {
  pause: (milliseconds: number) => Promise<void>;
  /** Called before each pause. */
  onWait: () => void;
  /** Whether the operator has stopped it. */
  isStopped: () => boolean;
}

/** Waits that many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Makes a call that is safe to repeat, up to three times more while the site does not answer; throws its last failure. */
export async function withRetries<Result>(
  call: () => Promise<Result>,
  waits: Waits,
): Promise<Result> {
  for (const milliseconds of pauses) {
    try {
      return await call();
    } catch (thrown) {
      const mayPass = hasFailed(thrown, 'offline', 'unanswered', 'busy');
      if (!mayPass || waits.isStopped()) throw thrown;
      waits.onWait();
      await waits.pause(milliseconds);
      if (waits.isStopped()) throw thrown;
    }
  }
  return call();
}

/** The sheets of a workbook whose first or chosen sheet holds no properties. */
export function sheetsOf(thrown: unknown): readonly string[] {
  const body = thrown instanceof RequestFailed ? thrown.body : null;
  if (typeof body !== 'object' || body === null || !('sheets' in body)) return [];
  const { sheets } = body;
  return Array.isArray(sheets) ? sheets.filter((name) => typeof name === 'string') : [];
}

/** Why a step of the import failed and what to do. */
export function importFailure(thrown: unknown): string {
  if (thrown instanceof UnreadableFile) return thrown.message;
  return failureText(thrown, { 'too-large': importWords.tooLarge });
}

/** Previews and imports one workbook; `onWritten` is called when writing ends, successfully or not. */
export function useImport(onWritten: () => void) {
  const [state, dispatch] = useReducer(step, start);
  const workbook = useRef<File | null>(null);
  const stopped = useRef(false);

  const skipped = useRef<readonly number[]>([]);

  async function preview(
    file: File,
    earlier: ImportPreview | null,
    choices: ReadChoices = {},
  ): Promise<void> {
    dispatch({ type: 'read', fileName: file.name, earlier });
    try {
      const copy = await copyWorkbook(file);
      workbook.current = copy;
      const read = await withSession(() => previewWorkbook(copy, choices));
      dispatch({ type: 'previewed', preview: read });
    } catch (thrown) {
      dispatch({ type: 'rejected', failure: importFailure(thrown), sheets: sheetsOf(thrown) });
    }
  }

  async function write({ id, chunks }: ImportPreview, next: number): Promise<void> {
    stopped.current = false;
    dispatch({ type: 'begun' });
    const isStopped = () => stopped.current;
    const waits = { pause, isStopped, onWait: () => dispatch({ type: 'waiting' }) };
    try {
      for (let chunk = next; chunk < chunks && !isStopped(); chunk += 1) {
        const send = () => withSession(() => importChunk(id, chunk, skipped.current));
        dispatch({ type: 'written', chunk: await withRetries(send, waits) });
      }
      dispatch({ type: 'halted', failure: null });
    } catch (thrown) {
      dispatch({ type: 'halted', failure: importFailure(thrown) });
    }
    onWritten();
  }

  return {
    state,
    /** Another file was chosen. */
    choose: () => dispatch({ type: 'chosen' }),
    read: (file: File) => void preview(file, null),
    /** Reads the same file again, another sheet of it or in another way. */
    readAgain: (choices: ReadChoices) => {
      const earlier = state.step === 'preview' ? state.preview : null;
      if (workbook.current) void preview(workbook.current, earlier, choices);
    },
    /** Imports what the preview shows, without these rows. */
    importRows: (read: ImportPreview, without: readonly number[]) => {
      skipped.current = without;
      void write(read, 0);
    },
    /** Sends the chunks from `next` on, without the rows that were skipped at the beginning. */
    resume: (read: ImportPreview, next: number) => void write(read, next),
    /** Ends after the chunk that is under way. */
    stop: () => {
      stopped.current = true;
      dispatch({ type: 'stopped' });
    },
  };
}
