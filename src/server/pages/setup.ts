import type { LastRuns } from '../../domain/schedule';
import { listUnused } from '../images/unused';
import { readLastRuns } from '../jobs';
import { orMissing } from './missing';

/** What the page Set-up shows of the store; `null` is what could not be read. */
export interface SetupState {
  lastRuns: LastRuns | null;
  /** The pictures that no record names, by their hashes. */
  unused: string[] | null;
}

/** Never fails with the store, since the page says what is set up without it too. */
export async function loadSetup(): Promise<SetupState> {
  const [lastRuns, unused] = await Promise.all([
    orMissing('the last runs', readLastRuns),
    orMissing('the unused pictures', listUnused),
  ]);
  return { lastRuns, unused };
}
