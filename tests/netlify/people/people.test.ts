import { beforeEach, describe, expect, it, vi } from 'vitest';
import property from '../../../netlify/functions/property';
import { listPeople, readInvited } from '../../../src/server/people/list';
import { takeLoggedErrors } from '../../support/console';
import { useStrictStore } from '../../support/use-strict-store';
import { sampleProperty } from '../api';
import { json, send } from '../caller';
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
beforeEach(() => {
  store.reset();
  vi.stubEnv('SETUP_CODE', code);
});

describe('the first person', () => {
  it('comes with the set-up code, which is good once', async () => {
    expect(await readStatus(enter('meena', first.password))).toBe(503);
    takeLoggedErrors();
    const answer = await setUp();
    expect(answer.status).toBe(200);
    expect(await isSignedIn(readCookie(answer))).toBe(true);
    expect(await readStatus(enter('Meena', first.password))).toBe(200);
    expect(await readStatus(setUp({ username: 'stranger' }))).toBe(409);
  });

  it('is one, when two come at once', async () => {
    const answers = await Promise.all([setUp(), setUp({ username: 'other' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await listPeople(new Date())).toHaveLength(1);
  });

  it('comes back with another code when all passwords are lost, and elsewhere is signed out', async () => {
    const old = readCookie(await setUp());
    const again = 'other words for the way back';
    vi.stubEnv('SETUP_CODE', again);
    expect(await readStatus(setUp({ code: again, password: 'a new long password' }))).toBe(200);
    expect(await readStatus(enter('meena', first.password))).toBe(401);
    expect(await isSignedIn(old)).toBe(false);
    expect(await listPeople(new Date())).toHaveLength(1);
    expect(await readStatus(setUp({ code: again }))).toBe(409);
  });

  it.each([
    ['a wrong code', { code: 'five other words' }, 401],
    ['a short password', { password: 'short' }, 422],
    ['a user name with markup', { username: '<b>meena</b>' }, 422],
    ['a user name of 200 characters', { username: 'm'.repeat(200) }, 422],
    ['no name', { name: ' ' }, 422],
  ])('with %s nobody is made', async (_, more, status) => {
    expect(await readStatus(setUp(more))).toBe(status);
    expect(await listPeople(new Date())).toEqual([]);
  });

  it('does not mind spaces at the ends of the code', async () => {
    expect(await readStatus(setUp({ code: ` ${first.code} ` }))).toBe(200);
  });

  it('may have letters of any script', async () => {
    expect(await readStatus(setUp({ username: 'மீனா', name: 'மீனா' }))).toBe(200);
    expect(await readStatus(enter('மீனா', first.password))).toBe(200);
  });

  it('is not made by guessing: five codes in a quarter of an hour', async () => {
    const guess = () =>
      call('POST', 'setup', { ...first, code: 'a guess of words' }, '', '203.0.113.5');
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push(await readStatus(guess()));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it.each([
    ['missing', undefined],
    ['too short', 'nine char'],
  ])('row 15: without a usable code nobody is made: %s', async (_, set) => {
    vi.stubEnv('SETUP_CODE', set);
    expect(await readStatus(setUp({ code: set ?? '' }))).toBe(503);
    expect(takeLoggedErrors()).toHaveLength(1);
  });
});

describe('an invitation', () => {
  let cookie = '';
  beforeEach(async () => {
    cookie = readCookie(await setUp());
  });

  it('is good once; opening its page changes nothing', async () => {
    const token = await invite(cookie, { name: 'Ravi' });
    const opened = [await readInvited(token, new Date()), await readInvited(token, new Date())];
    expect(opened.map((person) => person?.name)).toEqual(['Ravi', 'Ravi']);
    const joined = await join(token);
    expect(joined.status).toBe(200);
    expect(await readStatus(join(token, 'thief'))).toBe(410);
    expect(await readStatus(enter('ravi', 'four quiet palms'))).toBe(200);
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
    expect(await readStatus(join(token))).toBe(410);
  });

  it('opens for its owner where wrong attempts have used up the network', async () => {
    const token = await invite(cookie, { name: 'Ravi' });
    const ip = '198.51.100.251';
    const here = (given: string) =>
      readStatus(
        call(
          'POST',
          'join',
          { token: given, username: 'ravi', password: 'four quiet palms' },
          '',
          ip,
        ),
      );
    for (let count = 0; count < 5; count += 1) expect(await here('wrong')).toBe(410);
    expect(await here('wrong')).toBe(429);
    expect(await here(token)).toBe(200);
  });

  it('does not give away the user name of somebody else', async () => {
    expect(await readStatus(join(await invite(cookie, { name: 'Ravi' }), 'MEENA'))).toBe(422);
  });

  it('is none for oneself: one’s own new password asks for the present one', async () => {
    const own = await idOfName(first.name);
    expect(await readStatus(call('POST', 'invite', { id: own }, cookie))).toBe(409);
  });

  it('gives somebody who is there a new password, and ends their sessions', async () => {
    const ravi = readCookie(await join(await invite(cookie, { name: 'Ravi' })));
    const id = await idOfName('Ravi');
    expect(
      await readStatus(join(await invite(cookie, { id }), 'ravi', 'a new long password')),
    ).toBe(200);
    expect(await isSignedIn(ravi)).toBe(false);
    expect(await readStatus(enter('ravi', 'four quiet palms'))).toBe(401);
  });
});

it('row 16: a person who is taken out is out at once, and the last one stays', async () => {
  const meena = readCookie(await setUp());
  const ravi = readCookie(await join(await invite(meena, { name: 'Ravi' })));
  const [one, two] = await listPeople(new Date());
  expect(await readStatus(call('DELETE', `person/${two?.id}`, undefined, meena))).toBe(204);
  const add = { body: sampleProperty, cookie: ravi };
  expect(await readStatus(send(property, 'POST', '/api/property/addproperty', add))).toBe(401);
  const told = await json(await call('GET', 'session', undefined, ravi));
  expect(told).toEqual({ signedIn: false, ended: 'taken-out' });
  expect(await readStatus(enter('ravi', 'four quiet palms'))).toBe(401);
  expect(await readStatus(call('DELETE', `person/${one?.id}`, undefined, meena))).toBe(409);
});

it('row 16: a person who is taken out while they sign in is out', async () => {
  const meena = readCookie(await setUp());
  await join(await invite(meena, { name: 'Ravi' }));
  const id = await idOfName('Ravi');
  const answers = await Promise.all([
    enter('ravi', 'four quiet palms'),
    call('DELETE', `person/${id}`, undefined, meena),
    enter('ravi', 'four quiet palms'),
  ]);
  for (const answer of answers) expect(await isSignedIn(readCookie(answer))).toBe(false);
});

it('row 16: who changes their password stays signed in here only', async () => {
  const here = readCookie(await setUp());
  const elsewhere = readCookie(await enter('meena', first.password));
  const own = { name: 'Meena K', present: 'wrong', password: 'a new long password' };
  expect(await readStatus(call('PUT', 'own', own, here))).toBe(422);
  const changed = await call('PUT', 'own', { ...own, present: first.password }, here);
  expect(changed.status).toBe(200);
  for (const cookie of [here, elsewhere]) expect(await isSignedIn(cookie)).toBe(false);
  expect(await isSignedIn(readCookie(changed))).toBe(true);
  expect(await readStatus(enter('meena', first.password))).toBe(401);
  expect(await readStatus(enter('meena', own.password))).toBe(200);
});
