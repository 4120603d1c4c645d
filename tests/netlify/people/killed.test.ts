import { beforeEach, expect, it, vi } from 'vitest';
import { listPeople } from '../../../src/server/people/list';
import { takeLoggedErrors } from '../../support/console';
import { dieAtEachCall } from '../../support/crash';
import { useStrictStore } from '../../support/use-strict-store';
import {
  call,
  code,
  readCookie,
  enter,
  first,
  idOfName,
  invite,
  isSignedIn,
  join,
  setUp,
  readStatus,
} from './calls';

const store = await useStrictStore();
beforeEach(() => void vi.stubEnv('SETUP_CODE', code));

const newPassword = 'a new long password';
const newCode = 'other words for the way back';

const quietly = (call: Promise<Response>) => call.catch(() => undefined);

it('row 1: a set-up killed at any store call lets one in, and (row 62) its code is used up', async () => {
  await dieAtEachCall(store, {
    prepare: () => store.reset(),
    run: () => quietly(setUp()),
    check: async (_outcome, place) => {
      const isThere = (await listPeople(new Date())).length > 0;
      // Signing in makes up for what was cut off, as sending it again does.
      const next = isThere ? enter('meena', first.password) : setUp();
      expect(await readStatus(next), place).toBe(200);
      expect(await listPeople(new Date()), place).toHaveLength(1);
      store.put('local-documents', 'people', null);
      expect(await readStatus(setUp({ username: 'stranger' })), place).toBe(409);
      takeLoggedErrors();
    },
  });
}, 300_000);

type Run = () => Promise<Response>;

function byOwn(cookie: string): Run {
  const own = { name: 'Meena', present: first.password, password: newPassword };
  return () => call('PUT', 'own', own, cookie);
}

async function byLink(cookie: string): Promise<Run> {
  const ravi = readCookie(await join(await invite(cookie, { name: 'Ravi' })));
  const token = await invite(ravi, { id: await idOfName('Meena') });
  return () => join(token, 'meena', newPassword);
}

function byCode(): Run {
  vi.stubEnv('SETUP_CODE', newCode);
  return () => setUp({ code: newCode, password: newPassword });
}

it.each<[string, (cookie: string) => Run | Promise<Run>]>([
  ['of one’s own', byOwn],
  ['by a link', byLink],
  ['by a set-up code', byCode],
])(
  'row 63: a new password %s, killed at any store call, is the old one, or the new one and ends all sessions',
  async (_name, prepareRun) => {
    store.reset();
    const meena = readCookie(await setUp());
    const elsewhere = readCookie(await enter('meena', first.password));
    const run = await prepareRun(meena);
    const putBack = store.snapshot();
    await dieAtEachCall(store, {
      prepare: putBack,
      run: () => quietly(run()),
      check: async (_outcome, place) => {
        const isNew = (await readStatus(enter('meena', newPassword))) === 200;
        expect(await readStatus(enter('meena', first.password)), place).toBe(isNew ? 401 : 200);
        expect(await isSignedIn(elsewhere), place).toBe(!isNew);
        takeLoggedErrors();
      },
    });
  },
  300_000,
);

it('row 1: an invitation killed at any store call lets one in, and nobody else', async () => {
  store.reset();
  const token = await invite(readCookie(await setUp()), { name: 'Ravi' });
  const putBack = store.snapshot();
  await dieAtEachCall(store, {
    prepare: putBack,
    run: () => quietly(join(token)),
    check: async (_outcome, place) => {
      expect([200, 410], place).toContain(await readStatus(join(token)));
      expect(await readStatus(join(token, 'thief')), place).toBe(410);
      expect(await readStatus(enter('ravi', 'four quiet palms')), place).toBe(200);
      takeLoggedErrors();
    },
  });
}, 300_000);

it('row 1: who was to be taken out is out after the next attempt, at any store call', async () => {
  store.reset();
  const meena = readCookie(await setUp());
  const ravi = readCookie(await join(await invite(meena, { name: 'Ravi' })));
  const id = await idOfName('Ravi');
  const putBack = store.snapshot();
  const takeOut = () => call('DELETE', `person/${id}`, undefined, meena);
  await dieAtEachCall(store, {
    prepare: putBack,
    run: () => quietly(takeOut()),
    check: async (_outcome, place) => {
      expect(await readStatus(takeOut()), place).toBe(204);
      expect(await isSignedIn(ravi), place).toBe(false);
      expect(await readStatus(enter('ravi', 'four quiet palms')), place).toBe(401);
      takeLoggedErrors();
    },
  });
}, 300_000);
