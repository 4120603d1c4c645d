import { describe, expect, it, vi } from 'vitest';
import { requireDayHash } from '../../../../src/server/limits/day-hash';
import { exportSubscribers } from '../../../../src/server/post/news/subscriber-list';
import { eraseOldRequests, eraseSubscriber } from '../../../../src/server/post/news/subscribe';
import { useMailServer } from '../../../support/use-mail-server';
import { useStrictStore } from '../../../support/use-strict-store';
import { keptFilter } from '../../../../src/content/news';
import { storedEnquiries } from '../given';
import { linksTo, open, post, subscribe, subscriber, subscribersIn } from './given';

const store = await useStrictStore();
const mail = useMailServer();

const meena = 'meena@example.com';
const requests = () => store.values('local-requests').size;

/** Subscribes, and returns the link that confirms it. */
async function linkFor(address: string, fields = {}, more = {}): Promise<string> {
  const before = linksTo(mail, address).length;
  expect((await subscribe(address, fields, more)).state).toBe('sent');
  return linksTo(mail, address)[before] ?? '';
}

describe('a subscription', () => {
  it('begins with the button behind the link of an email, and keeps the filter', async () => {
    const link = await linkFor(meena, { filter: 'minBed=2&view=map&page=3' });
    expect(subscribersIn(store)).toEqual([]);
    expect(await open(link)).toMatchObject({ state: 'confirm', filter: 'minBed=2' });
    expect(await post(link)).toMatchObject({ state: 'confirmed', filter: 'minBed=2' });
    expect(subscribersIn(store)).toMatchObject([{ email: meena, filter: 'minBed=2' }]);
    expect(requests()).toBe(0);
    expect((await post(link)).state).toBe('confirmed');
    expect(subscribersIn(store)).toHaveLength(1);
  });

  it('from the footer of a filtered list has the filter of its address', async () => {
    const referer = 'http://localhost:8888/properties?text=Velachery&page=2';
    const link = await linkFor(meena, {}, { headers: { referer } });
    expect(await open(link)).toMatchObject({ filter: 'text=Velachery' });
  });

  it('confirmed with another filter is the same one, with that filter', async () => {
    await post(await linkFor(meena));
    await post(await linkFor(meena.toUpperCase(), { filter: 'lift=1' }));
    expect(subscribersIn(store)).toMatchObject([{ email: meena, filter: 'lift=1' }]);
  });

  it('ends with one click of the mailbox or the button, and an old link does not renew it', async () => {
    const link = await linkFor(meena);
    await post(link);
    const token = subscribersIn(store)[0]?.token ?? '';
    const oneClick = { 'List-Unsubscribe': 'One-Click' };
    expect((await post(`/news?unsubscribe=${token}`, oneClick)).state).toBe('unsubscribed');
    expect(subscribersIn(store)).toEqual([]);
    expect((await post(`/news?unsubscribe=${token}`)).state).toBe('unsubscribed');
    expect((await post(link)).state).toBe('used');
    expect(store.countWith(meena)).toBe(0);
  });

  it('can be asked for by anybody, and the email holds nothing that they typed', async () => {
    await subscribe(meena, { filter: 'text=visit+evil.example' });
    expect([...mail.mails.values()].map(({ text }) => text).join()).not.toContain('evil');
  });

  it('is over after 48 hours, and the next night deletes the request', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-05T04:00:00Z') });
    const link = await linkFor(meena);
    vi.setSystemTime(new Date('2026-01-07T04:00:01Z'));
    expect([(await open(link)).state, (await post(link)).state]).toEqual(['used', 'used']);
    await subscribe('ravi@example.com');
    await eraseOldRequests(new Date());
    expect(requests()).toBe(1);
  });
});

it('row 46: a scanner that opens every link confirms and removes nobody', async () => {
  store.putDocument('subscribers', [subscriber(1)]);
  const link = await linkFor(meena);
  const before = JSON.stringify(subscribersIn(store));
  for (const path of [link, '/news?unsubscribe=token-1', '/news', '/news?sent']) await open(path);
  expect(JSON.stringify(subscribersIn(store))).toBe(before);
  expect(requests()).toBe(1);
});

