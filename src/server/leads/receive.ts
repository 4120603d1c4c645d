import type { Lead, LeadInput } from '../../domain/lead/schema';
import { suspicionOf } from '../../domain/lead/suspicion';
import { withinTime } from '../store/deadline';
import { StoreUnavailable } from '../store/key-value-store';
import { openStore } from '../store/open';
import { deliver } from './deliver';
import { firstId, sameText, secondId } from './identity';
import { leadMail } from './lead-mail';
import { mailSettings } from './mail-settings';
import { newLead } from './new-lead';
import { mark, setAside } from './outbox';
import { countPosts, senderOf } from './posts';
import { printLead } from './print';

/** `created` is false when the same message was already there. */
export interface Received {
  lead: Lead;
  created: boolean;
}

/** The visitor has an answer within 10 s, whatever hangs. */
const answerMilliseconds = 9_000;
const mailMilliseconds = 4_000;
/** With less time left than that, the scheduler makes the first attempt. */
const leastMilliseconds = 1_000;

/** Writes a lead where nothing is, or finds the same one there; `null` when another text has the id. */
async function place(lead: Lead): Promise<Received | null> {
  const leads = openStore('leads');
  if (await leads.createJson(lead.id, lead)) return { lead, created: true };
  const there = await leads.readJson<Lead>(lead.id);
  if (!there) throw new StoreUnavailable(new Error(`Lead ${lead.id} is neither there nor not.`));
  return sameText(there.value, lead) ? { lead: there.value, created: false } : null;
}

async function store(input: LeadInput, address: string | undefined, now: Date): Promise<Received> {
  const mail = mailSettings() !== null;
  const sender = senderOf(address, now);
  const id = firstId(input, sender, now);
  const [posts] = await Promise.all([countPosts(sender, now), mail && mark(id, now)]);
  const suspicion = suspicionOf(input, posts);
  const lead = newLead(id, input, { suspicion, mail, now });
  const first = await place(lead);
  if (first) return first;
  const other = { ...lead, id: secondId(id, lead) };
  if (mail) await mark(other.id, now);
  const second = await place(other);
  if (!second) throw new StoreUnavailable(new Error(`Both ids of lead ${id} are taken.`));
  return second;
}

async function pass(lead: Lead, now: Date, milliseconds: number): Promise<void> {
  const { state } = lead.delivery;
  if (state === 'stored') printLead(lead, leadMail(lead));
  if (state === 'pending') await deliver(lead, { now, milliseconds });
  if (state === 'quarantined' && mailSettings()) await setAside(lead, now);
}

/**
 * Stores a visitor's message, then tries to mail it. Once it is stored nothing that fails is the
 * visitor's matter: the outbox marker brings the mail out later. Throws `StoreUnavailable` when the
 * message could not be stored, so that nothing is claimed.
 */
export async function receiveLead(
  input: LeadInput,
  { address, now }: { address: string | undefined; now: Date },
): Promise<Received> {
  const end = performance.now() + answerMilliseconds;
  const received = await withinTime(answerMilliseconds, () => store(input, address, now));
  const left = end - performance.now();
  if (!received.created || left < leastMilliseconds) return received;
  try {
    const milliseconds = Math.min(mailMilliseconds, left);
    await withinTime(left, () => pass(received.lead, now, milliseconds));
  } catch (cause) {
    console.warn(`Lead ${received.lead.id} is stored; its mail waits for the scheduler.`, cause);
  }
  return received;
}
