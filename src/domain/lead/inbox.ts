import type { Lead } from './schema';

/** Characters of a message that the inbox list holds; the rest comes with the lead itself. */
export const inboxMessageLength = 2_000;

/** A lead in the inbox: all of it, but a very long message is cut. */
export type LeadSummary = Lead & {
  /** Whether the message goes on; the whole one comes with the lead itself. */
  isCut: boolean;
};

/** The answer of the inbox's list. */
export interface Inbox {
  /** Newest first. */
  leads: LeadSummary[];
  /** New leads, quarantined ones apart. */
  unread: number;
  quarantined: number;
  /** How many older ones are left out because one answer cannot hold them; the export has them all. */
  older: number;
}

/** What the inbox list holds of a lead. */
export function summarizeLead(lead: Lead): LeadSummary {
  const isCut = lead.message.length > inboxMessageLength;
  // The cut may leave half of a surrogate pair.
  const message = lead.message.slice(0, inboxMessageLength).replace(/[\ud800-\udbff]$/, '');
  return { ...lead, message, isCut };
}

export function isQuarantined({ delivery }: Pick<Lead, 'delivery'>): boolean {
  return delivery.state === 'quarantined';
}

/** Whether a lead waits for the operator's first look. */
export function isUnread(lead: Pick<Lead, 'delivery' | 'status'>): boolean {
  return lead.status === 'new' && !isQuarantined(lead);
}
