import type { Enquiry } from '../../../../src/domain/enquiry/schema';

export function enquiry(fields: Partial<Enquiry> = {}): Enquiry {
  return {
    id: 'enquiry-1',
    kind: 'contact',
    propertyName: '',
    name: 'Visitor',
    number: '98400 12345',
    subject: '',
    email: 'priya@example.com',
    message: 'Is it free?',
    createdAt: '2026-01-15T10:00:00.000Z',
    spam: false,
    suspicion: [],
    status: 'new',
    note: '',
    nextAction: '',
    delivery: { state: 'sent', attempts: 1, sentAt: '2026-01-15T10:00:01.000Z' },
    updatedAt: '2026-01-15T10:00:00.000Z',
    version: 'v1',
    ...fields,
  };
}
