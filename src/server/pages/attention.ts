import { attentionOf, type Attention } from '../../domain/attention';
import { isoDay } from '../../domain/date';
import { catchUp, loadEnquiries } from '../enquiries/inbox';
import { StoreUnavailable } from '../store/key-value-store';
import { properties } from '../records/properties';

/** The value, or `null` when the store is unavailable. */
function orMissing<Value>(result: PromiseSettledResult<Value>): Value | null {
  if (result.status === 'fulfilled') return result.value;
  if (!(result.reason instanceof StoreUnavailable)) throw result.reason;
  console.warn('A part of what needs attention could not be loaded.', result.reason);
  return null;
}

/**
 * What needs the operator's attention. One part that cannot be loaded is named as missing;
 * throws `StoreUnavailable` when none can.
 */
export async function loadAttention(now: Date): Promise<Attention> {
  const [listed, enquiries] = await Promise.allSettled([
    properties.list(),
    loadEnquiries({ catchUp }),
  ]);
  if (listed.status === 'rejected' && enquiries.status === 'rejected') throw listed.reason;
  const all = orMissing(enquiries);
  const today = isoDay(now.toISOString());
  return attentionOf(orMissing(listed), all?.enquiries ?? null, today, all ?? undefined);
}
