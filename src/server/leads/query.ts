import { messages } from '../../content/messages';
import { leadInput } from '../../domain/lead/schema';
import { readJson } from '../http/body';
import type { Call } from '../http/call';
import { privateJson } from '../http/reply';
import { receiveLead } from './receive';

/** Answers `POST /api/mail/query`: 201 for a new lead, 200 for one that was already there. */
export async function answerQuery({ request, address }: Call): Promise<Response> {
  const input = await readJson(request, leadInput);
  const { lead, created } = await receiveLead(input, { address, now: new Date() });
  return privateJson({ message: messages.lead.sent, id: lead.id }, { status: created ? 201 : 200 });
}
