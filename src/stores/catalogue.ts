import { atom } from 'nanostores';
import { requireFailedRequest } from '../api/failure';
import { listProperties } from '../api/properties';
import { type PreparedProperties, prepareProperties } from '../domain/filter/filter';

export type Catalogue =
  { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; properties: PreparedProperties };

/** All properties; they load with the code of the listings. */
export const $catalogue = atom<Catalogue>({ state: 'idle' });

/** Loads the properties once; after a failure, again. */
export async function loadCatalogue(): Promise<void> {
  const { state } = $catalogue.get();
  if (state === 'loading' || state === 'ready') return;
  $catalogue.set({ state: 'loading' });
  try {
    $catalogue.set({ state: 'ready', properties: prepareProperties(await listProperties()) });
  } catch (thrown) {
    $catalogue.set({ state: 'failed' });
    requireFailedRequest(thrown);
  }
}
