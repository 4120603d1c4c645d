import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendDigests } from '../../../src/server/leads/digest';
import { receiveLead } from '../../../src/server/leads/receive';
import { retryOutbox } from '../../../src/server/leads/retry';
import { startStrictStore } from '../../support/strict-store';
import { useMailServer } from '../../support/use-mail-server';
import { address, after, markers, message, start, storedLeads } from './given';

const store = await startStrictStore();
const mail = useMailServer();
beforeEach(() => {
  store.reset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => store.stop());

const from = (number: number, now = start) => ({ address: address(number), now });
const id = '0b5f7f6e-3f0c-4c52-9f5e-1f6d8f6a2c11';

describe('row 29: what looks like abuse is set aside', () => {
  it.each([
    ['the honeypot is filled', { website: 'https://spam.example' }],
    ['the form was open under 3 s', { openFor: 2_999 }],
    [
      'four links',
      { message: 'https://a.example https://b.example www.c.example http://d.example' },
    ],
  ])('%s', async (_, fields) => {
    const { created } = await receiveLead(message(fields), from(1));
    expect(created).toBe(true);
    expect(storedLeads(store)[0]).toMatchObject({
      delivery: { state: 'quarantined' },
      suspicion: expect.stringMatching(/\S/) as string,
    });
    await retryOutbox({ now: after(5), pause: 0 });
    expect(mail.requests).toEqual([]);
  });

  it('more than 20 posts a minute from one address: 20 mails, the rest in one digest', async () => {
    for (let number = 0; number < 30; number += 1) {
      await receiveLead(message({ message: `No. ${number}` }), from(1));
    }
    await receiveLead(message({ message: 'Somebody else' }), from(2));
    await receiveLead(message({ message: 'A minute later' }), from(1, after(1)));
    const leads = storedLeads(store);
    expect(leads).toHaveLength(32);
    expect(leads.filter(({ delivery }) => delivery.state === 'quarantined')).toHaveLength(10);
    expect(mail.mails.size).toBe(22);

    await sendDigests();
    await sendDigests();
    expect(mail.mails.size).toBe(23);
    const digest = [...mail.mails.values()].at(-1);
    expect(digest?.subject).toContain('10 messages');
    expect(digest?.text).toContain('No. 25');
    expect(markers(store)).toEqual([]);
  });

  it('more than 200 posts a day: the rest is set aside, and counting stays cheap', async () => {
    const day = start.toISOString().slice(0, 10);
    for (let number = 0; number < 400; number += 1) {
      store.put('local-limits', `leads/${day}/04:00-x-${number}`, '{}');
    }
    await receiveLead(message(), from(1));
    expect(storedLeads(store)[0]?.delivery.state).toBe('quarantined');
    expect(store.values('local-limits').size).toBe(400);
  });

  it.each(['{broken', '{}'])('one that reads %s holds up no other', async (text) => {
    const { lead } = await receiveLead(message({ website: 'x', message: 'Good' }), from(1));
    await receiveLead(message({ id, website: 'x' }), from(2));
    store.put('local-leads', id, text);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await sendDigests();
    expect([...mail.mails.values()].map(({ subject }) => subject)).toEqual([
      'Set aside: 1 messages that look like abuse',
    ]);
    expect(markers(store).join()).not.toContain(lead.id);
    expect(markers(store)).toEqual([expect.stringMatching(`^digest/.*${id}$`)]);
    expect(warn.mock.calls.join()).toContain(id);
  });

  it('is crashed over: a set-aside lead reaches the digest all the same', async () => {
    store.fault({ kind: 'crash', match: ({ key }) => key.startsWith('digest/') });
    await receiveLead(message({ website: 'x' }), from(1));
    store.forget();
    await retryOutbox({ now: after(5), pause: 0 });
    mail.behaviour = 'fail';
    await sendDigests();
    expect(markers(store)).toHaveLength(1);
    mail.behaviour = 'accept';
    await sendDigests();
    expect(mail.mails.size).toBe(1);
    expect(markers(store)).toEqual([]);
  });
});
