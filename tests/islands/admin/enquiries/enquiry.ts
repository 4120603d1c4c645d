import type { Enquiry } from '../../../../src/domain/enquiry/schema';
import { givenEnquiry } from '../../../server/enquiries/given';

const sent = { number: '98400 12345', email: 'priya@example.com', subject: '' };

/** An enquiry whose email was sent. */
export const enquiry = (fields: Partial<Enquiry> = {}): Enquiry => ({
  ...givenEnquiry('enquiry-1', { fields: { ...sent, message: 'Is it free?' } }),
  createdAt: '2026-01-15T10:00:00.000Z',
  delivery: { state: 'sent', attempts: 1, sentAt: '2026-01-15T10:00:01.000Z' },
  ...fields,
});
