import { beforeEach, describe, expect, it, vi } from 'vitest';
import auth from '../../netlify/functions/auth';
import property from '../../netlify/functions/property';
import { listPeople, readInvited } from '../../src/server/people/list';
import { takeLoggedErrors } from '../support/console';
import { dieAtEachCall } from '../support/crash';
import { letIn } from '../support/people';
import { useStrictStore } from '../support/use-strict-store';
import { sampleProperty } from './api';
import { json, send } from './caller';

const store = await useStrictStore();
const code = 'five words for the start';
beforeEach(() => {
  store.reset();
  vi.stubEnv('SETUP_CODE', code);
});

let calls = 0;
const first = { code, name: 'Meena', username: 'meena', password: 'three quiet palms' };

describe('the first person', () => {
  it('comes with the set-up code, which is good once', async () => {
    expect(await statusOf(enter('meena', first.password))).toBe(503);
    takeLoggedErrors();
    const answer = await setUp();
    expect(answer.status).toBe(200);
    expect(await isSignedIn(cookieOf(answer))).toBe(true);
    expect(await statusOf(enter('Meena', first.password))).toBe(200);
    expect(await statusOf(setUp({ username: 'stranger' }))).toBe(409);
  });

  it('is one, when two come at once', async () => {
    const answers = await Promise.all([setUp(), setUp({ username: 'other' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await listPeople(new Date())).toHaveLength(1);
  });

  it('comes back with another code when all passwords are lost, and elsewhere is signed out', async () => {
    const old = cookieOf(await setUp());
    const again = 'other words for the way back';
    vi.stubEnv('SETUP_CODE', again);
    expect(await statusOf(setUp({ code: again, password: 'a new long password' }))).toBe(200);
    expect(await statusOf(enter('meena', first.password))).toBe(401);
    expect(await isSignedIn(old)).toBe(false);
    expect(await listPeople(new Date())).toHaveLength(1);
    expect(await statusOf(setUp({ code: again }))).toBe(409);
  });

  it.each([
    ['a wrong code', { code: 'five other words' }, 401],
    ['a short password', { password: 'short' }, 422],
    ['a user name with markup', { username: '<b>meena</b>' }, 422],
    ['a user name of 200 characters', { username: 'm'.repeat(200) }, 422],
    ['no name', { name: ' ' }, 422],
  ])('with %s nobody is made', async (_, more, status) => {
    expect(await statusOf(setUp(more))).toBe(status);
    expect(await listPeople(new Date())).toEqual([]);
  });

  it('does not mind spaces at the ends of the code', async () => {
    expect(await statusOf(setUp({ code: ` ${first.code} ` }))).toBe(200);
  });

  it('may have letters of any script', async () => {
    expect(await statusOf(setUp({ username: 'மீனா', name: 'மீனா' }))).toBe(200);
    expect(await statusOf(enter('மீனா', first.password))).toBe(200);
  });

  it('is not made by guessing: five codes in a quarter of an hour', async () => {
    const guess = () =>
      call('POST', 'setup', { ...first, code: 'a guess of words' }, '', '203.0.113.5');
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push(await statusOf(guess()));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it.each([
    ['missing', undefined],
    ['too short', 'nine char'],
  ])('row 15: without a usable code nobody is made: %s', async (_, set) => {
    vi.stubEnv('SETUP_CODE', set);
    expect(await statusOf(setUp({ code: set ?? '' }))).toBe(503);
    expect(takeLoggedErrors()).toHaveLength(1);
  });
});

describe('an invitation', () => {
  let cookie = '';
  beforeEach(async () => {
    cookie = cookieOf(await setUp());
  });

  it('is good once; opening its page changes nothing', async () => {
    const token = await invite(cookie, { name: 'Ravi' });
    const opened = [await readInvited(token, new Date()), await readInvited(token, new Date())];
    expect(opened.map((person) => person?.name)).toEqual(['Ravi', 'Ravi']);
    const joined = await join(token);
    expect(joined.status).toBe(200);
    expect(await statusOf(join(token, 'thief'))).toBe(410);
    expect(await statusOf(enter('ravi', 'four quiet palms'))).toBe(200);
  });

  it('makes one person, when two take it up at once', async () => {
    const token = await invite(cookie, { name: 'Ravi' });
    const answers = await Promise.all([join(token), join(token, 'thief')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('ends after 48 hours', async () => {
    const token = await invite(cookie, { name: 'Ravi' });
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 48 * 3_600_000);
    expect(await readInvited(token, new Date())).toBeNull();
    expect(await statusOf(join(token))).toBe(410);
  });

  it('does not give away the user name of somebody else', async () => {
    expect(await statusOf(join(await invite(cookie, { name: 'Ravi' }), 'MEENA'))).toBe(422);
  });

  it('is none for oneself: one’s own new password asks for the present one', async () => {
    const own = (await listPeople(new Date())).find(({ name }) => name === first.name)?.id;
    expect(await statusOf(call('POST', 'invite', { id: own }, cookie))).toBe(409);
  });

  it('gives somebody who is there a new password, and ends their sessions', async () => {
    const ravi = cookieOf(await join(await invite(cookie, { name: 'Ravi' })));
    const id = (await listPeople(new Date())).find(({ name }) => name === 'Ravi')?.id;
    expect(await statusOf(join(await invite(cookie, { id }), 'ravi', 'a new long password'))).toBe(
      200,
    );
    expect(await isSignedIn(ravi)).toBe(false);
    expect(await statusOf(enter('ravi', 'four quiet palms'))).toBe(401);
  });
});

it('row 16: a person who is taken out is out at once, and the last one stays', async () => {
  const meena = cookieOf(await setUp());
  const ravi = cookieOf(await join(await invite(meena, { name: 'Ravi' })));
  const [one, two] = await listPeople(new Date());
  expect(await statusOf(call('DELETE', `person/${two?.id}`, undefined, meena))).toBe(204);
  const add = { body: sampleProperty, cookie: ravi };
  expect(await statusOf(send(property, 'POST', '/api/property/addproperty', add))).toBe(401);
  const told = await json(await call('GET', 'session', undefined, ravi));
  expect(told).toEqual({ signedIn: false, ended: 'taken-out' });
  expect(await statusOf(enter('ravi', 'four quiet palms'))).toBe(401);
  expect(await statusOf(call('DELETE', `person/${one?.id}`, undefined, meena))).toBe(409);
});

it('row 16: a person who is taken out while they sign in is out', async () => {
  const meena = cookieOf(await setUp());
  await join(await invite(meena, { name: 'Ravi' }));
  const id = (await listPeople(new Date())).find(({ name }) => name === 'Ravi')?.id;
  const answers = await Promise.all([
    enter('ravi', 'four quiet palms'),
    call('DELETE', `person/${id}`, undefined, meena),
    enter('ravi', 'four quiet palms'),
  ]);
  for (const answer of answers) expect(await isSignedIn(cookieOf(answer))).toBe(false);
});

it('row 16: who changes their password stays signed in here only', async () => {
  const here = cookieOf(await setUp());
  const elsewhere = cookieOf(await enter('meena', first.password));
  const own = { name: 'Meena K', present: 'wrong', password: 'a new long password' };
  expect(await statusOf(call('PUT', 'own', own, here))).toBe(422);
  const changed = await call('PUT', 'own', { ...own, present: first.password }, here);
  expect(changed.status).toBe(200);
  for (const cookie of [here, elsewhere]) expect(await isSignedIn(cookie)).toBe(false);
  expect(await isSignedIn(cookieOf(changed))).toBe(true);
  expect(await statusOf(enter('meena', first.password))).toBe(401);
  expect(await statusOf(enter('meena', own.password))).toBe(200);
});

it('a damaged list lets nobody in, and a new code opens it again', async () => {
  await letIn('meena', first.password);
  store.put('local-documents', 'people', Buffer.from('{'));
  const answer = await enter('meena', first.password);
  expect(answer.status).toBe(503);
  expect((await json(answer)).detail).toContain('SETUP_CODE');
  expect(await statusOf(setUp())).toBe(200);
  expect(takeLoggedErrors()).toHaveLength(1);
});

/** Prepares a store with Meena in it; returns her cookie. */
const begin = async () => {
  store.reset();
  return cookieOf(await setUp());
};
const quietly = (call: Promise<Response>) => call.catch(() => undefined);

it('row 1: a set-up killed at any store call can be sent again, and lets one in', async () => {
  await dieAtEachCall(store, {
    prepare: () => store.reset(),
    run: () => quietly(setUp()),
    check: async (_outcome, place) => {
      expect([200, 409], place).toContain(await statusOf(setUp()));
      expect(await listPeople(new Date()), place).toHaveLength(1);
      expect(await statusOf(enter('meena', first.password)), place).toBe(200);
      takeLoggedErrors();
    },
  });
}, 300_000);

it('row 1: a password changed and killed at any store call is the old one or the new one', async () => {
  const own = { name: 'Meena', present: first.password, password: 'a new long password' };
  let meena = '';
  let elsewhere = '';
  await dieAtEachCall(store, {
    prepare: async () => {
      meena = await begin();
      elsewhere = cookieOf(await enter('meena', first.password));
    },
    run: () => quietly(call('PUT', 'own', own, meena)),
    check: async (_outcome, place) => {
      const isNew = (await statusOf(enter('meena', own.password))) === 200;
      expect(await statusOf(enter('meena', first.password)), place).toBe(isNew ? 401 : 200);
      // Whoever had the old password has no session left.
      if (isNew) expect(await isSignedIn(elsewhere), place).toBe(false);
      takeLoggedErrors();
    },
  });
}, 300_000);

it('row 1: an invitation killed at any store call lets one in, and nobody else', async () => {
  let token = '';
  await dieAtEachCall(store, {
    prepare: async () => {
      token = await invite(await begin(), { name: 'Ravi' });
    },
    run: () => quietly(join(token)),
    check: async (_outcome, place) => {
      expect([200, 410], place).toContain(await statusOf(join(token)));
      expect(await statusOf(join(token, 'thief')), place).toBe(410);
      expect(await statusOf(enter('ravi', 'four quiet palms')), place).toBe(200);
      takeLoggedErrors();
    },
  });
}, 300_000);

it('row 1: who was to be taken out is out after the next attempt, at any store call', async () => {
  let [meena, ravi, id] = ['', '', ''];
  const takeOut = () => call('DELETE', `person/${id}`, undefined, meena);
  await dieAtEachCall(store, {
    prepare: async () => {
      meena = await begin();
      ravi = cookieOf(await join(await invite(meena, { name: 'Ravi' })));
      id = (await listPeople(new Date())).find(({ name }) => name === 'Ravi')?.id ?? '';
    },
    run: () => quietly(takeOut()),
    check: async (_outcome, place) => {
      expect(await statusOf(takeOut()), place).toBe(204);
      expect(await isSignedIn(ravi), place).toBe(false);
      expect(await statusOf(enter('ravi', 'four quiet palms')), place).toBe(401);
      takeLoggedErrors();
    },
  });
}, 300_000);

/** Each call comes from an address of its own, unless one is given. */
const call = (method: string, path: string, body?: unknown, cookie = '', address?: string) =>
  send(auth, method, `/api/auth/${path}`, {
    body,
    cookie,
    address: address ?? `198.51.100.${(calls += 1) % 250}`,
  });
const setUp = (more: object = {}) => call('POST', 'setup', { ...first, ...more });
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const enter = (username: string, password: string, address?: string) =>
  call('POST', 'signin', { username, password }, '', address);
const isSignedIn = async (cookie: string) =>
  (await json<{ signedIn: boolean }>(await call('GET', 'session', undefined, cookie))).signedIn;
const statusOf = async (answer: Promise<Response>) => (await answer).status;

async function invite(cookie: string, whom: object): Promise<string> {
  const { link } = await json<{ link: string }>(await call('POST', 'invite', whom, cookie));
  return new URL(link).searchParams.get('token') ?? '';
}

const join = (token: string, username = 'ravi', password = 'four quiet palms') =>
  call('POST', 'join', { token, username, password });
