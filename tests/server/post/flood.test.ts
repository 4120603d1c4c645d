import { expect, it } from 'vitest';
import { floodWords } from '../../../src/content/enquiries/mails';
import { floodDayLimit, markAllDayLimit, maxSpam } from '../../../src/domain/enquiry/fields';
import type { EnquiryInput, Suspicion } from '../../../src/domain/enquiry/schema';
import { readEvicted } from '../../../src/server/post/retention';
import { loadEnquiries } from '../../../src/server/post/office';
import { receiveEnquiry } from '../../../src/server/post/receive';
import { repeats } from '../../support/repeats';
import { useMailServer } from '../../support/use-mail-server';
import { useStrictStore } from '../../support/use-strict-store';
import {
  after,
  from,
  givenEnquiry,
  hiddenField,
  message,
  putEnquiry,
  putFiled,
  putSpam,
  readDelivery,
  receivedEnquiries,
  start,
  storedEnquiries,
  storedSpam,
  sweep,
  givenLine,
} from './given';

const store = await useStrictStore();
const mail = useMailServer();

it.each<[string, Partial<EnquiryInput>, number]>([
  ['none of its messages with every field', { website: 'https://spam.example' }, 0],
  ['the first 5 of its quick messages', { openFor: 100 }, 5],
  ['the first 20 of its plain messages', {}, 20],
])(
  'row 50: of one sender of hundreds %s are mailed, of five visitors beside it all',
  async (_, fields, unmarked) => {
    const posts = repeats(60, 300);
    for (let number = 0; number < posts; number += 1) {
      await receiveEnquiry(message({ message: `No. ${number}`, ...fields }), from(1));
      if ((number + 1) % (posts / 5) === 0) await receiveEnquiry(honest(), from(2 + number));
    }
    expect(storedEnquiries(store).filter(isHonest)).toHaveLength(5);
    expect(storedEnquiries(store)).toHaveLength(5 + unmarked);
    expect(storedSpam(store)).toHaveLength(posts - unmarked);
    expect(mail.mails.size).toBe(5 + unmarked);
  },
);

it('row 49: in a flood from many senders honest visitors are in the inbox until the day is full, and nothing grows', async () => {
  const senders = repeats(40, 5_000);
  const posts = repeats(240, 20_000);
  const perSweep = repeats(80, 400);
  putCounted(repeats(180, 0));
  const kinds = [{ website: 'https://spam.example' }, { openFor: 100 }, {}];
  let sweeps = 0;
  let awaited = 0;
  for (let index = 0; index < posts; index += 1) {
    const now = after(sweeps * 5);
    const fields = { message: `No. ${index}`, ...kinds[index % 3] };
    await receiveEnquiry(message(fields), from(index % senders, now));
    if (index % (posts / 60) < 1) {
      const visitor = { ip: `2001:db8:${index.toString(16)}::1`, now };
      const { enquiry } = await receiveEnquiry(honest({ message: `Visitor ${index}` }), visitor);
      if (!enquiry.spam) awaited += 1;
    }
    if (index % perSweep === perSweep - 1) await sweep(after((sweeps += 1) * 5));
  }
  await sweep(after((sweeps += 1) * 5));
  const unmarked = storedEnquiries(store);
  expect(unmarked.filter(isHonest)).toHaveLength(awaited);
  if (unmarked.length < markAllDayLimit) expect(awaited).toBe(60);
  expect(unmarked.length).toBeLessThanOrEqual(markAllDayLimit);
  expect(storedSpam(store).length).toBeLessThanOrEqual(maxSpam);
  expect(receivedEnquiries(store)).toEqual([]);
  expect(mail.mails.size).toBeLessThanOrEqual(floodDayLimit + Math.ceil(sweeps / 12));
  const [first, ...others] = await loadEnquiries();
  expect([first?.spam, others.length]).toEqual([
    false,
    unmarked.length + storedSpam(store).length - 1,
  ]);
}, 2_400_000);

it.each([
  ['plain posts', {}],
  ['what a browser sends', { zone: 'Asia/Kolkata', openFor: 30_000 }],
])(
  'row 74: in a flood of %s 30 people with a script and 30 without are all in the inbox',
  async (_, machine) => {
    const posts = repeats(120, 6_000);
    const networks = repeats(20, 600);
    putCounted(repeats(400, 0));
    const people = 60;
    for (let index = 0; index < posts; index += 1) {
      const now = after(Math.floor((index * people) / posts));
      await receiveEnquiry(
        message({ message: `No. ${index}`, ...machine }),
        from(index % networks, now),
      );
      const person = index / (posts / people);
      if (!Number.isInteger(person)) continue;
      const script = person % 2 === 0 ? { zone: 'Asia/Kolkata', openFor: 20_000 } : {};
      const visitor = { name: 'Honest', message: `Visitor ${person}`, ...script };
      await receiveEnquiry(message(visitor), from(networks + person, now));
      if (person % 5 === 4) await sweep(now);
    }
    await sweep(after(people + 5));
    expect(receivedEnquiries(store)).toEqual([]);
    expect(storedEnquiries(store).filter(isHonest)).toHaveLength(people);
    expect(storedSpam(store).length).toBeGreaterThan(0);
    expect(storedSpam(store).length).toBeLessThanOrEqual(maxSpam);
  },
  2_400_000,
);

