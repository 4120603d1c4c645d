import { attentionOf, type Attention } from '../domain/property/attention';
import { loadAllLeads } from './leads/lead-index';
import { withinTime } from './store/deadline';
import { StoreUnavailable } from './store/key-value-store';
import { properties } from './store/properties';

const loadMilliseconds = 9_000;

/** The value, or `null` when the store could not give it. */
function orMissing<Value>(result: PromiseSettledResult<Value>): Value | null {
  if (result.status === 'fulfilled') return result.value;
  if (!(result.reason instanceof StoreUnavailable)) throw result.reason;
  console.warn('The admin home lacks a part.', result.reason);
  return null;
}

/**
 * What waits for the operator, for the admin home. One part that cannot be loaded is named as missing;
 * throws `StoreUnavailable` when none can.
 */
export async function loadAttention(): Promise<Attention> {
  const [homes, leads] = await withinTime(loadMilliseconds, () =>
    Promise.allSettled([properties.list(), loadAllLeads()]),
  );
  if (homes.status === 'rejected' && leads.status === 'rejected') throw homes.reason;
  const all = orMissing(leads);
  return attentionOf(orMissing(homes), all?.leads ?? null, all?.leftOut.size);
}
