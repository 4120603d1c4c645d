import { expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import { receiveEnquiry } from '../../../src/server/post/receive';
import type { MailBehaviour } from '../../support/mail-server';
import { shorten } from '../../support/server-limits';
import { repeats } from '../../support/repeats';
import { isWrite } from '../../support/strict-store';
import { useMailServer } from '../../support/use-mail-server';
import { useStrictStore } from '../../support/use-strict-store';
import { after, ip, message, readDelivery, storedEnquiries, sweep } from './given';

const store = await useStrictStore();
const mail = useMailServer();

/** For a service that hangs; a busy machine may need longer for one that does not. */
const quick = { perEmail: 150, patience: 500 };
const send = (number: number, minute: number) =>
  receiveEnquiry(message({ name: `Visitor ${number}` }), { ip: ip(number), now: after(minute) });

/** The process dies right after the enquiry is stored: the visitor sees an error, the enquiry is there. */
async function sendAndCrash(number: number, minute: number): Promise<void> {
  let dead = false;
  store.fault({ kind: 'crash after', match: (call) => (dead ||= isWrite('received')(call)) });
  await expect(send(number, minute)).rejects.toThrow(StoreUnavailable);
  store.forget();
}

it('row 26: with mail down for an hour 200 of 200 enquiries are stored and mailed once', async () => {
  const perTrouble = repeats(9, 48);
  const all = 4 * perTrouble + repeats(2, 8);
  const troubles: MailBehaviour[] = ['fail', 'too many', 'lose the answer', 'hang'];
  for (const [turn, trouble] of troubles.entries()) {
    mail.behaviour = trouble;
    if (trouble === 'hang') shorten({ email: 500 });
    const numbers = Array.from({ length: perTrouble }, (_, index) => turn * perTrouble + index);
    await Promise.all(numbers.map((number) => send(number, turn * 10)));
  }
  for (let number = 4 * perTrouble; number < all; number += 1) await sendAndCrash(number, 45);
  expect(storedEnquiries(store)).toHaveLength(all);

  for (let minute = 5; minute <= 60; minute += 5) {
    mail.behaviour = troubles[(minute / 5) % troubles.length] ?? 'fail';
    await sweep(after(minute), quick);
  }
  mail.behaviour = 'accept';
  for (let minute = 65; minute <= 90; minute += 5) await sweep(after(minute));

  const enquiries = storedEnquiries(store);
  expect(enquiries.filter((one) => readDelivery(one).state === 'sent')).toHaveLength(all);
  expect([...mail.mails.keys()].sort()).toEqual(enquiries.map(({ id }) => `enquiry/${id}`).sort());
  expect(new Set([...mail.mails.values()].map(({ text }) => text)).size).toBe(all);
});

it('row 26: an email is given up after 23 hours, with the reason', async () => {
  mail.behaviour = 'fail';
  await send(1, 0);
  await sweep(after(5), quick);
  await sweep(after(23 * 60 - 1), quick);
  expect(readDelivery(storedEnquiries(store)[0])).toMatchObject({ state: 'pending', attempts: 3 });
  const report = await sweep(after(23 * 60), quick);
  expect(report).toMatchObject({ failed: 1, waiting: 0 });
  expect(readDelivery(storedEnquiries(store)[0])).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('500 Something went wrong.') as string,
  });
});

it('the second channel is alerted once an hour that mail fails, without anything a visitor wrote', async () => {
  vi.stubEnv('ALERT_WEBHOOK_URL', 'https://alerts.example.com/hook');
  const real = globalThis.fetch;
  const told: string[] = [];
  const redirects = new Set<unknown>();
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (input !== 'https://alerts.example.com/hook') return real(input, init);
    told.push(typeof init?.body === 'string' ? init.body : '');
    redirects.add(init?.redirect);
    return Promise.resolve(new Response(null, { status: told.length === 1 ? 500 : 200 }));
  });
  mail.behaviour = 'fail';
  await send(1, 0);
  for (const minute of [5, 20, 35, 50, 65]) await sweep(after(minute), quick);
  // The first was rejected, so the second was sent in the same hour; then one in the next hour.
  expect(told).toHaveLength(3);
  expect(told[1]).toContain('1 waiting');
  expect(told.join()).not.toContain('Visitor');
  expect([...redirects]).toEqual(['manual']);
});
