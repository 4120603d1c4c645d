import { randomUUID } from 'node:crypto';
import type { Lead, LeadDelivery, LeadInput } from '../../domain/lead/schema';

function firstDelivery(suspicion: string, mail: boolean, time: string): LeadDelivery {
  if (suspicion !== '') return { state: 'quarantined', attempts: 0 };
  if (!mail) return { state: 'stored', attempts: 0 };
  // Stored as already claimed: the request that stores it also makes the first attempt.
  return { state: 'pending', attempts: 1, attemptedAt: time };
}

/** A lead as it goes into the store; `mail` says whether mail is set up. */
export function newLead(
  id: string,
  input: LeadInput,
  { suspicion, mail, now }: { suspicion: string; mail: boolean; now: Date },
): Lead {
  const { propertyId, propertyName, name, number, subject, email, message } = input;
  const time = now.toISOString();
  return {
    id,
    kind: propertyId !== undefined || propertyName !== '' ? 'enquiry' : 'contact',
    ...(propertyId !== undefined && { propertyId }),
    propertyName,
    name,
    number,
    subject,
    email,
    message,
    createdAt: time,
    suspicion,
    status: 'new',
    note: '',
    delivery: firstDelivery(suspicion, mail, time),
    updatedAt: time,
    version: randomUUID(),
  };
}
