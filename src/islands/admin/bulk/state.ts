import type { Warned } from '../../../api/bulk';
import type { BulkPreview, ChunkResult, RowResult } from '../../../domain/bulk/preview';

/** A batch on its way into the store. */
export interface Run {
  preview: BulkPreview;
  /** The next chunk to send, counted from 0. */
  next: number;
  results: readonly RowResult[];
}

/** Where the operator stands between a workbook and its homes. */
export type BulkState =
  /** `sheets`: those of the file that was refused; perhaps another one can be read. */
  | { step: 'choose'; failure: string | null; sheets: readonly string[] }
  | { step: 'read'; fileName: string; earlier: BulkPreview | null }
  | { step: 'preview'; preview: BulkPreview; failure: string | null }
  /** `isWaiting`: the last call was not answered and is tried again. */
  | (Run & { step: 'load'; isStopping: boolean; isWaiting: boolean })
  /** Without a failure the operator stopped it. */
  | (Run & { step: 'halt'; failure: string | null })
  /** `warning`: what the server adds, such as that visitors may see the old pages. */
  | (Run & { step: 'done'; warning: string | null });

export type BulkAction =
  /** `earlier` is shown again when reading fails. */
  | { type: 'read'; fileName: string; earlier: BulkPreview | null }
  | { type: 'refused'; failure: string; sheets: readonly string[] }
  /** Another file was chosen: what was said of the one before is over. */
  | { type: 'chosen' }
  | { type: 'previewed'; preview: BulkPreview }
  | { type: 'begun' }
  | { type: 'waiting' }
  | { type: 'written'; chunk: Warned<ChunkResult> }
  | { type: 'stopped' }
  | { type: 'halted'; failure: string | null };

export const start: BulkState = { step: 'choose', failure: null, sheets: [] };

/** Whether a call is under way that another one must not cross. */
export function isBusy({ step }: BulkState): boolean {
  return step === 'read' || step === 'load';
}

/** The batch that is being written or has been, or `null`. */
function runOf(state: BulkState): Run | null {
  return 'results' in state ? state : null;
}

function begin(state: BulkState): BulkState {
  if (state.step !== 'preview' && state.step !== 'halt') return state;
  const { preview, next, results } = runOf(state) ?? { ...state, next: 0, results: [] };
  return { step: 'load', preview, next, results, isStopping: false, isWaiting: false };
}

function refuse(state: BulkState, failure: string, sheets: readonly string[]): BulkState {
  const earlier = state.step === 'read' ? state.earlier : null;
  return earlier === null
    ? { step: 'choose', failure, sheets }
    : { step: 'preview', preview: earlier, failure };
}

function write(state: BulkState, chunk: Warned<ChunkResult>): BulkState {
  if (state.step !== 'load') return state;
  const results = [...state.results, ...chunk.results];
  const next = chunk.chunk + 1;
  const { preview } = state;
  if (next >= preview.chunks) {
    return { step: 'done', preview, next, results, warning: chunk.warning };
  }
  return { ...state, next, results, isWaiting: false };
}

function halt(state: BulkState, failure: string | null): BulkState {
  if (state.step !== 'load') return state;
  const { preview, next, results } = state;
  return { step: 'halt', preview, next, results, failure };
}

/** What follows from a state when something happens; what cannot happen in a state changes nothing. */
export function step(state: BulkState, action: BulkAction): BulkState {
  switch (action.type) {
    case 'read': {
      const { fileName, earlier } = action;
      return isBusy(state) ? state : { step: 'read', fileName, earlier };
    }
    case 'refused':
      return state.step === 'load' ? state : refuse(state, action.failure, action.sheets);
    case 'chosen':
      return state.step === 'choose' ? start : state;
    case 'previewed': {
      const { preview } = action;
      return state.step === 'read' ? { step: 'preview', preview, failure: null } : state;
    }
    case 'begun':
      return begin(state);
    case 'waiting':
      return state.step === 'load' ? { ...state, isWaiting: true } : state;
    case 'written':
      return write(state, action.chunk);
    case 'stopped':
      return state.step === 'load' ? { ...state, isStopping: true } : state;
    case 'halted':
      return halt(state, action.failure);
  }
}
