import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import mail from '../../netlify/functions/mail';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { takeLoggedErrors } from '../support/console';
import { addressOf, apiRows, nameOf } from './api';
import { configurePassword, json, send, signIn } from './caller';

let store: StrictStore;
let cookie = '';

beforeAll(async () => {
  configurePassword();
  store = await startStrictStore();
  cookie = await signIn();
  store.fault({ kind: 'hang', times: 10_000 });
});
afterAll(async () => {
  await store.stop();
});

const rows = [
  ...apiRows,
  {
    handler: mail,
    method: 'POST' as const,
    path: '/api/mail/query',
    body: () => ({ name: 'A visitor', email: 'visitor@example.com', message: 'Is it free?' }),
  },
];
/** The row requires an answer within 10 s; the rest is a margin for a busy machine. */
const limit = 14_000;

async function answer(row: (typeof rows)[number]) {
  const start = performance.now();
  const response = await send(row.handler, row.method, addressOf(row, '0'.repeat(24)), {
    body: row.body?.(),
    cookie,
  });
  return {
    name: nameOf(row),
    inTime: performance.now() - start < limit,
    status: response.status,
    cache: response.headers.get('cache-control'),
    detail: typeof (await json(response)).detail,
  };
}

describe('row 4: a store that hangs is answered in time, with what to do', () => {
  it('at every call of the API', async () => {
    const answers = await Promise.all(rows.map(answer));
    expect(takeLoggedErrors()).toHaveLength(rows.length);
    expect(answers).toEqual(
      rows.map((row) => ({
        name: nameOf(row),
        inTime: true,
        status: 503,
        cache: 'no-store',
        detail: 'string',
      })),
    );
  }, 60_000);
});
