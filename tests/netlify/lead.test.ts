import * as workbook from '@e965/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import auth from '../../netlify/functions/auth';
import lead from '../../netlify/functions/lead';
import type { Inbox } from '../../src/domain/lead/inbox';
import type { Lead, LeadInput } from '../../src/domain/lead/schema';
import { receiveLead } from '../../src/server/leads/receive';
import { retryOutbox } from '../../src/server/leads/retry';
import { markers, message, storedLeads } from '../server/leads/given';
import { takeLoggedErrors } from '../support/console';
import { startStrictStore } from '../support/strict-store';
import { useMailServer } from '../support/use-mail-server';
import { configurePassword, json, send, signIn } from './caller';

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

const minute = 60_000;
const call = (method: string, path: string, body?: unknown, headers = {}) =>
  send(lead, method, `/api/lead/${path}`, { body, headers, cookie });
const inbox = async () => json<Inbox>(await call('GET', 'list'));
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

describe('GET /api/lead/list', () => {
  it('answers an empty inbox', async () => {
    const response = await call('GET', 'list');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await json(response)).toEqual({ leads: [], unread: 0, quarantined: 0, older: 0 });
  });

  it('tells newest first, with the unread counted and the quarantined apart', async () => {
    await arrived({ name: 'Old', propertyId: 'p1', propertyName: 'Sea View' }, 3);
    const seen = await arrived({ name: 'Seen' }, 2);
    await arrived({ name: 'Spam', website: 'https://spam.example' }, 1);
    await arrived({ name: 'New' });
    await call('PUT', `update/${seen}`, { status: 'in progress' });
    const { leads, ...counts } = await inbox();
    expect(leads.map(({ name }) => name)).toEqual(['New', 'Spam', 'Seen', 'Old']);
    expect(counts).toEqual({ unread: 2, quarantined: 1, older: 0 });
    expect(leads[1]).toMatchObject({
      delivery: { state: 'quarantined' },
      suspicion: expect.stringContaining('hidden field') as string,
    });
    expect(leads[3]).toMatchObject({
      kind: 'enquiry',
      propertyId: 'p1',
      propertyName: 'Sea View',
      email: 'meena@example.com',
      number: '+91 90000 00000',
      message: 'Is the home still free?',
      isCut: false,
      status: 'new',
      note: '',
      delivery: { state: 'sent' },
    });
  });

  it('cuts very long messages; the lead itself has the whole one', async () => {
    const long = 'வீடு '.repeat(1_500).trim();
    const id = await arrived({ message: long });
    const [summary] = (await inbox()).leads;
    expect(summary).toMatchObject({ isCut: true });
    expect(summary?.message).toHaveLength(2_000);
    const response = await call('GET', `getlead/${id}`);
    expect((await json<Lead>(response)).message).toBe(long);
    expect(response.headers.get('etag')).toBe(`"${only().version}"`);
  });
});

