import type { UnusedPictures } from '../../domain/picture/unused';
import type { LastRuns } from '../../domain/schedule';
import { readUnused } from '../images/unused';
import { readLastRuns } from '../jobs';
import { orMissing } from './missing';

/** What the page Set-up shows of the store; `null` is what could not be read. */
export interface SetupState {
  lastRuns: LastRuns | null;
  pictures: PicturesState | null;
}

/** The pictures that nothing shows; `unused` is `null` before the first night. */
export interface PicturesState {
  unused: UnusedPictures | null;
}

/** Never fails with the store, since the page says what is set up without it too. */
export async function loadSetup(): Promise<SetupState> {
  const [lastRuns, pictures] = await Promise.all([
    orMissing('the last runs', readLastRuns),
    orMissing('the unused pictures', async () => ({ unused: await readUnused() })),
  ]);
  return { lastRuns, pictures };
}
