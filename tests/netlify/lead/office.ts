import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import auth from '../../../netlify/functions/auth';
import lead from '../../../netlify/functions/lead';
import type { Inbox } from '../../../src/domain/lead/inbox';
import type { Lead, LeadInput } from '../../../src/domain/lead/schema';
import { receiveLead } from '../../../src/server/leads/receive';
import { retryOutbox } from '../../../src/server/leads/retry';
import { message, storedLeads } from '../../server/leads/given';
import { startStrictStore } from '../../support/strict-store';
import { useMailServer } from '../../support/use-mail-server';
import { configurePassword, json, send, signIn } from '../caller';

export const minute = 60_000;

/** Gives every test of the file an empty inbox, a signed-in operator and a mail service. */
export async function useInbox() {
  const store = await startStrictStore();
  const mail = useMailServer();
  let cookie = '';
  beforeAll(() => configurePassword());
  beforeEach(async () => {
    store.reset();
    cookie = await signIn();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => vi.useRealTimers();
  });
  afterAll(() => store.stop());

  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    send(lead, method, `/api/lead/${path}`, { body, headers, cookie });
  const only = (): Lead => {
    const [first, ...more] = storedLeads(store);
    if (!first || more.length > 0) throw new Error('There is not exactly one lead.');
    return first;
  };
  /** A lead that came so many minutes ago; answers its id. */
  async function arrived(fields: Partial<LeadInput> = {}, minutesAgo = 0): Promise<string> {
    const now = new Date(Date.now() - minutesAgo * minute);
    return (await receiveLead(message(fields), { address: '203.0.113.9', now })).lead.id;
  }
  /** A lead whose mail was refused and given up. */
  async function failed(): Promise<string> {
    mail.behaviour = 'refuse the key';
    const id = await arrived({}, 24 * 60);
    await retryOutbox({ now: new Date(), pause: 0 });
    expect(only().delivery.state).toBe('failed');
    mail.behaviour = 'accept';
    return id;
  }
  const list = async () => json<Inbox>(await call('GET', 'list'));
  const signOut = () => send(auth, 'POST', '/api/auth/signout', { cookie });
  return { store, mail, call, list, only, arrived, failed, signOut };
}
