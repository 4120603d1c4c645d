import type { Enquiry } from '../../../../src/domain/enquiry/schema';
import { givenEnquiry, officeMail } from '../../../server/post/given';

const sent = { number: '98400 12345', email: 'priya@example.com', subject: '' };

const given = givenEnquiry('enquiry-1', { fields: { ...sent, message: 'Is it free?' } });

/** An enquiry whose email was sent. */
export const enquiry = (fields: Partial<Enquiry> = {}): Enquiry => ({
  ...given,
  createdAt: '2026-01-15T10:00:00.000Z',
  ...officeMail(given, { state: 'sent', attempts: 1, sentAt: '2026-01-15T10:00:01.000Z' }),
  ...fields,
});
