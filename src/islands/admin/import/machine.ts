import type { Warned } from '../../../api/import';
import type { ImportPreview, ChunkResult, RowResult } from '../../../domain/import/preview';

/** An import that is being written. */
export interface StartedImport {
  preview: ImportPreview;
  /** The next chunk to send, counted from 0. */
  next: number;
  results: readonly RowResult[];
}

/** The steps from a workbook to its properties. */
export type ImportState =
  /** `sheets`: those of the rejected file; perhaps another one can be read. */
  | { step: 'choose'; failure: string | null; sheets: readonly string[] }
  | { step: 'read'; fileName: string; earlier: ImportPreview | null }
  | { step: 'preview'; preview: ImportPreview; failure: string | null }
  /** `isWaiting`: the last call was not answered and will be retried. */
  | (StartedImport & { step: 'import'; isStopping: boolean; isWaiting: boolean })
  /** Without a failure the operator stopped it. */
  | (StartedImport & { step: 'halt'; failure: string | null })
  /** `warning`: the server's, such as that visitors may see the old pages. */
  | (StartedImport & { step: 'done'; warning: string | null });

export type ImportAction =
  /** `earlier` is shown again when reading fails. */
  | { type: 'read'; fileName: string; earlier: ImportPreview | null }
  | { type: 'rejected'; failure: string; sheets: readonly string[] }
  /** Another file was chosen: the previous file's failure no longer matters. */
  | { type: 'chosen' }
  | { type: 'previewed'; preview: ImportPreview }
  | { type: 'begun' }
  | { type: 'waiting' }
  | { type: 'written'; chunk: Warned<ChunkResult> }
  | { type: 'stopped' }
  | { type: 'halted'; failure: string | null };

export const start: ImportState = { step: 'choose', failure: null, sheets: [] };

/** Whether a call is under way that excludes others. */
export function isBusy({ step }: ImportState): boolean {
  return step === 'read' || step === 'import';
}

function begin(state: ImportState): ImportState {
  if (state.step !== 'preview' && state.step !== 'halt') return state;
  const { preview } = state;
  const { next, results } = state.step === 'halt' ? state : { next: 0, results: [] };
  return { step: 'import', preview, next, results, isStopping: false, isWaiting: false };
}

function reject(state: ImportState, failure: string, sheets: readonly string[]): ImportState {
  const earlier = state.step === 'read' ? state.earlier : null;
  return earlier === null
    ? { step: 'choose', failure, sheets }
    : { step: 'preview', preview: earlier, failure };
}

function write(state: ImportState, chunk: Warned<ChunkResult>): ImportState {
  if (state.step !== 'import') return state;
  const results = [...state.results, ...chunk.results];
  const next = chunk.chunk + 1;
  const { preview } = state;
  if (next >= preview.chunks) {
    return { step: 'done', preview, next, results, warning: chunk.warning };
  }
  return { ...state, next, results, isWaiting: false };
}

function halt(state: ImportState, failure: string | null): ImportState {
  if (state.step !== 'import') return state;
  const { preview, next, results } = state;
  return { step: 'halt', preview, next, results, failure };
}

/** The state after an action; an action that cannot happen in a state changes nothing. */
export function step(state: ImportState, action: ImportAction): ImportState {
  switch (action.type) {
    case 'read': {
      const { fileName, earlier } = action;
      return isBusy(state) ? state : { step: 'read', fileName, earlier };
    }
    case 'rejected':
      return state.step === 'import' ? state : reject(state, action.failure, action.sheets);
    case 'chosen':
      return state.step === 'choose' ? start : state;
    case 'previewed': {
      const { preview } = action;
      return state.step === 'read' ? { step: 'preview', preview, failure: null } : state;
    }
    case 'begun':
      return begin(state);
    case 'waiting':
      return state.step === 'import' ? { ...state, isWaiting: true } : state;
    case 'written':
      return write(state, action.chunk);
    case 'stopped':
      return state.step === 'import' ? { ...state, isStopping: true } : state;
    case 'halted':
      return halt(state, action.failure);
  }
}
