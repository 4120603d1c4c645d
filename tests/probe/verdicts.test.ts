import { describe, expect, it } from 'vitest';
import { judgeIsolation, judgeSecure, judgeSlashes } from '../../scripts/probe/addresses';
import { isFromCdn, judgeCopies, judgePurge } from '../../scripts/probe/cdn';
import type { Finding } from '../../scripts/probe/finding';
import { headerFaults, judgeCookie, requiredHeaders } from '../../scripts/probe/headers';
import { judgeRefusal, judgeWait } from '../../scripts/probe/limits';
import { judgeEtags, judgeRace, judgeReads, type Stored } from '../../scripts/probe/races';
import { judgeSchedules } from '../../scripts/probe/schedules';
import { judgeFunctions, judgePages, judgeRegion, judgeStoreTime } from '../../scripts/probe/times';
import { securityHeaders } from '../../src/server/edge';

const told = ({ verdict, seen }: Finding) => `${verdict}: ${seen}`;
const check = { check: 'a race', expected: 'one', advice: 'stop', isVital: true };

describe('a race', () => {
  const writer = (by: string, etag: string | false, instance = 'a'): Stored => ({
    instance,
    value: { by },
    etag,
  });
  const losers = (count: number, instance = 'b') =>
    Array.from({ length: count }, (_, at) => writer(`loser ${at}`, false, instance));
  const after = { value: { by: 'winner' }, etag: '"1"' };

  it.each([
    [
      [writer('winner', '"1"'), ...losers(19)],
      after,
      'holds: 1 of 20 won, over 2 running functions',
    ],
    [
      [writer('winner', '"1"'), ...losers(19, 'a')],
      after,
      'holds: 1 of 20 won, over 1 running function',
    ],
    [
      [writer('winner', '"1"'), writer('second', '"2"'), ...losers(18)],
      after,
      'does not hold: 2 of 20 won, over 2 running functions',
    ],
    [
      losers(20),
      { value: null, etag: null },
      'does not hold: 0 of 20 won, over 1 running function; another text is stored',
    ],
    [
      [writer('winner', '"1"'), ...losers(19)],
      { value: { by: 'loser 3' }, etag: '"3"' },
      'does not hold: 1 of 20 won, over 2 running functions; another text is stored',
    ],
    [
      [writer('winner', '"1"'), ...losers(18)],
      after,
      'does not hold: 1 of 19 won, over 2 running functions',
    ],
  ])('%#', (answers, stored, expected) => {
    expect(told(judgeRace(check, answers, stored))).toBe(expected);
  });
});

it('etags have to be the same everywhere', () => {
  expect(judgeEtags({ written: '"1"', read: '"1"', listed: '"1"' }).verdict).toBe('holds');
  expect(told(judgeEtags({ written: '"1"', read: '"2"', listed: '"1"' }))).toBe(
    'does not hold: written "1", read "2", listed "1"',
  );
  expect(told(judgeEtags({ written: '"1"', read: '"1"', listed: undefined }))).toBe(
    'does not hold: written "1", read "1", listed not at all',
  );
  expect(judgeEtags({ written: false, read: false, listed: undefined }).verdict).toBe(
    'does not hold',
  );
});

it('a read that is old is named', () => {
  expect(judgeReads({ 'the write': true, 'the deletion': true }).verdict).toBe('holds');
  expect(told(judgeReads({ 'the write': true, 'the deletion': false }))).toBe(
    'does not hold: not seen: the deletion',
  );
});

