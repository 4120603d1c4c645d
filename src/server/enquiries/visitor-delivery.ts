import { isoDay } from '../../domain/date';
import { isEmailAddress } from '../../domain/email-address';
import { visitedHome } from '../../domain/enquiry/asked-visits';
import type { Enquiry, VisitorMail } from '../../domain/enquiry/schema';
import { oneLine } from '../../domain/mail/plain-text';
import type { Property } from '../../domain/property/schema';
import { addAttempt } from '../mail/delivery';
import { makeMailedProperty } from '../mail/mailed-property';
import { mailSettings } from '../mail/send';
import { properties } from '../records/properties';
import { withSimilar } from '../records/with-similar';

export type MailedRecords = ReadonlyMap<string, Property>;

/** The homes that an email names; `null` where they cannot be read, which keeps no email from going out. */
export async function readMailedHomes(): Promise<MailedRecords | null> {
  try {
    return await properties.all();
  } catch (cause) {
    console.warn('Emails to visitors name no homes, as they cannot be read.', cause);
    return null;
  }
}

export const newDelivery = { state: 'pending', attempts: 0 } as const;

/** What an email to a visitor says of homes: the one that was asked about, and similar ones. */
export function propertyTexts(
  propertyId: string | undefined,
  records: MailedRecords | null,
  today: string,
): Pick<VisitorMail, 'about' | 'similar'> {
  if (propertyId === undefined || !records) return { similar: [] };
  const { property, others } = withSimilar(records, propertyId, today);
  const similar = others.map(makeMailedProperty);
  if (!property) return { similar };
  const { _id: id, name, address } = property;
  return { about: { id, name: oneLine(name), address: oneLine(address) }, similar };
}

/** The enquiry with its visit confirmed and the email about it begun; unchanged if nothing is to be confirmed. */
export function withConfirmation(
  enquiry: Enquiry,
  records: MailedRecords | null,
  now: Date,
): Enquiry {
  if (!enquiry.visit || enquiry.confirmation || enquiry.spam) return enquiry;
  const canMail = mailSettings() !== null && isEmailAddress(enquiry.email);
  return {
    ...enquiry,
    confirmation: {
      at: now.toISOString(),
      ...propertyTexts(visitedHome(enquiry).id, records, isoDay(now.toISOString())),
      delivery: canMail ? addAttempt(newDelivery, now) : { state: 'stored', attempts: 0 },
    },
  };
}
