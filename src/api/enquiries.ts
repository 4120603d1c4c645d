import type { EnquiryInput } from '../domain/enquiry/schema';
import { paths } from '../paths';
import { request } from './request';

/** Milliseconds, for a phone on a poor connection, before the form says that it was not sent. */
const sendMilliseconds = 15_000;

/** Sends a contact message or an enquiry; when it returns, the enquiry is stored. */
export async function sendEnquiry(enquiry: EnquiryInput): Promise<void> {
  await request(paths.api.query, { method: 'POST', json: enquiry, milliseconds: sendMilliseconds });
}
