import { describe, expect, it } from 'vitest';
import { storedEnquiries, storedSpam, sweep } from '../../server/enquiries/given';
import { takeLoggedErrors } from '../../support/console';
import { json } from '../caller';
import { useInbox } from './use-inbox';

const { store, mail, call, list, spam, arrived } = await useInbox();

describe('DELETE /api/enquiry/delete/{id}', () => {
  it.each([
    ['received', {}, 0],
    ['filed', {}, 10],
    ['quarantined', { website: 'x' }, 0],
  ])('erases a %s enquiry wherever it is', async (_, fields, minutesAgo) => {
    const id = await arrived({ name: 'Forget Me', ...fields }, minutesAgo);
    await sweep(new Date());
    expect((await call('DELETE', `delete/${id}`)).status).toBe(204);
    const stores = ['received', 'quarantine', 'history', 'limits'];
    const kept = stores.map((name) => [...store.values(`local-${name}`)]);
    const all = [kept, store.documentRecords('enquiries')];
    expect(JSON.stringify(all)).not.toMatch(new RegExp(`${id}|Forget Me|meena@`));
    expect(await list()).toEqual({ enquiries: [], older: 0 });
    expect(await spam()).toEqual({ enquiries: [], older: 0 });
    expect((await call('DELETE', `delete/${id}`)).status).toBe(404);
  });

  it('erases an enquiry whose email is pending, and no email is sent afterwards', async () => {
    mail.behaviour = 'fail';
    const id = await arrived({}, 10);
    await call('DELETE', `delete/${id}`);
    mail.behaviour = 'accept';
    await sweep(new Date());
    expect(mail.mails.size).toBe(0);
    expect(storedEnquiries(store)).toEqual([]);
  });
});

describe('an interrupted erasure', () => {
  it.each([
    ['the received ones', 'DELETE', 'local-received', {}],
    ['the document', 'PUT', 'local-documents', {}],
    ['quarantine', 'DELETE', 'local-quarantine', { website: 'x' }],
  ])('at %s is finished by repeating it, with success', async (_, method, name, fields) => {
    const id = await arrived(fields, 10);
    await sweep(new Date());
    store.fault({
      kind: 503,
      times: 100,
      match: (called) => called.method === method && called.store === name,
    });
    expect((await call('DELETE', `delete/${id}`)).status).toBe(503);
    expect(takeLoggedErrors()).toHaveLength(1);
    store.forget();
    expect((await call('DELETE', `delete/${id}`)).status).toBe(204);
    expect([...storedEnquiries(store), ...storedSpam(store)]).toEqual([]);
    expect((await call('DELETE', `delete/${id}`)).status).toBe(404);
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
