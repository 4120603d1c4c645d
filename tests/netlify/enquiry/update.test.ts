import { describe, expect, it, vi } from 'vitest';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { sweep } from '../../server/enquiries/given';
import { json } from '../caller';
import { minute, useInbox } from './use-inbox';

const { mail, call, list, only, arrived } = await useInbox();

describe('PUT /api/enquiry/update/{id}', () => {
  it('saves status, note and next action, alone or together, under a new version', async () => {
    const id = await arrived();
    const before = only();
    const response = await call('PUT', `update/${id}`, { status: 'done' });
    const changed = await json<Enquiry>(response);
    expect(response.status).toBe(200);
    expect(changed).toMatchObject({ ...before, status: 'done', ...readStamps(changed) });
    expect(changed.version).not.toBe(before.version);
    expect(response.headers.get('etag')).toBe(`"${changed.version}"`);
    // As the site shows a day, where the browser has no control for one.
    await call('PUT', `update/${id}`, { note: '  Called.  ', nextAction: '03-02-2026' });
    const noted = { status: 'done', note: 'Called.', nextAction: '2026-02-03' };
    expect((await list()).enquiries).toMatchObject([noted]);
    // Only the visitor and the server set the others.
    const more = { nextAction: '', message: 'Changed', id: 'x', delivery: { state: 'failed' } };
    await call('PUT', `update/${id}`, more);
    const { message, delivery } = before;
    expect(only()).toMatchObject({ ...noted, nextAction: '', id, message, delivery });
  });

  it('clears the next action of one that is done, and keeps one that is planned with it or afterwards', async () => {
    const id = await arrived();
    const planned = '2026-01-09';
    const other = '2026-02-01';
    for (const [body, nextAction] of [
      [{ nextAction: planned }, planned],
      [{ status: 'in progress' }, planned],
      [{ status: 'done' }, ''],
      [{ nextAction: other }, other],
      [{ status: 'done', nextAction: planned }, planned],
    ] as const)
      expect(await json(await call('PUT', `update/${id}`, body))).toMatchObject({ nextAction });
  });

  it('does not conflict with the scheduler, which only records the delivery', async () => {
    mail.behaviour = 'fail';
    const id = await arrived({}, 10);
    const headers = { 'if-match': `"${only().version}"` };
    mail.behaviour = 'accept';
    await sweep(new Date());
    expect((await call('PUT', `update/${id}`, { note: 'Mine' }, headers)).status).toBe(200);
    expect(only()).toMatchObject({ note: 'Mine', delivery: { state: 'sent' } });
  });

  it.each([
    ['status', { status: 'lost' }],
    ['status', { status: null }],
    ['note', { note: 5 }],
    ['note', { note: 'x'.repeat(2_001) }],
    ['release', { release: false }],
    ['nextAction', { nextAction: '2026-02-30' }],
    ['nextAction', { nextAction: '2026-02-03T10:00:00Z' }],
    ['nextAction', { nextAction: null }],
  ])('names an invalid %s, and changes nothing', async (field, body) => {
    const id = await arrived();
    const before = only();
    const response = await call('PUT', `update/${id}`, body);
    expect(response.status).toBe(422);
    expect((await json(response)).errors).toEqual([
      { field, message: expect.stringMatching(/.+/) as string },
    ]);
    expect(only()).toEqual(before);
  });

  it('changes what stays possible spam too, and rejects a stale change there', async () => {
    const id = await arrived({ website: 'https://spam.example' });
    const headers = { 'if-match': `"${only().version}"` };
    expect((await call('PUT', `update/${id}`, { note: 'Asked twice' }, headers)).status).toBe(200);
    expect((await call('PUT', `update/${id}`, { note: 'Other' }, headers)).status).toBe(409);
    expect((await list()).enquiries).toMatchObject([{ id, spam: true, note: 'Asked twice' }]);
    await call('PUT', `update/${id}`, { release: true });
    expect((await list()).enquiries).toMatchObject([{ spam: false, note: 'Asked twice' }]);
  });

  it('releases beside another text that was sent with the same id', async () => {
    const website = 'https://spam.example';
    const name = 'Somebody else';
    const spam = await arrived({ id: crypto.randomUUID(), website });
    await call('PUT', `update/${spam}`, { release: true });
    const other = await arrived({ id: spam, name });
    await sweep(new Date(Date.now() + 5 * minute));
    const { enquiries } = await list();
    expect(enquiries.map((one) => one.name).sort()).toEqual([name, 'Visitor']);
    expect(enquiries.find((one) => one.name === name)?.id).toBe(other);
    expect(mail.mails.size).toBe(2);
  });

  it('releases while mail is down: the scheduler sends it, however old the enquiry is', async () => {
    const id = await arrived({ website: 'https://spam.example' }, 3 * 24 * 60);
    mail.behaviour = 'fail';
    const response = await call('PUT', `update/${id}`, { release: true });
    expect(response.status).toBe(200);
    expect(await json(response)).toMatchObject({ delivery: { state: 'pending' } });
    mail.behaviour = 'accept';
    await sweep(new Date(Date.now() + 5 * minute));
    expect(only().delivery).toMatchObject({ state: 'sent', attempts: 2 });
    await call('PUT', `update/${id}`, { release: true });
    expect(mail.requests).toHaveLength(2);
    expect(mail.mails.size).toBe(1);
  });

  it('releases without mail set up', async () => {
    const id = await arrived({ website: 'https://spam.example' });
    vi.stubEnv('RESEND_API_KEY', '');
    await call('PUT', `update/${id}`, { release: true });
    expect(only().delivery).toEqual({ state: 'stored', attempts: 0 });
  });
});

function readStamps({ version, updatedAt }: Enquiry) {
  return { version, updatedAt };
}
