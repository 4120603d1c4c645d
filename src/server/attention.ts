import { attentionOf, type Attention } from '../domain/property/attention';
import { loadLeads } from './leads/lead-index';
import { withinTime } from './store/deadline';
import { properties } from './store/properties';

const loadMilliseconds = 9_000;

/** What waits for the operator, for the admin home; throws `StoreUnavailable`. */
export async function loadAttention(): Promise<Attention> {
  const [homes, leads] = await withinTime(loadMilliseconds, () =>
    Promise.all([properties.list(), loadLeads()]),
  );
  return attentionOf(homes, leads);
}
