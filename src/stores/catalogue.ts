import { atom } from 'nanostores';
import { listProperties } from '../api/properties';
import { type PreparedProperties, prepareProperties } from '../domain/property/prepared';
import type { PropertySummary } from '../domain/property/schema';

export type Catalogue =
  | { state: 'idle' | 'loading' | 'failed' }
  | { state: 'ready'; properties: PreparedProperties<PropertySummary> };

/** All properties; they load with the code of the listings. */
export const $catalogue = atom<Catalogue>({ state: 'idle' });

/** Loads the properties once; after a failure, again. */
export async function loadCatalogue(): Promise<void> {
  const { state } = $catalogue.get();
  if (state === 'loading' || state === 'ready') return;
  $catalogue.set({ state: 'loading' });
  try {
    $catalogue.set({ state: 'ready', properties: prepareProperties(await listProperties()) });
  } catch {
    $catalogue.set({ state: 'failed' });
  }
}

/** Texts read per task; a key press waits a few milliseconds for it on a slow phone. */
const textsAtOnce = 50;

/** Reads the texts of the properties little by little, so that the first letter of a search is as quick as the next. */
export async function readTexts(): Promise<void> {
  const catalogue = $catalogue.get();
  if (catalogue.state !== 'ready') return;
  const { list } = catalogue.properties;
  for (let at = 0; at < list.length; at += textsAtOnce) {
    await new Promise((resolve) => setTimeout(resolve));
    for (const property of list.slice(at, at + textsAtOnce)) property.readText();
  }
}
