import type { EnquiryInput } from '../domain/enquiry/schema';
import { paths } from '../paths';
import { request } from './request';

/** Milliseconds before the form says that it was not sent; enough for a phone on a poor connection. */
const sendMilliseconds = 15_000;

/** Sends the contact form or an enquiry; once it returns, the enquiry is stored, under the id that it returns. */
export async function sendEnquiry(enquiry: EnquiryInput): Promise<string> {
  const options = { method: 'POST', json: enquiry, milliseconds: sendMilliseconds } as const;
  const { body } = await request<{ id?: string }>(paths.api.query, options);
  return body.id ?? enquiry.id ?? '';
}
