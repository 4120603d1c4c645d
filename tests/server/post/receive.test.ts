import { expect, it, vi } from 'vitest';
import { receiveEnquiry } from '../../../src/server/post/receive';
import { eraseEnquiry } from '../../../src/server/post/retention';
import { withinTime } from '../../../src/server/store/deadline';
import { shorten } from '../../support/server-limits';
import { useMailServer } from '../../support/use-mail-server';
import { useStrictStore } from '../../support/use-strict-store';
import {
  after,
  filedEnquiries,
  from,
  id,
  mailed,
  message,
  putEnquiry,
  readDelivery,
  receivedEnquiries,
  start,
  storedEnquiries,
  storedId,
  storedSpam,
  sweep,
} from './given';

const store = await useStrictStore();
const mail = useMailServer();

it('row 37: 50 enquiries from one shared page are all stored', async () => {
  const visitors = Array.from({ length: 50 }, (_, number) => number);
  await Promise.all(
    visitors.map((number) => receiveEnquiry(message({ name: `Visitor ${number}` }), from(number))),
  );
  expect(storedEnquiries(store)).toHaveLength(50);
  // On a busy machine some of fifty emails at once are too slow, and go with the next sweep.
  await sweep(after(3));
  expect(mail.mails.size).toBe(50);
});

it('row 37: 50 texts under one id are stored as 50 enquiries', async () => {
  const texts = Array.from({ length: 50 }, (_, number) =>
    message({ id, message: `No. ${number}` }),
  );
  const received = await Promise.all(
    texts.map((text, number) => receiveEnquiry(text, from(number))),
  );
  expect(received.every(({ created }) => created)).toBe(true);
  expect(new Set(received.map(({ enquiry }) => enquiry.id)).size).toBe(50);
  expect(mail.mails.size).toBe(50);
});

it.each([
  ['with the browser’s id', { id }, 2],
  ['with the id in capitals', { id: id.toUpperCase() }, 2],
  ['without an id, within the minute', {}, 0],
])('row 37: the same text is stored once, %s', async (_, fields, minutes) => {
  const clicks = [0, 1, 2].map(() => receiveEnquiry(message(fields), from(1)));
  const again = receiveEnquiry(message(fields), from(1, after(minutes)));
  const received = await Promise.all([...clicks, again]);
  expect(received.filter(({ created }) => created)).toHaveLength(1);
  expect(storedEnquiries(store)).toHaveLength(1);
  expect(mail.requests).toHaveLength(1);
});

it('nothing that is stored leads back to the IP address: its name has a key that is another on each site and day', async () => {
  const storeOne = async () => {
    const { ip, now } = from(1);
    const { enquiry } = await receiveEnquiry(message(), { ip, now });
    expect(store.countWith(ip)).toBe(0);
    const [mark] = [...store.values('local-marks').keys()].filter((key) => key.startsWith('enq'));
    return { id: enquiry.id, sender: mark?.split('/')[2]?.split('-')[0] };
  };
  const first = await storeOne();
  store.reset();
  const second = await storeOne();
  expect(second.sender).not.toBe(first.sender);
  expect(second.id).not.toBe(first.id);
});

it('those of whom no address is known are not one sender', async () => {
  for (let number = 0; number < 25; number += 1)
    await receiveEnquiry(message({ message: `No. ${number}` }), { ip: undefined, now: start });
  expect(storedEnquiries(store)).toHaveLength(25);
});

it('row 29: possible spam that is sent again within the minute is one', async () => {
  const again = new Date(start.getTime() + 59_000);
  const first = await receiveEnquiry(message({ website: 'https://spam.example' }), from(1));
  const second = await receiveEnquiry(message({ website: 'https://spam.example' }), from(1, again));
  expect(second).toEqual({ enquiry: first.enquiry, created: false });
  expect(storedSpam(store)).toHaveLength(1);
});

it('row 29: a text that is among the enquiries already stays there, whatever marks it when it is sent again', async () => {
  const kept = putEnquiry(store, storedId());
  await receiveEnquiry(message({ id, website: 'https://spam.example' }), from(1));
  await sweep(after(5));
  expect(filedEnquiries(store)).toMatchObject([{ id: kept.id, spam: false }]);
});

