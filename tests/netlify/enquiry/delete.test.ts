import { describe, expect, it } from 'vitest';
import { markers, retry, storedEnquiries, storedSpam } from '../../server/enquiries/given';
import { takeLoggedErrors } from '../../support/console';
import { json } from '../caller';
import { useInbox } from './use-inbox';

const { store, mail, call, list, arrived } = await useInbox();

describe('DELETE /api/enquiry/delete/{id}', () => {
  it.each([
    ['sent', {}],
    ['quarantined', { website: 'x' }],
  ])('erases a %s enquiry wherever it is', async (_, fields) => {
    const id = await arrived({ name: 'Forget Me', ...fields });
    await list();
    expect((await call('DELETE', `delete/${id}`)).status).toBe(204);
    const stores = ['leads', 'quarantine', 'outbox', 'derived', 'history', 'limits'];
    const kept = stores.map((name) => [...store.values(`local-${name}`)]);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${id}|Forget Me|meena@`));
    expect(await list()).toMatchObject({ enquiries: [], unread: 0 });
    expect((await call('DELETE', `delete/${id}`)).status).toBe(404);
  });

  it('erases an enquiry whose email is pending, and no email is sent afterwards', async () => {
    mail.behaviour = 'fail';
    const id = await arrived({}, 10);
    await call('DELETE', `delete/${id}`);
    mail.behaviour = 'accept';
    await retry(new Date());
    expect(mail.mails.size).toBe(0);
    expect(markers(store)).toEqual([]);
    expect(storedEnquiries(store)).toEqual([]);
  });
});

describe('an interrupted erasure', () => {
  it.each([
    ['the outbox', 'local-outbox', {}],
    ['the enquiries', 'local-leads', {}],
    ['quarantine', 'local-quarantine', { website: 'x' }],
  ])('at %s is finished by repeating it, with success', async (_, name, fields) => {
    const id = await arrived(fields);
    await list();
    store.forget();
    const match = (called: { method: string; store: string }) =>
      called.method === 'DELETE' && called.store === name;
    store.fault({ kind: 503, times: 100, match });
    expect((await call('DELETE', `delete/${id}`)).status).toBe(503);
    expect(takeLoggedErrors()).toHaveLength(1);
    store.forget();
    expect((await call('DELETE', `delete/${id}`)).status).toBe(204);
    expect([...storedEnquiries(store), ...storedSpam(store)]).toEqual([]);
    expect(markers(store)).toEqual([]);
    expect(JSON.stringify([...store.values('local-derived')])).not.toContain(id);
    expect((await call('DELETE', `delete/${id}`)).status).toBe(404);
  });

  it('is done even if the index could not be written', async () => {
    const id = await arrived();
    await list();
    store.fault({ kind: 503, times: 100, match: ({ store: name }) => name === 'local-derived' });
    expect((await call('DELETE', `delete/${id}`)).status).toBe(204);
    store.forget();
    expect(await list()).toMatchObject({ enquiries: [] });
    expect(JSON.stringify([...store.values('local-derived')])).not.toContain(id);
  });
});

describe('an unknown enquiry', () => {
  it.each([
    ['GET', 'getenquiry/nobody', undefined],
    ['PUT', 'update/nobody', { status: 'done' }],
    ['POST', 'resend/nobody', undefined],
    ['DELETE', 'delete/nobody', undefined],
    ['DELETE', 'delete/digest', undefined],
  ])('%s %s answers 404, with words', async (method, path, body) => {
    const response = await call(method, path, body);
    expect(response.status).toBe(404);
    expect((await json(response)).detail).toBe('This enquiry does not exist, or was erased.');
  });
});
