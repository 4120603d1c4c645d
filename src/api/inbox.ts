import type { InboxView } from '../domain/enquiry/inbox';
import type { Enquiry, EnquiryPatch, ToldEnquiry } from '../domain/enquiry/schema';
import { withLimit } from '../domain/list/query';
import { adminPaths } from '../admin-paths';
import { request } from './request';

/** The first enquiries that the inbox's query string finds, with what is said of all of them. */
export async function listInbox(query: string, limit: number | null): Promise<InboxView> {
  return (await request<InboxView>(`${adminPaths.api.enquiries}?${withLimit(query, limit)}`)).body;
}

/** Changes an enquiry; with `version`, only if nobody else has changed it since (else status 409). */
export async function updateEnquiry(
  id: string,
  patch: EnquiryPatch,
  version?: string,
): Promise<Enquiry> {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  const options = { method: 'PUT', json: patch, headers } as const;
  return (await request<Enquiry>(adminPaths.api.updateEnquiry(id), options)).body;
}

/** Adds what somebody of the office was told. */
export async function addEnquiry(told: ToldEnquiry): Promise<Enquiry> {
  const options = { method: 'POST', json: told } as const;
  return (await request<Enquiry>(adminPaths.api.addEnquiry, options)).body;
}

/** Sends an enquiry's email again; the mail of the kind 'enquiry' in the answer says how it went. */
export async function resendEnquiry(id: string): Promise<Enquiry> {
  return (await request<Enquiry>(adminPaths.api.resendEnquiry(id), { method: 'POST' })).body;
}

/** Erases an enquiry for good. */
export async function eraseEnquiry(id: string): Promise<void> {
  await request(adminPaths.api.deleteEnquiry(id), { method: 'DELETE' });
}