it.each([
  ['at once', () => Promise.resolve()],
  ['after it was filed', () => sweep(after(5))],
])(
  'row 29: what was marked and is sent again without the sign, %s, stays marked',
  async (_, wait) => {
    await receiveEnquiry(message({ id, website: 'https://spam.example' }), from(1));
    await wait();
    await receiveEnquiry(message({ id }), from(1, after(6)));
    await sweep(after(10));
    expect(filedEnquiries(store)).toMatchObject([{ id: storedId(), spam: true }]);
    expect(receivedEnquiries(store)).toEqual([]);
  },
);

it('an enquiry that was filed and is sent again is the same, and its email goes out once', async () => {
  const { enquiry } = await receiveEnquiry(message({ id }), from(1));
  await sweep(after(5));
  await receiveEnquiry(message({ id }), from(1, after(6)));
  await sweep(after(15));
  expect(filedEnquiries(store)).toMatchObject([{ id: enquiry.id, ...mailed({ state: 'sent' }) }]);
  expect(mail.mails.size).toBe(1);
});

it('an enquiry that was erased does not come back when it is sent again', async () => {
  const { enquiry } = await receiveEnquiry(message({ id }), from(1));
  await eraseEnquiry(enquiry.id, after(1));
  await receiveEnquiry(message({ id }), from(1, after(2)));
  await sweep(after(5));
  expect(filedEnquiries(store)).toEqual([]);
  expect(receivedEnquiries(store)).toEqual([]);
});

it('an email is sent in what is left of the time of a request, which is no whole number of milliseconds', async () => {
  await withinTime(60_000, () => receiveEnquiry(message(), from(1)));
  expect(mail.mails.size).toBe(1);
});

it('one that is erased while its email is on its way does not come back', async () => {
  mail.behaviour = 'hang';
  shorten({ email: 3_000 });
  const received = receiveEnquiry(message({ id }), from(1));
  await expect.poll(() => mail.requests.length, { timeout: 120_000 }).toBe(1);
  await eraseEnquiry(storedId(), after(1));
  await received;
  await sweep(after(5));
  expect(storedEnquiries(store)).toEqual([]);
  expect(mail.requests).toHaveLength(1);
});

it('row 27: without a mail key the enquiry is stored and printed', async () => {
  vi.stubEnv('RESEND_API_KEY', '');
  await receiveEnquiry(message(), from(1));
  expect(storedEnquiries(store)).toMatchObject([{ mails: [] }]);
  expect(vi.mocked(console.info).mock.calls.join()).toContain('Is the home still free?');
});

it('row 27: without a mail key a deployed site logs the id, and nothing that the visitor wrote', async () => {
  vi.stubEnv('RESEND_API_KEY', '');
  vi.stubEnv('SITE_ID', 'site');
  vi.stubEnv('NETLIFY_LOCAL', '');
  const { enquiry } = await receiveEnquiry(message(), from(1));
  expect(vi.mocked(console.info).mock.calls.join()).toContain(enquiry.id);
  expect(vi.mocked(console.info).mock.calls.join()).not.toMatch(
    /Visitor|90000|meena|free|bedrooms/,
  );
});

it('row 27: with a wrong mail key the enquiry is stored, and the inbox knows what to correct', async () => {
  mail.behaviour = 'refuse the key';
  const { created } = await receiveEnquiry(message(), from(1));
  expect(created).toBe(true);
  const delivery = readDelivery(storedEnquiries(store)[0]);
  expect(delivery.state).toBe('pending');
  expect(delivery.problem).toContain('check RESEND_API_KEY');
  expect(delivery.problem).toContain('401 API key is invalid');
  mail.behaviour = 'accept';
  await sweep(after(5));
  expect(readDelivery(storedEnquiries(store)[0])).toMatchObject({ state: 'sent', attempts: 2 });
  expect(readDelivery(storedEnquiries(store)[0]).problem).toBeUndefined();
});
