import { beforeAll, expect, it } from 'vitest';
import mail from '../../../netlify/functions/mail';
import { takeLoggedErrors } from '../../support/console';
import { useStrictStore } from '../../support/use-strict-store';
import { addressOf, apiRows } from '../api';
import { configurePassword, json, send, signIn } from '../caller';

const store = await useStrictStore();
beforeAll(() => configurePassword());

const rows = [
  ...apiRows,
  {
    name: 'POST /api/mail/query',
    handler: mail,
    method: 'POST',
    path: '/api/mail/query',
    hasId: false,
    guarded: false,
    body: () => ({ name: 'A visitor', email: 'visitor@example.com', message: 'Is it free?' }),
  },
];
/** The row requires an answer within 10 s; the rest is a margin for a busy machine. */
const limit = 14_000;

async function answer(row: (typeof rows)[number], cookie: string) {
  const start = performance.now();
  const response = await send(row.handler, row.method, addressOf(row, '0'.repeat(24)), {
    body: row.body?.(),
    cookie,
  });
  return {
    name: row.name,
    inTime: performance.now() - start < limit,
    status: response.status,
    cache: response.headers.get('cache-control'),
    detail: typeof (await json(response)).detail,
  };
}

it('row 4: a store that hangs is answered in time, with what to do, at every call of the API', async () => {
  const cookie = await signIn();
  store.fault({ kind: 'hang', times: 10_000 });
  const answers = await Promise.all(rows.map((row) => answer(row, cookie)));
  expect(takeLoggedErrors()).toHaveLength(rows.length);
  expect(answers).toEqual(
    rows.map((row) => ({
      name: row.name,
      inTime: true,
      status: 503,
      cache: 'no-store',
      detail: 'string',
    })),
  );
}, 60_000);