describe('PUT /api/lead/update/{id}', () => {
  it('keeps status and note, each alone or both, under a new version', async () => {
    const id = await arrived();
    const before = only();
    const response = await call('PUT', `update/${id}`, { status: 'done' });
    const changed = await json<Lead>(response);
    expect(response.status).toBe(200);
    expect(changed).toMatchObject({ ...before, status: 'done', ...stampsOf(changed) });
    expect(changed.version).not.toBe(before.version);
    expect(response.headers.get('etag')).toBe(`"${changed.version}"`);
    await call('PUT', `update/${id}`, { note: '  Called, calls back.  ' });
    expect(only()).toMatchObject({ status: 'done', note: 'Called, calls back.' });
    expect((await inbox()).leads).toMatchObject([{ status: 'done', note: 'Called, calls back.' }]);
  });

  it('refuses a stale change with the current lead', async () => {
    const id = await arrived();
    const headers = { 'if-match': `"${only().version}"` };
    const first = await json<Lead>(await call('PUT', `update/${id}`, { note: 'First' }, headers));
    const stale = await call('PUT', `update/${id}`, { note: 'Second' }, headers);
    expect(stale.status).toBe(409);
    expect((await json(stale)).current).toEqual(first);
    expect(only().note).toBe('First');
  });

  it('row 5 for leads: of 50 notes from one base 1 is kept, 49 are conflicts', async () => {
    const id = await arrived();
    const headers = { 'if-match': `"${only().version}"` };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, each) =>
        call('PUT', `update/${id}`, { note: `No. ${each}` }, headers),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(49).fill(409)]);
  });

  it('is no conflict with the machine, which only notes how the mail went', async () => {
    mail.behaviour = 'fail';
    const id = await arrived({}, 10);
    const headers = { 'if-match': `"${only().version}"` };
    mail.behaviour = 'accept';
    await retryOutbox({ now: new Date(), pause: 0 });
    expect((await call('PUT', `update/${id}`, { note: 'Mine' }, headers)).status).toBe(200);
    expect(only()).toMatchObject({ note: 'Mine', delivery: { state: 'sent' } });
  });

  it.each([
    ['status', { status: 'lost' }],
    ['status', { status: null }],
    ['note', { note: 5 }],
    ['note', { note: 'x'.repeat(2_001) }],
    ['release', { release: false }],
  ])('names %s when it does not fit, and changes nothing', async (field, body) => {
    const id = await arrived();
    const before = only();
    const response = await call('PUT', `update/${id}`, body);
    expect(response.status).toBe(422);
    expect((await json(response)).errors).toEqual([
      { field, message: expect.stringMatching(/.+/) as string },
    ]);
    expect(only()).toEqual(before);
  });

  it('drops fields that are the visitor’s or the machine’s', async () => {
    const id = await arrived();
    await call('PUT', `update/${id}`, { message: 'Changed', id: 'x', delivery: { state: 'sent' } });
    expect(only()).toMatchObject({ id, message: 'Is the home still free?' });
  });

  it('releases from quarantine: the mail goes out, once', async () => {
    const id = await arrived({ website: 'x' }, 3 * 24 * 60);
    expect(markers(store)).toEqual([`digest/${id}`]);
    const response = await call('PUT', `update/${id}`, { release: true });
    expect(await json(response)).toMatchObject({ delivery: { state: 'sent', attempts: 1 } });
    expect(mail.mails.size).toBe(1);
    await call('PUT', `update/${id}`, { release: true });
    expect(mail.requests).toHaveLength(1);
    expect(markers(store)).toEqual([]);
    expect(await inbox()).toMatchObject({ unread: 1, quarantined: 0 });
  });

  it('releases while mail is down: the scheduler brings it out, however old the lead is', async () => {
    const id = await arrived({ website: 'x' }, 3 * 24 * 60);
    mail.behaviour = 'fail';
    const response = await call('PUT', `update/${id}`, { release: true });
    expect(response.status).toBe(200);
    expect(await json(response)).toMatchObject({ delivery: { state: 'pending' } });
    expect(markers(store)).toEqual([id]);
    mail.behaviour = 'accept';
    await retryOutbox({ now: new Date(Date.now() + 5 * minute), pause: 0 });
    expect(only().delivery).toMatchObject({ state: 'sent', attempts: 2 });
    expect(mail.mails.size).toBe(1);
  });

  it('releases without mail set up', async () => {
    const id = await arrived({ website: 'x' });
    vi.stubEnv('RESEND_API_KEY', '');
    await call('PUT', `update/${id}`, { release: true });
    expect(only().delivery).toEqual({ state: 'stored', attempts: 0 });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'a crash at store call %i of a release loses no mail and sends none twice',
    async (at) => {
      const id = await arrived({ website: 'x' });
      store.fault({ kind: 'crash', at, match: ({ store: name }) => name !== 'local-sessions' });
      const response = await call('PUT', `update/${id}`, { release: true });
      store.forget();
      if (response.status === 503) await call('PUT', `update/${id}`, { release: true });
      await retryOutbox({ now: new Date(Date.now() + 5 * minute), pause: 0 });
      expect(only().delivery.state).toBe('sent');
      expect(mail.mails.size).toBe(1);
      expect(takeLoggedErrors()).toHaveLength(response.status === 503 ? 1 : 0);
    },
  );
});

