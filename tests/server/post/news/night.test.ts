import { describe, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../../../../src/server/store/key-value-store';
import { mailNews } from '../../../../src/server/post/sweep';
import { decideNews } from '../../../../src/server/post/news/emails';
import { eraseSubscriber } from '../../../../src/server/post/news/subscribe';
import { dieAtEachCall } from '../../../support/crash';
import type { MailBehaviour } from '../../../support/mail-server';
import { useMailServer } from '../../../support/use-mail-server';
import { useStrictStore } from '../../../support/use-strict-store';
import { after, home, homesByAddress, night, post, subscriber, subscribersIn } from './given';

const store = await useStrictStore();
const mail = useMailServer();

const sweep = (minutes: number, pace = {}) => mailNews(after(minutes), { pause: 0, ...pace });
const readers = (count: number) =>
  Array.from({ length: count }, (_, index) => subscriber(index + 1));
const listHomes = (address: string) => homesByAddress(mail).get(address);

/** As many readers, and two homes listed in the evening. */
function given(count: number): void {
  store.putDocument('subscribers', readers(count));
  store.putDocument('properties', [home('one', 300), home('two', 200)]);
}

describe('row 46: news of new homes', () => {
  it('reach each of 500 subscribers once, through an hour of outage and two crashes', async () => {
    given(500);
    await decideNews(night);
    const troubles: MailBehaviour[] = ['fail', 'too many', 'lose the answer', 'hang'];
    for (let minute = 5; minute <= 60; minute += 5) {
      mail.behaviour = troubles[(minute / 5) % troubles.length] ?? 'fail';
      await sweep(minute, { perEmail: 150, patience: 300 });
    }
    mail.behaviour = 'accept';
    for (const minute of [65, 70]) {
      // The process dies when many are sent and nothing is recorded.
      store.fault({ kind: 'crash', match: ({ method }) => method === 'PUT' });
      await expect(sweep(minute, { patience: 500 })).rejects.toThrow(StoreUnavailable);
      store.forget();
    }
    for (let minute = 75; minute <= 300; minute += 5) await sweep(minute);
    expect(mail.mails.size).toBe(500);
    const brought = [...homesByAddress(mail).values()];
    expect(brought).toHaveLength(500);
    expect(new Set(brought.map((homes) => homes.join()))).toEqual(new Set(['two,one']));
    await decideNews(after(24 * 60));
    await sweep(24 * 60 + 5);
    expect(mail.mails.size).toBe(500);
  });

  it('come once when the process dies at any store call of the night', async () => {
    await dieAtEachCall(store, {
      prepare: () => {
        store.reset();
        mail.reset();
        given(3);
      },
      run: async () => {
        await decideNews(night).catch(() => null);
        await sweep(5).catch(() => null);
      },
      check: async (_, place) => {
        await decideNews(after(60));
        await sweep(65);
        await sweep(70);
        await decideNews(after(24 * 60));
        await sweep(24 * 60 + 5);
        const homes = readers(3).map(({ email }) => listHomes(email)?.join());
        expect(homes, place).toEqual(Array(3).fill('two,one'));
      },
    });
  });

  it('end at once for who unsubscribes in the middle of a run', async () => {
    given(4);
    await decideNews(night);
    const running = sweep(5, { pause: 150 });
    await vi.waitFor(() => expect(mail.mails.size).toBe(1));
    await post('/news?unsubscribe=token-3');
    await eraseSubscriber({ email: 'reader-4@example.com' }, after(5));
    await running;
    expect([...homesByAddress(mail).keys()]).toEqual([
      'reader-1@example.com',
      'reader-2@example.com',
    ]);
    expect(subscribersIn(store).map(({ mails }) => mails[0]?.state)).toEqual(['sent', 'sent']);
  });

  it('are the available homes of the list with the same filter that were listed since', async () => {
    store.putDocument('subscribers', [
      subscriber(1, { filter: 'text=Velachery&maxPrice=20000' }),
      subscriber(2, { filter: 'lift=1' }),
    ]);
    const velachery = { address: '4 Lake Road, Velachery, Chennai', price: '18000' };
    store.putDocument('properties', [
      home('fits', 300, velachery),
      home('old', 2_000, velachery),
      home('let', 300, { ...velachery, status: 'Occupied' }),
      home('leaving', 300, { ...velachery, status: 'Occupied', availableFrom: '2091-02-01' }),
      home('deleted', 300, { ...velachery, deletedAt: night.toISOString() }),
      home('hidden', 300, { ...velachery, shown: false }),
      home('dear', 300, { ...velachery, price: '30000' }),
      home('just-saved', 1, velachery),
    ]);
    await decideNews(night);
    await sweep(5);
    expect(homesByAddress(mail)).toEqual(new Map([['reader-1@example.com', ['fits', 'leaving']]]));
    await decideNews(after(24 * 60));
    await sweep(24 * 60 + 5);
    expect(listHomes('reader-1@example.com')).toEqual(['fits', 'leaving', 'just-saved']);
  });

  it('have homes that say nothing of a household that is asked for, and none that refuse it', async () => {
    store.putDocument('subscribers', [subscriber(1, { filter: 'text=velachery+family' })]);
    const velachery = { address: '4 Lake Road, Velachery, Chennai' };
    store.putDocument('properties', [
      home('takes', 300, { ...velachery, letTo: ['family'] }),
      home('silent', 250, { ...velachery, letTo: [] }),
      home('refuses', 200, { ...velachery, letTo: ['women'] }),
    ]);
    await decideNews(night);
    await sweep(5);
    expect(listHomes('reader-1@example.com')).toEqual(['silent', 'takes']);
  });

  it('stay the same email when a home is changed or erased between two attempts', async () => {
    given(1);
    await decideNews(night);
    mail.behaviour = 'lose the answer';
    await sweep(5);
    store.putDocument('properties', [home('one', 300, { name: 'Renamed' })]);
    mail.behaviour = 'accept';
    await sweep(10);
    expect(mail.requests).toHaveLength(2);
    expect(subscribersIn(store)).toMatchObject([{ mails: [{ state: 'sent' }] }]);
    const [sent] = mail.mails.values();
    expect(sent?.text).toContain('Home one, ₹25,000 a month, Anna Nagar');
    expect(sent?.headers).toEqual({
      'List-Unsubscribe': '<http://localhost:8888/news?unsubscribe=token-1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('that could not be sent for 23 hours come with those of the next day', async () => {
    given(1);
    await decideNews(night);
    mail.behaviour = 'fail';
    for (const minute of [5, 600, 23 * 60]) await sweep(minute);
    mail.behaviour = 'accept';
    store.putDocument('properties', [home('one', 300), home('two', 200), home('three', -60)]);
    await decideNews(after(24 * 60));
    await sweep(24 * 60 + 5);
    expect(listHomes('reader-1@example.com')).toEqual(['three', 'two', 'one']);
  });

  it('of a great import name 20 homes and the number of the others', async () => {
    store.putDocument('subscribers', [subscriber(1, { filter: 'minBed=2' })]);
    store.putDocument(
      'properties',
      Array.from({ length: 120 }, (_, index) => home(`h${index}`, 10 + index)),
    );
    await decideNews(night);
    await sweep(5);
    const [sent] = mail.mails.values();
    expect(sent?.subject).toBe('120 new homes for rent – [Company Name]');
    expect(listHomes('reader-1@example.com')).toHaveLength(20);
    expect(sent?.text).toContain('100 more homes: http://localhost:8888/properties?minBed=2');
  });
});
