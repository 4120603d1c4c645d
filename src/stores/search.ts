import { atom } from 'nanostores';
import type { PreparedProperties } from '../domain/filter/filter';
import type { ParseSearch } from '../domain/search';

/** Prepares the search in the properties of the catalogue. */
type Prepare = (properties: PreparedProperties) => ParseSearch;

export type Search =
  { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; prepare: Prepare };

/** What reads search texts; it has many words, as the homes have, which load when somebody searches. */
export const $search = atom<Search>({ state: 'idle' });

/** Loads it once; after a failure, again. */
export async function loadSearch(): Promise<void> {
  const { state } = $search.get();
  if (state === 'loading' || state === 'ready') return;
  $search.set({ state: 'loading' });
  try {
    const { loadPrepare } = await import('./search-words');
    $search.set({ state: 'ready', prepare: await loadPrepare() });
  } catch {
    $search.set({ state: 'failed' });
  }
}