describe('headers', () => {
  const required = requiredHeaders();
  const good = Object.fromEntries(Object.entries(required).map(([name, value]) => [name, [value]]));

  it('are those that functions and pages set, and the policy', () => {
    expect(required).toEqual({
      ...securityHeaders,
      'content-security-policy': "frame-ancestors 'none'",
    });
  });

  it.each([
    [{}, []],
    [{ 'x-frame-options': undefined }, ['x-frame-options is missing']],
    [{ 'x-frame-options': ['DENY', 'DENY'] }, ['x-frame-options is there 2 times']],
    [{ 'x-frame-options': ['DENY, DENY'] }, ['x-frame-options is "DENY, DENY"']],
    [{ 'content-security-policy': ["default-src 'none'; frame-ancestors 'none'"] }, []],
    [
      { 'content-security-policy': ["default-src 'none'"] },
      ['content-security-policy is "default-src \'none\'"'],
    ],
    [
      { 'content-security-policy': ["frame-ancestors 'none', frame-ancestors 'none'"] },
      ["content-security-policy is \"frame-ancestors 'none', frame-ancestors 'none'\""],
    ],
  ])('%j', (change, faults) => {
    const headers = Object.fromEntries(
      Object.entries({ ...good, ...change }).filter(([, lines]) => lines !== undefined),
    ) as Record<string, string[]>;
    expect(headerFaults(headers, required)).toEqual(faults);
  });

  it.each([
    ['__Host-sid=a; Path=/; HttpOnly; SameSite=Strict; Max-Age=9; Secure', 'holds: all of it'],
    ['sid=a; Path=/; HttpOnly; SameSite=Strict', 'does not hold: without __Host-, Secure'],
    [
      '__Host-sid=a; Path=/; secure; SameSite=Lax',
      'does not hold: without HttpOnly, SameSite=Strict',
    ],
  ])('cookie %s', (line, expected) => expect(told(judgeCookie(line))).toBe(expected));
});

describe('the CDN', () => {
  const answer = (id: string, cache?: string, status = 200) => ({
    status,
    headers: cache === undefined ? {} : { 'cache-status': cache.split(' | ') },
    body: Buffer.from(id),
    firstByte: 1,
  });
  const hit = '"Netlify Edge"; hit';

  it.each([
    [hit, true],
    ['"Netlify Edge"; fwd=miss | "Netlify Durable"; hit; ttl=9', true],
    ['"Netlify Durable"; fwd=miss, "Netlify Edge"; fwd=miss', false],
    [undefined, false],
  ])('%s', (cache, expected) => expect(isFromCdn(answer('a', cache))).toBe(expected));

  it.each([
    [answer('a', hit), answer('a', hit), answer('b'), ['holds', 'holds', 'holds']],
    [answer('b'), answer('a', hit), answer('b'), ['does not hold', 'holds', 'holds']],
    [answer('a', hit), answer('c'), answer('b'), ['holds', 'does not hold', 'holds']],
    [answer('a', hit), answer('a', hit), answer('a', hit), ['holds', 'holds', 'does not hold']],
    [
      answer('a', hit),
      answer('a', hit),
      answer('b', hit, 500),
      ['holds', 'holds', 'does not hold'],
    ],
  ])('copies %#', (again, withCampaign, withVariant, verdicts) => {
    const found = judgeCopies({ plain: answer('a'), again, withCampaign, withVariant });
    expect(found.map(({ verdict }) => verdict)).toEqual(verdicts);
  });

  it.each([
    [true, 1.24, 'holds: a new answer after 1.2 s'],
    [true, null, 'does not hold: still the old answer after 30 s'],
    [false, 1, 'does not hold: the platform did not take the purge'],
  ])('purge %s %s', (isTaken, seconds, expected) =>
    expect(told(judgePurge(isTaken, seconds))).toBe(expected),
  );
});

it.each([
  [{ status: 200, milliseconds: 9_020, isStoreRefused: true }, 'holds: our own answer after 9.0 s'],
  [
    { status: 502, milliseconds: 9_900, isStoreRefused: false },
    'does not hold: status 502 after 9.9 s',
  ],
  [
    { status: 200, milliseconds: 12_000, isStoreRefused: true },
    'does not hold: our own answer after 12.0 s',
  ],
  [
    { status: 200, milliseconds: 40, isStoreRefused: true },
    'does not hold: our own answer after 0.0 s',
  ],
])('a silent store: %j', (waited, expected) => expect(told(judgeWait(waited))).toBe(expected));

it.each([
  [413, true, 'holds: 413'],
  [500, true, 'does not hold: 500'],
  [null, true, 'does not hold: the connection was cut'],
  [413, false, 'does not hold: 413, and the site no longer answers'],
])('a huge body: %s %s', (status, isAlive, expected) =>
  expect(told(judgeRefusal(status, isAlive))).toBe(expected),
);

