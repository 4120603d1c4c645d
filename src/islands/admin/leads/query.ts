import { isQuarantined, type LeadSummary } from '../../../domain/lead/inbox';
import { deliveryStates, leadStatuses } from '../../../domain/lead/vocabulary';
import { describeDelivery } from './delivery';

/** What the inbox shows; lives in the address, so that other pages can link to it. */
export interface InboxQuery {
  text: string;
  /** A status, `failed`, `quarantined`, or '' for all that is not set aside. */
  show: string;
  /** The lead that is open. */
  open: string;
}

const shows: readonly string[] = [...leadStatuses, ...deliveryStates];

/** Reads the address; what it says wrongly counts as not said. */
export function readInboxQuery(parameters: URLSearchParams): InboxQuery {
  const show = parameters.get('show') ?? '';
  return {
    text: parameters.get('text') ?? '',
    show: shows.includes(show) ? show : '',
    open: parameters.get('lead') ?? '',
  };
}

/** The address's part after `?`, without what is as by default. */
export function writeInboxQuery({ text, show, open }: InboxQuery): string {
  const entries = [
    ['text', text.trim()],
    ['show', show],
    ['lead', open],
  ].filter(([, value]) => value !== '');
  return new URLSearchParams(entries).toString();
}

function isShown(lead: LeadSummary, show: string): boolean {
  if (show === 'quarantined') return isQuarantined(lead);
  if (isQuarantined(lead)) return false;
  if (show === 'failed') return describeDelivery(lead.delivery).isAlarm;
  return show === '' || lead.status === show;
}

function textOf(lead: LeadSummary): string {
  const { name, number, email, subject, message, propertyName, note } = lead;
  return [name, number, email, subject, message, propertyName, note].join('\n').toLowerCase();
}

/** The leads that hold every word of the search; the open one stays, whatever it has become. */
export function viewLeads(leads: readonly LeadSummary[], query: InboxQuery): LeadSummary[] {
  const words = query.text.toLowerCase().split(/\s+/).filter(Boolean);
  return leads.filter((lead) => {
    if (lead.id === query.open) return true;
    if (!isShown(lead, query.show)) return false;
    const text = words.length === 0 ? '' : textOf(lead);
    return words.every((word) => text.includes(word));
  });
}

/** How many leads each choice of the filter would show. */
export function countShown(leads: readonly LeadSummary[], show: string): number {
  return leads.filter((lead) => isShown(lead, show)).length;
}
