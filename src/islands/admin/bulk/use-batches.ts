import { useState } from 'react';
import { listBatches } from '../../../api/bulk';
import { RequestFailed } from '../../../api/request';
import type { BatchSummary } from '../../../domain/bulk/preview';

/** The last uploads of the page, kept up to date; `isStale` when looking again did not work. */
export function useBatches(served: readonly BatchSummary[]) {
  const [batches, setBatches] = useState(served);
  const [isStale, setStale] = useState(false);

  async function reload(): Promise<void> {
    try {
      setBatches(await listBatches());
      setStale(false);
    } catch (thrown) {
      if (!(thrown instanceof RequestFailed)) throw thrown;
      setStale(true);
    }
  }

  return { batches, isStale, reload: () => void reload() };
}
