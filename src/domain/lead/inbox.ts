import type { Lead } from './schema';
import { shorten } from '../shorten';

/** Characters of a message that the inbox list holds; the rest comes with the lead itself. */
const inboxMessageLength = 2_000;
/** The same for what looks like abuse: strangers can send any number of them. */
const quarantinedMessageLength = 200;
const quarantinedLineLength = 80;
/** The inbox holds at most so many quarantined leads, the newest; the store keeps them all. */
export const mostQuarantined = 1_000;

/** A lead in the inbox: all of it, but a very long message is cut, and every text of a quarantined one. */
export type LeadSummary = Lead & {
  /** Whether a text goes on; the whole of it comes with the lead itself. */
  isCut: boolean;
};

/** The answer of the inbox's list. */
export interface Inbox {
  /** Newest first. */
  leads: LeadSummary[];
  /** New leads, quarantined ones apart. */
  unread: number;
  quarantined: number;
  /** How many older ones are left out because the inbox cannot hold them; they stay in the store. */
  older: number;
}

/** What the inbox list holds of a lead. */
export function summarizeLead(lead: Lead): LeadSummary {
  if (isQuarantined(lead)) return summarizeQuarantined(lead);
  const isCut = lead.message.length > inboxMessageLength;
  // The cut may leave half of a surrogate pair.
  const message = lead.message.slice(0, inboxMessageLength).replace(/[\ud800-\udbff]$/, '');
  return { ...lead, message, isCut };
}

/** Little of each, so that a flood of them fits; the ways to reply stay whole. */
function summarizeQuarantined(lead: Lead): LeadSummary {
  const cut = {
    name: shorten(lead.name, quarantinedLineLength),
    subject: shorten(lead.subject, quarantinedLineLength),
    propertyName: shorten(lead.propertyName, quarantinedLineLength),
    message: shorten(lead.message, quarantinedMessageLength),
  };
  const isCut = Object.entries(cut).some(([key, text]) => text !== lead[key as keyof typeof cut]);
  return { ...lead, ...cut, isCut };
}

/** Whether a lead was set aside as abuse. */
export function isQuarantined({ delivery }: Pick<Lead, 'delivery'>): boolean {
  return delivery.state === 'quarantined';
}

/** Whether a lead waits for the operator's first look. */
export function isUnread(lead: Pick<Lead, 'delivery' | 'status'>): boolean {
  return lead.status === 'new' && !isQuarantined(lead);
}
