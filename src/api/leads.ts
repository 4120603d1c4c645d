import type { LeadInput } from '../domain/lead/schema';
import { paths } from '../paths';
import { request } from './request';

/** A phone on a poor line gets so long (ms) before the form says that it was not sent. */
const sendMilliseconds = 15_000;

/** Sends a contact message or an enquiry; when it returns, the lead is stored. */
export async function sendLead(lead: LeadInput): Promise<void> {
  await request(paths.api.query, { method: 'POST', json: lead, milliseconds: sendMilliseconds });
}
