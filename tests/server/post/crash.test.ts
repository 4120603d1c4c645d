import { describe, expect, it } from 'vitest';
import { loadEnquiries } from '../../../src/server/post/office';
import { receiveEnquiry } from '../../../src/server/post/receive';
import { eraseEnquiry, eraseOldEnquiries } from '../../../src/server/post/retention';
import { sendAgain, updateEnquiry } from '../../../src/server/post/update';
import type { Mail } from '../../../src/domain/mail/schema';
import { dieAtEachCall } from '../../support/crash';
import { useMailServer } from '../../support/use-mail-server';
import { useStrictStore } from '../../support/use-strict-store';
import {
  after,
  filedEnquiries,
  from,
  givenEnquiry,
  hiddenField,
  id,
  message,
  officeMail,
  putEnquiry,
  putFiled,
  putReceived,
  putSpam,
  receivedEnquiries,
  storedId,
  sweep,
} from './given';

const line = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', kind: 'call', text: 'Called' } as const;

const store = await useStrictStore();
const mail = useMailServer();

describe.each(Object.entries(operations()))('row 1: the process dies while %s', (_, operation) => {
  const {
    given = () => undefined,
    run,
    calls,
    again = run,
    filed = {},
    mails = [],
    emails = 1,
  } = operation;

  it('at any store call: stored once, mailed once, nothing forgotten', async () => {
    const made = await dieAtEachCall(store, {
      prepare: () => {
        store.reset();
        mail.reset();
        given();
      },
      run: () => run().then(Boolean, () => false),
      check: async (isAcknowledged, place) => {
        if (isAcknowledged && operation.filed)
          expect(await loadEnquiries(), place).toMatchObject([{ id, ...filed }]);
        if (isAcknowledged) expect(await loadEnquiries(), place).toHaveLength(1);
        await sweep(after(10));
        if (!isAcknowledged) await again();
        await sweep(after(30));
        await sweep(after(60));
        const all = ['enquiry', ...mails].map((kind) => ({ kind, state: 'sent' }));
        const sent = { id, ...filed, mails: all };
        expect(filedEnquiries(store), place).toMatchObject([sent]);
        expect(receivedEnquiries(store), place).toEqual([]);
        expect(await loadEnquiries(), place).toMatchObject([sent]);
        expect(mail.mails.size, place).toBe(emails);
      },
    });
    expect(made).toBe(calls);
  });
});

describe.each([
  ['filed', () => putEnquiry(store, id)],
  ['received', () => putReceived(store, id)],
  ['received as possible spam', () => putSpam(store, id)],
] as const)('row 1: the process dies while an enquiry that is %s is erased', (_, given) => {
  it('at any store call: once it is erased it stays so, and is not mailed', async () => {
    await dieAtEachCall(store, {
      prepare: () => {
        store.reset();
        mail.reset();
        given();
      },
      run: () => eraseEnquiry(id, after(1)).catch(() => false),
      check: async (isAcknowledged, place) => {
        if (!isAcknowledged) await eraseEnquiry(id, after(2));
        await sweep(after(5));
        expect([...filedEnquiries(store), ...receivedEnquiries(store)], place).toEqual([]);
        expect(mail.requests, place).toEqual([]);
      },
    });
  });
});

it('row 1: the process dies while spam is received, at any store call: filed once, marked, and never mailed', async () => {
  const calls = await dieAtEachCall(store, {
    prepare: () => {
      store.reset();
      mail.reset();
    },
    run: () => receive({ website: 'https://spam.example' }).then(Boolean, () => false),
    check: async (isAcknowledged, place) => {
      if (!isAcknowledged) await receive({ website: 'https://spam.example' });
      await sweep(after(5));
      await sweep(after(60));
      expect(mail.requests, place).toEqual([]);
      expect(filedEnquiries(store), place).toMatchObject([{ spam: true }]);
      expect(receivedEnquiries(store), place).toEqual([]);
    },
  });
  expect(calls).toBe(1);
});

it('row 1: the process dies while old enquiries are erased: the next night does the rest', async () => {
  const night = after(1_200 * 24 * 60);
  await dieAtEachCall(store, {
    prepare: () => {
      store.reset();
      putEnquiry(store, 'old');
      putEnquiry(store, 'young', { minutes: 1_199 * 24 * 60 });
      putEnquiry(store, 'spam', { suspicion: hiddenField, minutes: 1_099 * 24 * 60 });
    },
    run: () => eraseOldEnquiries(night).catch(() => undefined),
    check: async (_outcome, place) => {
      await eraseOldEnquiries(night);
      expect(filedEnquiries(store), place).toMatchObject([{ id: 'young' }]);
    },
  });
});

interface Operation {
  given?: () => unknown;
  run: () => Promise<unknown>;
  /** Store calls of the whole operation; while there is no document, each reading of it asks the backups too. */
  calls: number;
  /** The sender's act after an error, when that is not the same again. */
  again?: () => Promise<unknown>;
  /** The filed enquiry in the end. */
  filed?: object;
  /** The mails beside that to the office in the end. */
  mails?: Mail['kind'][];
  /** How many emails go out in the end. */
  emails?: number;
}

function release() {
  return updateEnquiry(id, { release: true }, change);
}

function addLine() {
  return updateEnquiry(id, { line, status: 'done' }, change);
}

function operations(): Record<string, Operation> {
  return {
    // The first of a day makes its key.
    'an enquiry is received': { run: () => receive({}), calls: 6, filed: { id: storedId() } },
    'what was received is filed and mailed, and its visitor answered': {
      given: () => putReceived(store, id, { fields: { email } }),
      run: () => sweep(after(5)),
      calls: 16,
      mails: ['answer'],
      emails: 2,
    },
    'a visit is confirmed': {
      given: () => putFiled(store, [{ ...givenEnquiry(id, { fields: { email } }), visit }]),
      run: () => updateEnquiry(id, { confirm: visit.at }, change),
      calls: 9,
      filed: { status: 'in progress', visit: { confirmedAt: after(5).toISOString() } },
      mails: ['confirmation'],
      emails: 2,
    },
    'one that was received is changed by the operator': {
      given: () => putReceived(store, id),
      run: addLine,
      calls: 6,
      filed: { thread: [line], status: 'done' },
    },
    'a filed one is changed by the operator': {
      given: () => putEnquiry(store, id),
      run: addLine,
      calls: 3,
      filed: { thread: [line], status: 'done' },
    },
    'an email is sent again': {
      given: () => putFiled(store, [failed()]),
      run: () => sendAgain(id, after(5)),
      // Who asks again within a minute is told that the email is being sent.
      again: () => sendAgain(id, after(7)).catch(() => null),
      calls: 6,
    },
    'one that was received as possible spam is released': {
      given: () => putSpam(store, id),
      run: release,
      calls: 9,
      filed: { spam: false },
    },
    'a filed one is released from the possible spam': {
      given: () => putEnquiry(store, id, { suspicion: hiddenField }),
      run: release,
      calls: 6,
      filed: { spam: false },
    },
  };
}

const receive = (fields: object) => receiveEnquiry(message({ id, ...fields }), from(1));

const failed = () => ({
  ...givenEnquiry(id),
  ...officeMail(givenEnquiry(id), { state: 'failed', attempts: 3, problem: 'Down.' }),
});

const email = 'meena@example.com';

const visit = { kind: 'visit', at: '2026-01-08T05:00:00.000Z' };

const change = { ifMatch: undefined, now: after(5) };
