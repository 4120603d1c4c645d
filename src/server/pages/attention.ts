import { attentionOf, type Attention } from '../../domain/attention';
import { isoDay } from '../../domain/date';
import { loadEnquiries } from '../enquiries/inbox';
import { StoreUnavailable } from '../store/key-value-store';
import { properties } from '../records/properties';
import { orMissing } from './fallback';

/** Loads what needs the operator's attention; names the parts that failed, throws `StoreUnavailable` when all did. */
export async function loadAttention(now: Date): Promise<Attention> {
  const [listed, enquiries] = await Promise.all([
    orMissing('the properties that need attention', () => properties.listPresent()),
    orMissing('the enquiries that need attention', loadEnquiries),
  ]);
  if (listed === null && enquiries === null)
    throw new StoreUnavailable(new Error('Nothing that needs attention could be loaded.'));
  const today = isoDay(now.toISOString());
  return attentionOf(listed, enquiries, today);
}
