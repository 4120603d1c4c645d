import { describe, expect, it, vi } from 'vitest';
import { cannotSend } from '../../../src/content/enquiries/mails';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import { mailed, readDelivery, sweep } from '../../server/post/given';
import { isWrite } from '../../support/strict-store';
import { json } from '../caller';
import { minute, useInbox } from './use-inbox';

const { store, mail, call, only, arrived, failed } = await useInbox();

describe('POST /api/enquiry/resend/{id}', () => {
  it('says so when the email was sent already, and sends none', async () => {
    const id = await arrived();
    const response = await call('POST', `resend/${id}`);
    expect(response.status).toBe(409);
    expect(await json(response)).toMatchObject({
      detail: cannotSend.sent,
      current: { id, ...mailed({ state: 'sent' }) },
    });
    expect(mail.requests).toHaveLength(1);
  });

  it('sends an email that was given up: of 20 concurrent requests one, even beside the scheduler', async () => {
    const id = await failed();
    const before = mail.requests.length;
    const [, ...answers] = await Promise.all([
      sweep(new Date()),
      ...Array.from({ length: 20 }, () => call('POST', `resend/${id}`)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(19).fill(409),
    ]);
    expect(mail.requests).toHaveLength(before + 1);
    expect(mail.mails.size).toBe(1);
    expect(readDelivery(only())).toMatchObject({
      state: 'sent',
      sentAt: expect.any(String) as string,
    });
    expect(readDelivery(only())).not.toHaveProperty('problem');
  });

  it.each(['lose the answer', 'fail'] as const)(
    'sends at once under the same key after this: %s',
    async (behaviour) => {
      mail.behaviour = behaviour;
      const id = await arrived();
      expect(readDelivery(only()).state).toBe('pending');
      mail.behaviour = 'accept';
      const response = await call('POST', `resend/${id}`);
      expect(response.status).toBe(200);
      expect(await json(response)).toMatchObject(mailed({ state: 'sent' }));
      expect(mail.mails.size).toBe(1);
      expect(new Set(mail.requests).size).toBe(1);
    },
  );

  it('uses a new key after settings were corrected, because the service rejects the old one', async () => {
    mail.behaviour = 'lose the answer';
    const id = await arrived({}, 10);
    mail.behaviour = 'accept';
    vi.stubEnv('MAIL_TO', 'other@example.com');
    await sweep(new Date());
    expect(readDelivery(only())).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('send it again') as string,
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * minute });
    await call('POST', `resend/${id}`);
    expect(readDelivery(only()).state).toBe('sent');
  });

  it('waits a minute for an attempt without an outcome, since it may still be running', async () => {
    mail.behaviour = 'fail';
    store.fault({ kind: 'crash', nth: 2, match: isWrite('received') });
    const id = await arrived();
    store.forget();
    mail.behaviour = 'accept';
    const response = await call('POST', `resend/${id}`);
    expect(response.status).toBe(409);
    expect((await json(response)).detail).toBe(cannotSend.running);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minute });
    expect((await call('POST', `resend/${id}`)).status).toBe(200);
    expect(mail.mails.size).toBe(1);
  });

  it('returns the outcome when the service fails again, and keeps retrying for hours', async () => {
    const id = await failed();
    mail.behaviour = 'refuse the key';
    const again = await json<Enquiry>(await call('POST', `resend/${id}`));
    expect(readDelivery(again)).toMatchObject({
      state: 'pending',
      problem: expect.stringContaining('check RESEND_API_KEY') as string,
    });
    mail.behaviour = 'accept';
    await sweep(new Date(Date.now() + 22 * 60 * minute));
    expect(readDelivery(only()).state).toBe('sent');
  });

  it('sends an enquiry from before mail was set up', async () => {
    vi.stubEnv('RESEND_API_KEY', '');
    const id = await arrived({}, 3 * 24 * 60);
    const off = await call('POST', `resend/${id}`);
    expect(off.status).toBe(409);
    expect((await json(off)).detail).toBe(cannotSend.off);
    vi.stubEnv('RESEND_API_KEY', 're_test');
    expect((await call('POST', `resend/${id}`)).status).toBe(200);
    expect(mail.mails.size).toBe(1);
  });

  it('leaves possible spam to its release', async () => {
    const id = await arrived({ website: 'https://spam.example' });
    expect((await call('POST', `resend/${id}`)).status).toBe(409);
    expect(mail.requests).toEqual([]);
  });
});