function stampsOf({ version, updatedAt }: Lead) {
  return { version, updatedAt };
}

describe('POST /api/lead/resend/{id}', () => {
  it('sends the mail of a lead that was given up', async () => {
    const id = await failed();
    const response = await call('POST', `resend/${id}`);
    expect(response.status).toBe(200);
    const sent = await json<Lead>(response);
    expect(sent.delivery).toMatchObject({ state: 'sent', sentAt: expect.any(String) as string });
    expect(sent.delivery).not.toHaveProperty('problem');
    expect(mail.mails.size).toBe(1);
    expect(markers(store)).toEqual([]);
  });

  it('says so when the mail is out, and sends none', async () => {
    const id = await arrived();
    const response = await call('POST', `resend/${id}`);
    expect(response.status).toBe(409);
    expect(await json(response)).toMatchObject({
      detail: 'The mail of this message has been sent already.',
      current: { id, delivery: { state: 'sent' } },
    });
    expect(mail.requests).toHaveLength(1);
  });

  it('of 20 at the same moment one sends, also against the scheduler', async () => {
    const id = await failed();
    const before = mail.requests.length;
    const [, ...answers] = await Promise.all([
      retryOutbox({ now: new Date(), pause: 0 }),
      ...Array.from({ length: 20 }, () => call('POST', `resend/${id}`)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(19).fill(409),
    ]);
    expect(mail.requests).toHaveLength(before + 1);
    expect(mail.mails.size).toBe(1);
  });

  it('keeps the key of a mail still being tried, since an earlier attempt may have arrived', async () => {
    mail.behaviour = 'lose the answer';
    const id = await arrived({}, 2);
    expect(only().delivery.state).toBe('pending');
    mail.behaviour = 'accept';
    expect(await json(await call('POST', `resend/${id}`))).toMatchObject({
      delivery: { state: 'sent' },
    });
    expect(mail.mails.size).toBe(1);
    expect(new Set(mail.requests).size).toBe(1);
  });

  it('takes a new key after settings were corrected, which the service refuses under the old one', async () => {
    mail.behaviour = 'lose the answer';
    const id = await arrived({}, 10);
    mail.behaviour = 'accept';
    vi.stubEnv('MAIL_TO', 'other@example.com');
    await retryOutbox({ now: new Date(), pause: 0 });
    expect(only().delivery).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('send it again') as string,
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * minute });
    await call('POST', `resend/${id}`);
    expect(only().delivery.state).toBe('sent');
  });

  it('waits for an attempt that may still be running', async () => {
    mail.behaviour = 'fail';
    const id = await arrived();
    mail.behaviour = 'accept';
    const response = await call('POST', `resend/${id}`);
    expect(response.status).toBe(409);
    expect((await json(response)).detail).toMatch(/Look again in a minute/);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minute });
    expect((await call('POST', `resend/${id}`)).status).toBe(200);
  });

  it('answers how it went when the service fails again, and goes on trying for hours', async () => {
    const id = await failed();
    mail.behaviour = 'refuse the key';
    const again = await json<Lead>(await call('POST', `resend/${id}`));
    expect(again.delivery).toMatchObject({
      state: 'pending',
      problem: expect.stringContaining('check RESEND_API_KEY') as string,
    });
    mail.behaviour = 'accept';
    await retryOutbox({ now: new Date(Date.now() + 22 * 60 * minute), pause: 0 });
    expect(only().delivery.state).toBe('sent');
  });

  it('sends a lead of the time before mail was set up', async () => {
    vi.stubEnv('RESEND_API_KEY', '');
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const id = await arrived({}, 3 * 24 * 60);
    const off = await call('POST', `resend/${id}`);
    expect(off.status).toBe(409);
    expect((await json(off)).detail).toContain('RESEND_API_KEY');
    vi.stubEnv('RESEND_API_KEY', 're_test');
    expect((await call('POST', `resend/${id}`)).status).toBe(200);
    expect(mail.mails.size).toBe(1);
  });

  it('leaves a quarantined lead to its release', async () => {
    const id = await arrived({ website: 'x' });
    expect((await call('POST', `resend/${id}`)).status).toBe(409);
    expect(mail.requests).toEqual([]);
  });
});

