import { messages } from '../content/messages';
import type { EnquiryInput } from '../domain/enquiry/schema';
import { paths } from '../paths';
import { RequestFailed } from './failure';
import { request } from './request';

/** Milliseconds before the form says that it was not sent; enough for a phone on a poor connection. */
const sendMilliseconds = 15_000;

/** Sends a form and returns the id under which it is stored; throws `RequestFailed`, also for a foreign 2xx. */
export async function sendEnquiry(enquiry: EnquiryInput): Promise<string> {
  const options = { method: 'POST', json: enquiry, milliseconds: sendMilliseconds } as const;
  const { body } = await request<Partial<Record<string, unknown>>>(paths.api.query, options);
  if (body.message !== messages.enquiry.sent || typeof body.id !== 'string')
    throw new RequestFailed(200, null, body);
  return body.id;
}
