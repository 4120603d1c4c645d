import { describe, expect, it } from 'vitest';
import { floodWords } from '../../../src/content/enquiries/mails';
import { receiveEnquiry } from '../../../src/server/post/receive';
import { withinTime } from '../../../src/server/store/deadline';
import { StoreUnavailable } from '../../../src/server/store/key-value-store';
import { shorten } from '../../support/server-limits';
import { repeats } from '../../support/repeats';
import { isWrite } from '../../support/strict-store';
import { useMailServer } from '../../support/use-mail-server';
import { useStrictStore } from '../../support/use-strict-store';
import {
  after,
  filedEnquiries,
  from,
  id,
  mailed,
  message,
  receivedEnquiries,
  sweep,
} from './given';

const store = await useStrictStore();
const mail = useMailServer();

/** Half the time that the router allows a request. A store call by itself would wait for longer than a test may take. */
const milliseconds = 4_500;
const request = <Value>(run: () => Promise<Value>) => withinTime(milliseconds, run);

describe('the store fails', () => {
  it.each([401, 403, 409, 413, 429, 500, 503])(
    'status %i is no success; sent again it is one',
    async (kind) => {
      store.fault({ kind, times: 50, match: isWrite('received') });
      await expect(receiveEnquiry(message({ id }), from(1))).rejects.toThrow(StoreUnavailable);
      expect(mail.requests).toEqual([]);
      store.forget();
      expect((await receiveEnquiry(message({ id }), from(1))).created).toBe(true);
      expect(mail.mails.size).toBe(1);
    },
  );

  it('row 3: the answer to the enquiry’s write is lost: success, once', async () => {
    const count = repeats(3, 100);
    for (let number = 0; number < count; number += 1) {
      store.fault({ kind: 'lost', match: isWrite('received') });
      const received = await receiveEnquiry(message({ message: `No. ${number}` }), from(number));
      expect(received.created).toBe(true);
      store.forget();
    }
    await sweep(after(5));
    expect(filedEnquiries(store)).toHaveLength(count);
    expect(receivedEnquiries(store)).toEqual([]);
    expect(mail.mails.size).toBe(count);
  });

  const unreachable = (name: string) => () =>
    store.fault({ kind: 503, times: 50, match: (call) => call.store === name });
  it.each([
    ['the document is damaged', () => store.put('local-documents', 'enquiries', '{broken')],
    ['the document cannot be reached', unreachable('local-documents')],
  ])('%s: the enquiry is stored and mailed all the same', async (_, damage) => {
    damage();
    expect((await receiveEnquiry(message({ id }), from(1))).created).toBe(true);
    expect(receivedEnquiries(store)).toMatchObject([mailed({ state: 'sent' })]);
  });

  it('row 65: limits cannot be counted: the enquiry is stored, and waits for the hourly email', async () => {
    unreachable('local-marks')();
    expect((await receiveEnquiry(message({ id }), from(1))).created).toBe(true);
    expect(mail.requests).toEqual([]);
    store.forget();
    await sweep(after(5));
    expect([...mail.mails.values()].map(({ subject }) => subject)).toEqual([floodWords.subject(1)]);
  });

  it.each(['local-received', 'local-documents', 'local-marks'])(
    '%s hangs: an answer in time',
    async (name) => {
      shorten({ count: 1_000 });
      store.fault({ kind: 'hang', times: 50, match: (call) => call.store === name });
      const outcome = await request(() => receiveEnquiry(message(), from(1))).catch(
        (thrown: unknown) => thrown,
      );
      if (name === 'local-received') expect(outcome).toBeInstanceOf(StoreUnavailable);
      else expect(outcome).toMatchObject({ created: true });
    },
  );

  it('mail and store hang after the enquiry is stored: success in time', async () => {
    mail.behaviour = 'hang';
    store.fault({
      kind: 'hang',
      nth: 2,
      times: 50,
      match: ({ store: name }) => name === 'local-received',
    });
    const received = await request(() => receiveEnquiry(message(), from(1)));
    expect(received.created).toBe(true);
  });
});