describe('DELETE /api/lead/delete/{id}', () => {
  it.each([
    ['sent', {}],
    ['quarantined', { website: 'x' }],
  ])('erases a %s lead wherever it is', async (_, fields) => {
    const id = await arrived({ name: 'Forget Me', ...fields });
    await inbox();
    expect((await call('DELETE', `delete/${id}`)).status).toBe(204);
    const stores = ['leads', 'outbox', 'derived', 'history', 'pending', 'limits'];
    const kept = stores.map((name) => [...store.values(`local-${name}`)]);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${id}|Forget Me|meena@`));
    expect(await inbox()).toMatchObject({ leads: [], unread: 0 });
    expect((await call('DELETE', `delete/${id}`)).status).toBe(404);
  });

  it('erases a lead whose mail is waiting, and no mail goes out afterwards', async () => {
    mail.behaviour = 'fail';
    const id = await arrived({}, 10);
    await call('DELETE', `delete/${id}`);
    mail.behaviour = 'accept';
    await retryOutbox({ now: new Date(), pause: 0 });
    expect(mail.mails.size).toBe(0);
    expect(markers(store)).toEqual([]);
    expect(storedLeads(store)).toEqual([]);
  });
});

describe('GET /api/lead/export', () => {
  it('answers all leads with their whole messages as a workbook to save', async () => {
    const long = 'A long story. '.repeat(500).trim();
    await arrived({ name: 'Ravi', message: long }, 2);
    await arrived({ name: 'Spam', website: 'x' });
    const response = await call('GET', 'export');
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.xlsx"$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const book = workbook.read(new Uint8Array(await response.arrayBuffer()));
    const rows = workbook.utils.sheet_to_json(book.Sheets.Leads ?? {});
    expect(rows).toMatchObject([
      { Name: 'Spam', Mail: 'set aside', Type: 'Contact' },
      { Name: 'Ravi', Mail: 'sent', Message: long },
    ]);
  });
});

describe('an unknown lead', () => {
  it.each([
    ['GET', 'getlead/nobody', undefined],
    ['PUT', 'update/nobody', { status: 'done' }],
    ['POST', 'resend/nobody', undefined],
    ['DELETE', 'delete/nobody', undefined],
    ['DELETE', 'delete/digest', undefined],
  ])('%s %s answers 404, with words', async (method, path, body) => {
    const response = await call(method, path, body);
    expect(response.status).toBe(404);
    expect((await json(response)).detail).toBe('This message does not exist, or was erased.');
  });
});

describe('row 16: an ended session sees no lead', () => {
  it.each(['sign-out', 'password change'])('after a %s', async (end) => {
    const id = await arrived();
    if (end === 'sign-out') await send(auth, 'POST', '/api/auth/signout', { cookie });
    else configurePassword('four quiet palms');
    const answers = [
      await call('GET', 'list'),
      await call('GET', 'export'),
      await call('GET', `getlead/${id}`),
      await call('DELETE', `delete/${id}`),
    ];
    configurePassword();
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(storedLeads(store)).toHaveLength(1);
  });
});
