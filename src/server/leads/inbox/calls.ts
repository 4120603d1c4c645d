import { leadPatch, type Lead } from '../../../domain/lead/schema';
import { readJson } from '../../http/body';
import { idOf, type Call } from '../../http/call';
import { ifMatch, quote } from '../../http/entity-tag';
import { Problem } from '../../http/problem';
import { privateJson } from '../../http/reply';
import { readLead } from '../delivery';
import { forgetLeads } from '../lead-index';
import { eraseLeads } from '../retention';
import { changeLead } from './change';
import { loadInbox } from './load';
import { sendAgain } from './send-now';

function answer(lead: Lead | null): Response {
  if (lead === null) throw new Problem(404, 'This message does not exist, or was erased.');
  return privateJson(lead, { headers: { etag: quote(lead.version) } });
}

/** `GET /api/lead/list`: the inbox. */
export async function listLeads(): Promise<Response> {
  return privateJson(await loadInbox());
}

/** `GET /api/lead/getlead/{id}`: one lead with its whole message. */
export async function showLead(call: Call): Promise<Response> {
  return answer(await readLead(idOf(call)));
}

/** `PUT /api/lead/update/{id}`: status, note, release from quarantine. */
export async function updateLead(call: Call): Promise<Response> {
  const base = ifMatch(call.request);
  const patch = await readJson(call.request, leadPatch);
  return answer(await changeLead(idOf(call), patch, { ifMatch: base, now: new Date() }));
}

/** `POST /api/lead/resend/{id}`: the mail once more; its `delivery` says how it went. */
export async function resendLead(call: Call): Promise<Response> {
  return answer(await sendAgain(idOf(call), new Date()));
}

/** `DELETE /api/lead/delete/{id}`: the lead and all that points to it, for good. */
export async function removeLead(call: Call): Promise<Response> {
  const id = idOf(call);
  const isThere = (await readLead(id)) !== null;
  if (isThere) await eraseLeads([id]);
  const wasKnown = await forgetLeads([id]);
  if (!isThere && !wasKnown) return answer(null);
  // Asked again because an erasure was cut off: what points to the lead may still be there.
  if (!isThere) await eraseLeads([id]);
  return new Response(null, { status: 204 });
}
