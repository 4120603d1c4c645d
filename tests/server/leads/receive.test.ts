import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { receiveLead } from '../../../src/server/leads/receive';
import { retryOutbox } from '../../../src/server/leads/retry';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
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

const id = '0b5f7f6e-3f0c-4c52-9f5e-1f6d8f6a2c11';
const from = (number: number, now = start) => ({ address: address(number), now });
const leadWrite = ({ method, store: name }: { method: string; store: string }) =>
  method === 'PUT' && name === 'local-leads';

describe('row 37: every lead is stored', () => {
  it('takes 50 leads from one page that many share', async () => {
    const visitors = Array.from({ length: 50 }, (_, number) => number);
    await Promise.all(
      visitors.map((number) => receiveLead(message({ name: `Visitor ${number}` }), from(number))),
    );
    expect(storedLeads(store)).toHaveLength(50);
    expect(mail.mails.size).toBe(50);
  });

  it('takes 50 texts under one id as 50 leads', async () => {
    const texts = Array.from({ length: 50 }, (_, number) =>
      message({ id, message: `No. ${number}` }),
    );
    const received = await Promise.all(
      texts.map((text, number) => receiveLead(text, from(number))),
    );
    expect(received.every(({ created }) => created)).toBe(true);
    expect(new Set(received.map(({ lead }) => lead.id)).size).toBe(50);
    expect(mail.mails.size).toBe(50);
  });

  it.each([
    ['with the browser’s id', { id }, 2],
    ['with the id in capitals', { id: id.toUpperCase() }, 2],
    ['without an id, within the minute', {}, 0],
  ])('takes the same text once, %s', async (_, fields, minutes) => {
    const clicks = [0, 1, 2].map(() => receiveLead(message(fields), from(1)));
    const again = receiveLead(message(fields), from(1, after(minutes)));
    const received = await Promise.all([...clicks, again]);
    expect(received.filter(({ created }) => created)).toHaveLength(1);
    expect(storedLeads(store)).toHaveLength(1);
    expect(mail.requests).toHaveLength(1);
  });
});

it('the same text sent by the browser itself and by a script is one lead', async () => {
  const texts = ['Hello,\r\nis it free?', 'Hello,\nis it free?'];
  for (const text of texts) await receiveLead(message({ id, message: text }), from(1));
  expect(storedLeads(store)).toHaveLength(1);
});

describe('row 27: the mail key', () => {
  it('missing: the lead is stored and printed', async () => {
    vi.stubEnv('RESEND_API_KEY', '');
    const printed = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await receiveLead(message(), from(1));
    expect(storedLeads(store)[0]?.delivery).toEqual({ state: 'stored', attempts: 0 });
    expect(printed.mock.calls.join()).toContain('Is the home still free?');
    expect(markers(store)).toEqual([]);
  });

  it('missing on a deployed site: the log has the id, and nothing that the visitor wrote', async () => {
    vi.stubEnv('RESEND_API_KEY', '');
    vi.stubEnv('SITE_ID', 'site');
    vi.stubEnv('NETLIFY_LOCAL', '');
    const printed = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { lead } = await receiveLead(message(), from(1));
    expect(printed.mock.calls.join()).toContain(lead.id);
    expect(printed.mock.calls.join()).not.toMatch(/Visitor|90000|meena|free|bedrooms/);
  });

  it('wrong: the lead is stored, and the inbox knows what to correct', async () => {
    mail.behaviour = 'refuse the key';
    const { created } = await receiveLead(message(), from(1));
    expect(created).toBe(true);
    const { delivery } = storedLeads(store)[0] ?? {};
    expect(delivery?.state).toBe('pending');
    expect(delivery?.problem).toContain('check RESEND_API_KEY');
    expect(delivery?.problem).toContain('401 API key is invalid');
    mail.behaviour = 'accept';
    await retryOutbox({ now: after(5), pause: 0 });
    expect(storedLeads(store)[0]?.delivery).toMatchObject({ state: 'sent', attempts: 2 });
    expect(storedLeads(store)[0]?.delivery.problem).toBeUndefined();
  });

  it('sender wrong: the same', async () => {
    mail.behaviour = 'refuse the mail';
    await receiveLead(message(), from(1));
    expect(storedLeads(store)[0]?.delivery.problem).toContain('check MAIL_FROM and MAIL_TO');
  });
});

describe('the store fails', () => {
  it.each([401, 403, 409, 413, 429, 500, 503])(
    'status %i on the lead: nothing is claimed, and the same form sent again is one lead',
    async (kind) => {
      store.fault({ kind, times: 50, match: leadWrite });
      await expect(receiveLead(message({ id }), from(1))).rejects.toThrow(StoreUnavailable);
      expect(mail.requests).toEqual([]);
      store.forget();
      expect((await receiveLead(message({ id }), from(1))).created).toBe(true);
      expect(mail.mails.size).toBe(1);
    },
  );

  it('the answer to the lead’s write is lost: success, once', async () => {
    store.fault({ kind: 'lost', match: leadWrite });
    expect((await receiveLead(message({ id }), from(1))).lead.id).toBe(id);
    expect(storedLeads(store)).toHaveLength(1);
    expect(mail.mails.size).toBe(1);
  });

  it('the outbox refuses: nothing is claimed, because a crash could then hide the lead', async () => {
    store.fault({ kind: 503, times: 50, match: ({ store: name }) => name === 'local-outbox' });
    await expect(receiveLead(message(), from(1))).rejects.toThrow(StoreUnavailable);
    expect(storedLeads(store)).toEqual([]);
  });

  it('limits cannot be counted: the lead is stored and mailed', async () => {
    store.fault({ kind: 503, times: 50, match: ({ store: name }) => name === 'local-limits' });
    await receiveLead(message(), from(1));
    expect(storedLeads(store)[0]?.delivery.state).toBe('sent');
  });

  it.each(['local-leads', 'local-limits'])('%s hangs: an answer within 10 s', async (name) => {
    store.fault({ kind: 'hang', times: 50, match: (call) => call.store === name });
    const began = performance.now();
    const outcome = await receiveLead(message(), from(1)).catch((thrown: unknown) => thrown);
    expect(performance.now() - began).toBeLessThan(10_000);
    if (name === 'local-limits') expect(outcome).toMatchObject({ created: true });
    else expect(outcome).toBeInstanceOf(StoreUnavailable);
  });

  it('mail and store hang after the lead is stored: success within 10 s', async () => {
    mail.behaviour = 'hang';
    store.fault({
      kind: 'hang',
      at: 2,
      times: 50,
      match: ({ store: name }) => name === 'local-leads',
    });
    const began = performance.now();
    expect((await receiveLead(message(), from(1))).created).toBe(true);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
