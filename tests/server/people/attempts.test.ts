import { beforeEach, describe, expect, it, vi } from 'vitest';
import auth from '../../../netlify/functions/auth';
import {
  attemptWindowMilliseconds,
  limitNetworks,
  limitKnown,
  requireCorrect,
} from '../../../src/server/people/attempts';
import { hashPassword } from '../../../src/server/auth/password';
import { people } from '../../../src/server/auth/people';
import { Problem } from '../../../src/server/http/problem';
import { edit } from '../../../src/server/people/decisions';
import { send } from '../../netlify/caller';
import { letIn } from '../../support/people';
import { repeats } from '../../support/repeats';
import { useStrictStore } from '../../support/use-strict-store';

await useStrictStore();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const minute = 60_000;
const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const refusals = { wrong: new Problem(401, 'wrong'), tooMany: (minutes: number) => `${minutes}` };
const isRight = () => Promise.resolve(false);

it('say after how many minutes the first slot becomes free', async () => {
  const guess = () => requireCorrect(limitKnown('a'), isRight, refusals);
  for (let index = 0; index < 5; index += 1)
    await expect(guess()).rejects.toMatchObject({ status: 401 });
  wait(61_000);
  await expect(guess()).rejects.toMatchObject({
    status: 429,
    detail: '14',
    options: { headers: { 'retry-after': '839' } },
  });
});

it.each([
  ['the addresses of a /64', (index: number) => `2001:db8:1:1::${index}`, 5],
  ['the networks of a /56', (index: number) => `2001:db8:1:${index}::1`, 10],
  ['the networks of a /48', (index: number) => `2001:db8:1:${index}00::1`, 20],
  ['an IPv4 address, written in several ways', ipv4, 5],
  ['different IPv4 addresses', (index: number) => `203.0.113.${index}`, 30],
])('wrong answers from %s are those of one sender up to a bound', async (_name, find, expected) => {
  let made = 0;
  for (let index = 1; index <= 30; index += 1)
    await requireCorrect(limitNetworks(find(index)), isRight, refusals).catch((thrown: unknown) => {
      made += thrown === refusals.wrong ? 1 : 0;
    });
  expect(made).toBe(expected);
});

function ipv4(index: number): string {
  return index % 2 === 0 ? '192.0.2.200' : '::ffff:c000:2c8';
}

const enter = (username: string, password: string, ip: string, cookie = '') =>
  send(auth, 'POST', '/api/auth/signin', { body: { username, password }, ip, cookie });
const readCookies = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');

describe('row 61: an owner whose user name is attacked', () => {
  const password = 'three quiet palms';

  it.each([
    [
      'one each two minutes, for two hours in the campaign',
      repeats(20, 60),
      2 * minute,
      makeStranger,
    ],
    ['fifty in a minute from fifty networks', 50, 1_000, makeStranger],
    ['twenty from the owner’s own network', 20, minute, () => '203.0.113.7'],
  ])(
    'is never refused in a browser they know: %s',
    async (_name, times, pause, findAddress) => {
      await letIn('meena', password);
      const cookie = readCookies(await enter('meena', password, '203.0.113.7'));
      let made = 0;
      for (let index = 0; index < times; index += 1) {
        const { status } = await enter('meena', 'wrong', findAddress(index));
        made += status === 401 ? 1 : 0;
        wait(pause);
        if (index % 10 === 9)
          expect((await enter('meena', password, '203.0.113.7', cookie)).status).toBe(200);
      }
      expect(made).toBeLessThanOrEqual(50);
    },
    300_000,
  );

  it('elsewhere is told what the way out is', async () => {
    await letIn('meena', password);
    for (let index = 0; index < 5; index += 1) await enter('meena', 'wrong', makeStranger(index));
    const answer = await enter('meena', password, '203.0.113.7');
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({
      detail: expect.stringContaining('in which you have signed in before') as string,
    });
  });

  it('has five attempts of their own there, and no others', async () => {
    await letIn('meena', password);
    const cookie = readCookies(await enter('meena', password, '203.0.113.7'));
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await enter('meena', 'wrong', '203.0.113.7', cookie)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await enter('meena', password, '203.0.113.8')).status).toBe(200);
  });

  it('is a stranger there after a new password, until they sign in', async () => {
    const id = await letIn('meena', password);
    const cookie = readCookies(await enter('meena', password, '203.0.113.7'));
    await people.change(edit(id, { password: await hashPassword('a new long password') }));
    for (let index = 0; index < 5; index += 1) await enter('meena', 'wrong', makeStranger(index));
    expect((await enter('meena', 'a new long password', '203.0.113.7', cookie)).status).toBe(429);
    wait(attemptWindowMilliseconds);
    const known = readCookies(await enter('meena', 'a new long password', '203.0.113.7'));
    for (let index = 0; index < 5; index += 1) await enter('meena', 'wrong', makeStranger(index));
    expect((await enter('meena', 'a new long password', '203.0.113.7', known)).status).toBe(200);
  });

  it.each([
    ['forged', (cookie: string) => cookie.replace(/\.[^.]+$/, `.${'A'.repeat(43)}`)],
    ['of somebody else', (cookie: string) => cookie.replaceAll('id-ravi', 'id-meena')],
  ])('shares nothing with a browser whose cookie is %s', async (_name, change) => {
    await letIn('meena', password);
    await letIn('ravi', 'four quiet palms', 'Ravi');
    const own = readCookies(await enter('ravi', 'four quiet palms', '203.0.113.9'));
    const cookie = change(own);
    for (let index = 0; index < 5; index += 1)
      await enter('meena', 'wrong', makeStranger(index), cookie);
    expect((await enter('meena', password, makeStranger(6), cookie)).status).toBe(429);
  });
});

function makeStranger(index: number): string {
  return `198.51.100.${index}`;
}

/** Runs of the hash, counted by the only answers that need one. */
const needsHash = [200, 401];

it.each(Array.from({ length: repeats(2, 10) }, (_, round) => round + 1))(
  'row 14: 50 wrong passwords at once are 5 runs of the hash, round %i',
  async () => {
    await letIn('meena', 'three quiet palms');
    await letIn('ravi', 'four quiet palms', 'Ravi');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => enter('meena', 'wrong', '198.51.100.9')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => needsHash.includes(status)).length).toBeLessThanOrEqual(5);
    expect((await enter('ravi', 'four quiet palms', '198.51.100.10')).status).toBe(200);
  },
);
