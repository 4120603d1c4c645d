import { leadInput, type Lead, type LeadInput } from '../../../src/domain/lead/schema';
import type { StrictStore } from '../../support/strict-store';

/** A message as the schema lets it through. */
export function message(fields: Partial<LeadInput> = {}): LeadInput {
  return leadInput.parse({
    name: 'Visitor',
    email: 'meena@example.com',
    number: '+91 90000 00000',
    subject: 'Two bedrooms',
    message: 'Is the home still free?',
    ...fields,
  });
}

/** An IPv4 address for each number. */
export function address(number: number): string {
  return `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`;
}

export const start = new Date('2026-01-05T04:00:00Z');

/** So many minutes after the start. */
export function after(minutes: number): Date {
  return new Date(start.getTime() + minutes * 60_000);
}

/** The leads as they lie in the store, oldest first. */
export function storedLeads(store: StrictStore): Lead[] {
  const leads = [...store.values('local-leads').values()] as Lead[];
  return leads.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** The keys of the outbox. */
export function markers(store: StrictStore): string[] {
  return [...store.values('local-outbox').keys()];
}
