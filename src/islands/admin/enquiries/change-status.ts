import { updateEnquiry } from '../../../api/inbox';
import { inbox } from '../../../content/inbox';
import type { EnquiryStatus } from '../../../domain/enquiry/handling';
import type { Enquiry } from '../../../domain/enquiry/schema';
import { showToast } from '../../toasts';
import { type Act, currentEnquiry } from './use-enquiries';

/**
 * Changes the status only while it is still the known one, whatever else has changed; one that was set in the
 * meantime stays, and is named, unless it is the wanted one: after a double click, say. Returns the changed
 * enquiry, or `null`.
 */
export async function changeStatus(
  act: Act,
  known: Enquiry,
  status: EnquiryStatus,
): Promise<Enquiry | null> {
  const { id } = known;
  const outcome = { isChanged: false };
  const after = await act(id, async (latest) => {
    let current = latest ?? known;
    while (current.status === known.status) {
      try {
        const changed = await updateEnquiry(id, { status }, current.version);
        outcome.isChanged = true;
        return changed;
      } catch (thrown) {
        const newer = currentEnquiry(thrown);
        if (!newer) throw thrown;
        current = newer;
      }
    }
    return current;
  });
  if (outcome.isChanged || !after) return after;
  if (after.status !== status)
    showToast(inbox.statusStays(inbox.statuses[after.status]), { tone: 'error' });
  return null;
}
