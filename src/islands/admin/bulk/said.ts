import { bulk } from '../../../content/bulk';
import { ofTotal } from './of-total';
import type { BulkState } from './state';
import { lastQuarter, progressOf } from './view';

/** What a screen reader is to say besides the headings: each quarter, not each chunk. */
export function said(state: BulkState): string {
  if (state.step === 'read') return bulk.file.reading.replace('#', () => state.fileName);
  if (state.step !== 'load') return '';
  const quarter = lastQuarter(progressOf(state));
  return quarter === null ? '' : ofTotal(bulk.load.said, quarter.done, quarter.total);
}
