import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ageOf, behind, behindLines, unkeptLines } from '../../scripts/dependencies/age.mjs';
import { ownDependencies } from '../../scripts/dependencies/installed.mjs';
import { root } from '../../scripts/setup/root.mjs';

const today = new Date('2026-11-22T12:00:00Z');

/** As `npm view NAME time version --json` prints it. */
function answer(version: string, ...releases: [string, string][]) {
  const created = { created: '2019-01-01T00:00:00.000Z', modified: '2026-11-01T00:00:00.000Z' };
  return { time: { ...created, ...Object.fromEntries(releases) }, version };
}

it.each([
  ['1.2.3', '1.2.3', null],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.9.9', '2.0.0', 'major'],
  ['9.0.0', '10.0.0', 'major'],
  ['2.0.0', '1.9.9', null],
  ['2.0.0-beta.1', '2.0.0', null],
])('%s beside the latest %s is behind by %s', (installed, latest, step) => {
  expect(behind(installed, latest)).toBe(step);
});

it.each([
  ['2024-11-21T23:59:59.000Z', true],
  ['2024-11-22T00:00:00.000Z', false],
  ['2026-11-21T00:00:00.000Z', false],
])('a package whose last release was on %s is unkept: %s', (moment, isUnkept) => {
  const { time, version } = answer(
    '1.1.0',
    ['1.0.0', '2020-01-01T00:00:00.000Z'],
    ['1.1.0', moment],
  );
  expect(ageOf({ name: 'one', installed: '1.0.0' }, { time, version }, today)).toEqual({
    name: 'one',
    installed: '1.0.0',
    latest: '1.1.0',
    behind: 'minor',
    lastRelease: moment.slice(0, 10),
    isUnkept,
  });
});

it('the last release is the newest of all, also of an older line', () => {
  const given = answer(
    '2.0.0',
    ['2.0.0', '2021-05-01T00:00:00Z'],
    ['1.9.1', '2026-01-02T00:00:00Z'],
  );
  expect(ageOf({ name: 'one', installed: '2.0.0' }, given, today)?.lastRelease).toBe('2026-01-02');
});

it.each([
  ['nothing', null],
  ['a refusal', { error: { code: 'E404', summary: 'Not Found' } }],
  ['a missing line', { error: { code: 'ECONNREFUSED', summary: 'request failed' } }],
  ['a text', 'ok'],
  ['no release', { time: { created: '2019-01-01T00:00:00Z' }, version: '1.0.0' }],
])('%s says nothing about a package', (_name, given) => {
  expect(ageOf({ name: 'one', installed: '1.0.0' }, given, today)).toBeNull();
});

const age = { installed: '1.0.0', latest: '1.0.0', behind: null, lastRelease: '2020-02-03' };

it('an unkept package has a reason to stay, or the report asks for one', () => {
  const ages = [
    { ...age, name: 'old', isUnkept: true },
    { ...age, name: 'older', isUnkept: true },
    { ...age, name: 'kept', isUnkept: false },
  ];
  expect(unkeptLines(ages, { old: 'asked for', kept: 'not yet old' })).toEqual([
    'old, last release 2020-02-03: asked for',
    'older, last release 2020-02-03: NO REASON: replace it, or say in reasons.json why it stays',
  ]);
});

it('a package that is behind is listed with the distance, and with its reason if there is one', () => {
  const ages = [
    { ...age, name: 'one', latest: '2.0.0', behind: 'major' },
    { ...age, name: 'two', latest: '1.0.1', behind: 'patch' },
    { ...age, name: 'three' },
  ];
  expect(behindLines(ages, { one: 'its user takes 1' })).toEqual([
    'one 1.0.0 → 2.0.0 (major): its user takes 1',
    'two 1.0.0 → 1.0.1 (patch)',
  ]);
});

it('every reason is about a package that we depend on', () => {
  const file = path.join(root, 'scripts', 'dependencies', 'reasons.json');
  const names = ownDependencies().map(({ name }) => name);
  const reasons = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(Object.keys(reasons).filter((name) => !names.includes(name))).toEqual([]);
});