describe('schedules', () => {
  const now = '2026-11-22T12:00:00.000Z';
  const run = (at: string, failed: string[] = []) => ({ at, failed });
  const [recent, late] = [run('2026-11-22T11:56:00.000Z'), run('2026-11-22T11:53:00.000Z')];
  const [night, older] = [run('2026-11-21T21:50:00.000Z'), run('2026-11-20T20:40:00.000Z')];
  const later = 'not shown here: not yet: ask again after 21:00 UTC';

  it.each([
    [{ sweep: recent, nightly: night }, ['holds: 4 minutes ago', 'holds: 14 hours ago']],
    [
      { sweep: late, nightly: older },
      ['does not hold: 7 minutes ago', 'does not hold: 39 hours ago'],
    ],
    [
      { sweep: run(recent.at, ['pages']), nightly: null },
      ['does not hold: 4 minutes ago; failed: pages', later],
    ],
    [
      { sweep: null, nightly: run(night.at, ['backup']) },
      ['does not hold: it never ran', 'does not hold: 14 hours ago; failed: backup'],
    ],
  ])('%#', (runs, expected) => {
    expect(judgeSchedules({ now, ...runs }, false).map(told)).toEqual(expected);
  });

  it('need not run on a developer’s machine', () => {
    expect(judgeSchedules({ now, sweep: late, nightly: null }, true).map(told)).toEqual([
      'not shown here: no schedule on this machine: 7 minutes ago',
      later,
    ]);
  });
});

it('regions and times', () => {
  const storeRegion = 'ap-southeast-1';
  expect(judgeRegion({ functionRegion: storeRegion, storeRegion }).verdict).toBe('holds');
  expect(told(judgeRegion({ functionRegion: 'us-east-2', storeRegion }))).toBe(
    'does not hold: functions in us-east-2, data in ap-southeast-1',
  );
  expect(judgeRegion({ functionRegion: null, storeRegion }).verdict).toBe('not shown here');
  expect(told(judgeStoreTime([9, 300, 12]))).toBe('holds: 12.0 ms');
  expect(told(judgeStoreTime([230, 210, 12]))).toBe('does not hold: 210.0 ms');
  const fast = { first: 900, later: [30, 40, 2_000] };
  expect(told(judgeFunctions({ blog: fast }))).toBe('holds: blog 900, 40');
  expect(judgeFunctions({ blog: fast, mail: { first: 5_000, later: [9] } }).verdict).toBe(
    'does not hold',
  );
  expect(told(judgePages({ '/': fast }, true))).toBe('holds: / 40');
  expect(judgePages({ '/': fast }, false).verdict).toBe('does not hold');
  expect(judgePages({ '/': { first: 9, later: [700] } }, true).verdict).toBe('does not hold');
});

describe('addresses', () => {
  const site = new URL('https://homes.example');
  const answer = (status: number, location?: string, text = '') => ({
    status,
    headers: location === undefined ? {} : { location: [location] },
    body: Buffer.from(text),
  });

  it.each([
    [answer(301, 'https://homes.example/'), 'holds'],
    [answer(302, 'https://homes.example/'), 'does not hold'],
    [answer(301, 'https://other.example/'), 'does not hold'],
    [answer(200), 'does not hold'],
  ])('http %#', (seen, verdict) => expect(judgeSecure(site, seen).verdict).toBe(verdict));

  it.each([
    [answer(301, '/about'), 'holds'],
    [answer(308, 'https://homes.example/about'), 'holds'],
    [answer(200, undefined, '<link rel="canonical" href="https://homes.example/about">'), 'holds'],
    [
      answer(200, undefined, '<link rel="canonical" href="https://homes.example/about/">'),
      'does not hold',
    ],
    [answer(404), 'does not hold'],
  ])('slash %#', (seen, verdict) =>
    expect(judgeSlashes({ '/about/': seen }).verdict).toBe(verdict),
  );

  it.each([
    ['homes.example', 'production', 'probe', 'holds'],
    ['homes.netlify.app', 'production', 'probe', 'holds'],
    ['0123456789abcdef01234567--homes.netlify.app', 'production', 'probe', 'holds'],
    ['deploy-preview-7--homes.netlify.app', 'deploy-preview', 'deploy-preview-probe', 'holds'],
    ['deploy-preview-7--homes.netlify.app', 'production', 'probe', 'does not hold'],
    ['deploy-preview-7--homes.netlify.app', 'deploy-preview', 'probe', 'does not hold'],
    ['homes.example', 'production', 'production-probe', 'does not hold'],
  ])('%s %s %s', (host, context, storeName, verdict) =>
    expect(judgeIsolation(new URL(`https://${host}`), { context, storeName }).verdict).toBe(
      verdict,
    ),
  );
});
