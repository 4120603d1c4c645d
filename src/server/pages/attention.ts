import { type Attention, countAttention, type PropertyForAttention } from '../../domain/attention';
import { isoDay } from '../../domain/date';
import { once } from '../../domain/once';
import type { PropertyRecord } from '../../domain/property/schema';
import { loadEnquiries, readEvicted } from '../post/office';
import { StoreUnavailable } from '../store/key-value-store';
import { properties } from '../records/properties';
import { orMissing } from './fallback';

/** Telephone numbers, which the list of the admin area has, take longer to read. */
const makeList = once(
  (stored: ReadonlyMap<string, PropertyRecord>): Promise<PropertyForAttention[]> =>
    properties.presentWith(stored, ({ noticeOrToken, token, leaseTo }) => {
      return { noticeOrToken, token, leaseTo };
    }),
);
const listForAttention = async () => makeList(await properties.allStored());

/** Loads what needs the operator's attention; names the parts that failed, throws `StoreUnavailable` when all did. */
export async function loadAttention(now: Date): Promise<Attention> {
  const [listed, enquiries] = await Promise.all([
    orMissing('the properties that need attention', listForAttention),
    orMissing('the enquiries that need attention', loadEnquiries),
  ]);
  if (listed === null && enquiries === null)
    throw new StoreUnavailable(new Error('Nothing that needs attention could be loaded.'));
  const today = isoDay(now.toISOString());
  return countAttention(listed, enquiries, today);
}

/** How many messages a flood has pushed out unread in the last days; 0 where the store does not answer. */
export async function loadEvicted(now: Date): Promise<number> {
  return (await orMissing('what a flood has pushed out', () => readEvicted(now))) ?? 0;
}
