import { describe, expect, it, vi } from 'vitest';
import type { Enquiry } from '../../../src/domain/enquiry/schema';
import type { Mail } from '../../../src/domain/mail/schema';
import { fileReceived } from '../../../src/server/post/filing';
import { loadEnquiries } from '../../../src/server/post/office';
import { eraseEnquiry } from '../../../src/server/post/retention';
import { withinTime } from '../../../src/server/store/deadline';
import { repeats } from '../../support/repeats';
import { isWrite } from '../../support/strict-store';
import { useStrictStore } from '../../support/use-strict-store';
import {
  after,
  filedEnquiries,
  givenEnquiry,
  putFiled,
  putReceived,
  receivedEnquiries,
  givenLine,
  officeMail,
} from './given';

const store = await useStrictStore();

const mails = (fields: Partial<Mail>) => officeMail(givenEnquiry('a'), { attempts: 1, ...fields });
const listIds = (enquiries: Enquiry[]) => enquiries.map(({ id }) => id);

describe('filing what was received', () => {
  it('takes one change for all, and leaves what a function may still be writing', async () => {
    for (const [minutes, id] of ['a', 'b', 'c'].entries()) putReceived(store, id, { minutes });
    await fileReceived(after(3));
    expect(listIds(filedEnquiries(store))).toEqual(['a', 'b']);
    expect(listIds(receivedEnquiries(store))).toEqual(['c']);
    expect(store.calls.filter(isWrite('documents'))).toHaveLength(1);
    expect(listIds(await loadEnquiries())).toEqual(['c', 'b', 'a']);
  });

  it('of one that is filed already takes only what is known of its email', async () => {
    const filed = {
      ...putReceived(store, 'a'),
      status: 'done',
      thread: [givenLine],
      version: 'v2',
    };
    putFiled(store, [filed]);
    const sent = { ...givenEnquiry('a'), ...mails({ state: 'sent' }) };
    store.put('local-received', 'a', JSON.stringify(sent));
    expect(await loadEnquiries()).toMatchObject([{ ...filed, mails: sent.mails }]);
    await fileReceived(after(5));
    expect(filedEnquiries(store)).toEqual([{ ...filed, mails: sent.mails }]);
    expect(receivedEnquiries(store)).toEqual([]);
  });

  it.each([
    ['sent before pending', { state: 'sent' }, { state: 'pending', attempts: 2 }],
    ['a later attempt before an earlier failure', { attempts: 2 }, { problem: 'Down.' }],
    ['a failure before its beginning', { state: 'failed', problem: 'No.' }, {}],
    ['a reason before none', { problem: 'Down.' }, {}],
  ] as const)('keeps what has come further: %s', async (_, further, other) => {
    const pending = { state: 'pending' as const };
    const [one, two] = [further, other].map((fields) => mails({ ...pending, ...fields }));
    for (const [filed, received] of [
      [one, two],
      [two, one],
    ]) {
      store.reset();
      putFiled(store, [{ ...givenEnquiry('a'), ...filed }]);
      const waiting = { ...givenEnquiry('a'), ...received };
      store.put('local-received', 'a', JSON.stringify(waiting));
      await fileReceived(after(5));
      expect(filedEnquiries(store)).toMatchObject([{ ...one }]);
    }
  });

  it('drops one that was erased, which the inbox no longer shows', async () => {
    putReceived(store, 'a');
    await eraseEnquiry('a', after(1));
    putReceived(store, 'a');
    expect(await loadEnquiries()).toEqual([]);
    await fileReceived(after(5));
    expect(receivedEnquiries(store)).toEqual([]);
    expect(filedEnquiries(store)).toEqual([]);
  });

  it.each(['{broken', '{}', JSON.stringify(givenEnquiry('other'))])(
    'reports and keeps one that reads %s',
    async (text) => {
      store.put('local-received', 'unread', text);
      putReceived(store, 'a');
      await fileReceived(after(5));
      expect(listIds(filedEnquiries(store))).toEqual(['a']);
      expect(store.bytes('local-received', 'unread')?.toString()).toBe(text);
      expect(vi.mocked(console.warn).mock.calls.join()).toContain('unread');
      expect(listIds(await loadEnquiries())).toEqual(['a']);
    },
  );

  it('loses none when another run files some of them at the same time', async () => {
    const one = putReceived(store, 'a');
    putReceived(store, 'b');
    let isFirst = true;
    // The other run is in another instance: its write comes between this one's read and write.
    store.fault({
      kind: 412,
      match: (call) => {
        if (!isFirst || !isWrite('documents')(call)) return false;
        isFirst = false;
        putFiled(store, [one]);
        return true;
      },
    });
    await fileReceived(after(5));
    store.forget();
    await fileReceived(after(10));
    expect(listIds(filedEnquiries(store)).sort()).toEqual(['a', 'b']);
    expect(receivedEnquiries(store)).toEqual([]);
  });
});

it('row 47: 600 new enquiries at once are in the inbox, and all are filed within two sweeps, each once', async () => {
  const count = repeats(100, 600);
  for (let index = 0; index < count; index += 1) putReceived(store, `new-${index}`);
  const inbox = await withinTime(9_000, loadEnquiries);
  expect(new Set(listIds(inbox)).size).toBe(count);
  await withinTime(25_000, () => fileReceived(after(5)));
  expect(await withinTime(9_000, loadEnquiries)).toHaveLength(count);
  await withinTime(25_000, () => fileReceived(after(10)));
  expect(receivedEnquiries(store)).toEqual([]);
  expect(new Set(listIds(filedEnquiries(store))).size).toBe(count);
  expect(filedEnquiries(store)).toHaveLength(count);
  store.forget();
  expect(await loadEnquiries()).toHaveLength(count);
  expect(store.calls).toHaveLength(2);
});
