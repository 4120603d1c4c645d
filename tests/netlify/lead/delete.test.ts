import { describe, expect, it } from 'vitest';
import { retryOutbox } from '../../../src/server/leads/retry';
import { markers, storedLeads } from '../../server/leads/given';
import { takeLoggedErrors } from '../../support/console';
import { json } from '../caller';
import { useInbox } from './office';

const { store, mail, call, list, arrived } = await useInbox();

describe('DELETE /api/lead/delete/{id}', () => {
  it.each([
    ['sent', {}],
    ['quarantined', { website: 'x' }],
  ])('erases a %s lead wherever it is', async (_, fields) => {
    const id = await arrived({ name: 'Forget Me', ...fields });
    await list();
    expect((await call('DELETE', `delete/${id}`)).status).toBe(204);
    const stores = ['leads', 'outbox', 'derived', 'history', 'pending', 'limits'];
    const kept = stores.map((name) => [...store.values(`local-${name}`)]);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${id}|Forget Me|meena@`));
    expect(await list()).toMatchObject({ leads: [], unread: 0 });
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

describe('an erasure that was cut off', () => {
  it('is finished by asking again, with success', async () => {
    const id = await arrived({ website: 'x' });
    await list();
    store.forget();
    store.fault({
      kind: 503,
      times: 100,
      match: ({ method, store: name }) => {
        return method === 'DELETE' && name === 'local-outbox';
      },
    });
    expect((await call('DELETE', `delete/${id}`)).status).toBe(503);
    expect(takeLoggedErrors()).toHaveLength(1);
    expect(storedLeads(store)).toEqual([]);
    store.forget();
    expect((await call('DELETE', `delete/${id}`)).status).toBe(204);
    expect(markers(store)).toEqual([]);
    expect(JSON.stringify([...store.values('local-derived')])).not.toContain(id);
    expect((await call('DELETE', `delete/${id}`)).status).toBe(404);
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
