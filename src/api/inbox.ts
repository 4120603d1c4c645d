import type { Inbox } from '../domain/lead/inbox';
import type { Lead, LeadPatch } from '../domain/lead/schema';
import { paths } from '../paths';
import { request } from './request';

/** The operator's inbox. */
export async function listInbox(): Promise<Inbox> {
  return (await request<Inbox>(paths.api.leads)).body;
}

/** One lead with its whole message. */
export async function readLead(id: string): Promise<Lead> {
  return (await request<Lead>(paths.api.lead(id))).body;
}

/** Changes a lead; with `version`, only when nobody else did in between (else status 409). */
export async function updateLead(id: string, patch: LeadPatch, version?: string): Promise<Lead> {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  const options = { method: 'PUT', json: patch, headers } as const;
  return (await request<Lead>(paths.api.updateLead(id), options)).body;
}

/** Sends the mail of a lead once more; its `delivery` says how it went. */
export async function resendLead(id: string): Promise<Lead> {
  return (await request<Lead>(paths.api.resendLead(id), { method: 'POST' })).body;
}

/** Erases a lead for good. */
export async function eraseLead(id: string): Promise<void> {
  await request(paths.api.deleteLead(id), { method: 'DELETE' });
}
