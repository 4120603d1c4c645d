import { isQuarantined, isUnread, type Inbox } from '../../../domain/lead/inbox';
import { fitting } from '../../http/fitting';
import { withinTime } from '../../store/deadline';
import { loadAllLeads } from '../lead-index';

const loadMilliseconds = 9_000;

/** The inbox as the list call and the page show it; throws `StoreUnavailable`. */
export async function loadInbox(): Promise<Inbox> {
  const { leads: all, leftOut } = await withinTime(loadMilliseconds, loadAllLeads);
  const leads = fitting(all);
  return {
    leads,
    unread: all.filter(isUnread).length,
    quarantined: all.filter(isQuarantined).length + leftOut.size,
    older: all.length - leads.length + leftOut.size,
  };
}
