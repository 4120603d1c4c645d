import { messages } from '../content/messages';
import type { EnquiryInput } from '../domain/enquiry/schema';
import { paths } from '../paths';
import { RequestFailed } from './failure';
import { request } from './request';

/** Milliseconds before the form says that it was not sent; enough for a phone on a poor connection. */
const sendMilliseconds = 15_000;

interface Sent {
  /** Under which it is stored. */
  id: string;
  /** How its number will be dialled. */
  dialled: readonly string[];
}

/** Sends a form; throws `RequestFailed`, also where a 2xx is not our answer, such as that of a hotel's network. */
export async function sendEnquiry(enquiry: EnquiryInput): Promise<Sent> {
  const options = { method: 'POST', json: enquiry, milliseconds: sendMilliseconds } as const;
  const { body } = await request<Partial<Record<string, unknown>>>(paths.api.query, options);
  if (body.message !== messages.enquiry.sent || typeof body.id !== 'string')
    throw new RequestFailed(200, null, body);
  // Our own answer, as its message has shown.
  return { id: body.id, dialled: (body.dialled ?? []) as string[] };
}
