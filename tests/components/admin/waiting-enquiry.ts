import type { WaitingEnquiry } from '../../../src/domain/attention';

/** An enquiry with what a test cares about. */
export function waitingEnquiry(fields: Partial<WaitingEnquiry> = {}): WaitingEnquiry {
  return {
    id: 'l1',
    name: 'Visitor',
    number: '98400 12345',
    email: 'priya@example.com',
    subject: '',
    propertyName: 'Palm Villa',
    message: 'Is it free?',
    note: '',
    nextAction: '',
    createdAt: '2026-01-15T10:00:00.000Z',
    ...fields,
  };
}