it('row 65: of a flood of possible spam 500 are kept and those that somebody works on; the first page says how many went', async () => {
  const flood: Suspicion[] = [{ code: 'flood', number: markAllDayLimit + 1 }];
  putEnquiry(store, 'good');
  putFiled(store, [{ ...givenEnquiry('noted', { suspicion: hiddenField }), thread: [givenLine] }]);
  putSpam(store, 'honest', { suspicion: flood });
  for (let index = 0; index < maxSpam; index += 1)
    putSpam(store, `first-${index}`, { minutes: index });
  await sweep(after(600));
  for (let index = 0; index < 50; index += 1)
    putSpam(store, `second-${index}`, { minutes: 700 + index });
  await sweep(after(1_300));
  expect(receivedEnquiries(store)).toEqual([]);
  const kept = (await loadEnquiries()).map(({ id }) => id);
  expect(kept).toHaveLength(2 + maxSpam);
  expect(kept).toEqual(expect.arrayContaining(['good', 'noted', 'honest', 'second-0', 'first-51']));
  // What was pushed out is not remembered as erased: else the document would grow by it.
  expect(store.countWith('first-50')).toBe(0);
  expect(await readEvicted(after(1_300))).toBe(51);
  expect(await readEvicted(after(1_300 + 8 * 24 * 60))).toBe(0);
});

it('row 65: 280 posts of one IPv6 customer beside five visitors: the visitors are mailed at once', async () => {
  for (let index = 0; index < 280; index += 1) {
    const ip = `2001:db8:0:1${(index % 56).toString(16).padStart(2, '0')}::1`;
    const stranger = message({ email: `stranger-${index}@example.com`, message: `No. ${index}` });
    await receiveEnquiry(stranger, { ip, now: after(Math.floor(index / 56)) });
  }
  for (let index = 0; index < 5; index += 1)
    await receiveEnquiry(honest({ email: `honest-${index}@example.com` }), from(index, after(6)));
  const sentAtOnce = mail.requests.length;
  await sweep(after(15));
  expect(
    storedEnquiries(store)
      .filter(isHonest)
      .map((enquiry) => readDelivery(enquiry).state),
  ).toEqual(Array(5).fill('sent'));
  expect(sentAtOnce).toBe(40 + 5);
  const answered = [...mail.mails.keys()].filter((key) => key.startsWith('answer/'));
  expect(answered).toHaveLength(45);
});

it('row 49: in a flood the office gets one email an hour that says how many wait', async () => {
  putCounted(floodDayLimit);
  const receive = (number: number, minutes: number) =>
    receiveEnquiry(honest({ message: `No. ${number}` }), from(number, after(minutes)));
  for (const number of [1, 2, 3]) await receive(number, 0);
  expect(mail.requests).toEqual([]);
  await sweep(after(5));
  expect(subjects()).toEqual([floodWords.subject(3)]);
  for (const number of [4, 5]) await receive(number, 10);
  await sweep(after(15));
  await sweep(after(64));
  expect(mail.requests).toHaveLength(1);
  mail.behaviour = 'fail';
  await sweep(after(66));
  mail.behaviour = 'accept';
  await sweep(after(70));
  await sweep(after(75));
  expect(subjects()).toEqual([floodWords.subject(3), floodWords.subject(2)]);
  expect(storedEnquiries(store).map((enquiry) => readDelivery(enquiry).state)).toEqual(
    Array(5).fill('sent'),
  );
});

const isHonest = ({ name }: { name: string }) => name === 'Honest';
const honest = (fields: Partial<EnquiryInput> = {}) =>
  message({ name: 'Honest', openFor: 20_000, ...fields });
const subjects = () => [...mail.mails.values()].map(({ subject }) => subject);

/** Counts so many enquiries of other senders as received today. */
function putCounted(count: number): void {
  const today = start.toISOString().slice(0, 10);
  for (let index = 0; index < count; index += 1)
    store.put('local-marks', `enquiries/${today}/03:00-other${index}-x`, '{}');
}