it('row 44: a subscriber whom the operator erases is in no store', async () => {
  store.putDocument('subscribers', [subscriber(1), subscriber(2)]);
  expect(await eraseSubscriber({ email: 'Reader-1@example.com' }, new Date())).toBe(true);
  expect(await eraseSubscriber({ email: 'reader-1@example.com' }, new Date())).toBe(false);
  expect(subscribersIn(store)).toMatchObject([{ id: 'reader-2' }]);
  expect(store.countWith('reader-1@')).toBe(0);
});

describe('a request', () => {
  it('is answered the same for an address that is subscribed and one that is not', async () => {
    store.putDocument('subscribers', [subscriber(1)]);
    // The first of a day makes its key.
    await requireDayHash(new Date());
    store.forget();
    const known = await subscribe('reader-1@example.com', { filter: 'lift=1' });
    const calls = store.calls.length;
    expect(await subscribe(meena, { filter: 'lift=1' })).toEqual(known);
    expect(store.calls).toHaveLength(2 * calls);
    const texts = [...mail.mails.values()].map(({ text }) => text.replace(/token=\S+/, ''));
    expect(new Set(texts).size).toBe(1);
  });

  it('is one of at most five an hour from one sender', async () => {
    const states = [];
    for (const number of [1, 2, 3, 4, 5, 6])
      states.push((await subscribe(`visitor-${number}@example.com`)).state);
    expect(states).toEqual([...Array<string>(5).fill('sent'), 'tooMany']);
  });

  it.each([
    ['meena+', '@example.com'],
    ['meena-', '@yahoo.com'],
    ['word-', '@meena.fastmail.com'],
  ])('is one of at most five a day for one mailbox: %s1%s', async (start, end) => {
    const states = [];
    for (const number of [2, 3, 4, 5, 6, 7]) {
      const address = `${start}${number}${end}`;
      states.push((await subscribe(address, {}, { ip: `198.51.100.${number}` })).state);
    }
    expect(states).toEqual([...Array<string>(5).fill('sent'), 'tooMany']);
  });

  it('with what is no address comes back with it, and mails nothing', async () => {
    for (const email of [
      '',
      'meena',
      'a@example.com, b@example.com',
      'a@example.com\r\nMore: b@c.de',
    ])
      expect(await subscribe(email)).toMatchObject({ state: 'form', status: 422, email });
    expect(mail.requests).toEqual([]);
  });

  it('row 70: says so when the email did not go out, and uses up nothing of a day', async () => {
    mail.behaviour = 'fail';
    for (let number = 0; number < 6; number += 1)
      expect(await subscribe(meena)).toMatchObject({ state: 'notSent', status: 503 });
    mail.behaviour = 'accept';
    expect(await subscribe(meena)).toMatchObject({ state: 'sent' });
  });

  it('without mail is kept as an enquiry, with the filter in words', async () => {
    vi.stubEnv('RESEND_API_KEY', '');
    expect(await open('/news?lift=1')).toMatchObject({ state: 'off', filter: 'lift=1' });
    expect(await subscribe('meena')).toMatchObject({ state: 'off', status: 422 });
    expect((await subscribe(meena, { filter: 'lift=1' })).state).toBe('kept');
    expect(storedEnquiries(store)).toMatchObject([
      { email: meena, subject: keptFilter.subject, message: keptFilter.message('Lift') },
    ]);
    expect(requests()).toBe(0);
  });
});

it('exports subscribers as a table in which nothing is a formula', async () => {
  const formula = { email: '=1+2@example.com', filter: 'text="Adyar"&lift=1' };
  store.putDocument('subscribers', [subscriber(1, formula)]);
  const text = await (await exportSubscribers(new Date())).text();
  expect(text.split('\r\n')[1]).toBe(`"'=1+2@example.com","Adyar, Lift","04-01-2026"`);
});
