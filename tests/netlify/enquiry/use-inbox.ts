import { beforeEach, expect } from 'vitest';
import type { InboxView } from '../../../src/domain/enquiry/inbox';
import type { Enquiry, EnquiryInput } from '../../../src/domain/enquiry/schema';
import { receiveEnquiry } from '../../../src/server/post/receive';
import { message, readDelivery, storedEnquiries, storedSpam, sweep } from '../../server/post/given';
import { useStrictStore } from '../../support/use-strict-store';
import { useMailServer } from '../../support/use-mail-server';
import { json, send, signIn } from '../caller';
import { functionFor } from '../platform';

export const minute = 60_000;

/** Gives every test of the file an empty inbox, a signed-in operator and a mail service. */
export async function useInbox() {
  const store = await useStrictStore();
  const mail = useMailServer();
  let cookie = '';
  beforeEach(async () => {
    cookie = await signIn();
  });

  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    send(functionFor(`/api/enquiry/${path.replace(/\?.*/, '')}`), method, `/api/enquiry/${path}`, {
      body,
      headers,
      cookie,
    });
  const only = (): Enquiry => {
    const [first, ...more] = [...storedEnquiries(store), ...storedSpam(store)];
    if (!first || more.length > 0) throw new Error('There is not exactly one enquiry.');
    return first;
  };
  /** Receives an enquiry that many minutes ago; returns its id. */
  async function arrived(fields: Partial<EnquiryInput> = {}, minutesAgo = 0): Promise<string> {
    const now = new Date(Date.now() - minutesAgo * minute);
    return (await receiveEnquiry(message(fields), { ip: '203.0.113.9', now })).enquiry.id;
  }
  /** Receives an enquiry whose email was rejected and given up. */
  async function failed(): Promise<string> {
    mail.behaviour = 'refuse the key';
    const id = await arrived({}, 24 * 60);
    await sweep(new Date());
    expect(readDelivery(only()).state).toBe('failed');
    mail.behaviour = 'accept';
    return id;
  }
  const list = async (query = '') => json<InboxView>(await call('GET', `list?${query}`));
  return { store, mail, call, list, only, arrived, failed };
}
