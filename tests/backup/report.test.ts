import { expect, it } from 'vitest';
import { ageOf, erasedLines, reportLines } from '../../scripts/backup/report.mjs';

const now = new Date('2026-11-22T21:30:00.000Z');
const entry = (store: 'erased' | 'enquiries', state: string) => ({
  store,
  key: 'one',
  sha256: '',
  bytes: 0,
  state,
});

it.each([
  ['2026-11-22T21:00:00.000Z', 'less than a day old'],
  ['2026-11-21T21:30:00.000Z', '1 day old'],
  ['2026-09-30T21:00:00.000Z', '53 days old'],
])('a backup from %s is %s', (at, words) => {
  expect(ageOf(at, now)).toBe(words);
});

it('the report counts what the site remembers as erased, else warns of what comes back', () => {
  expect(erasedLines([entry('enquiries', 'erased'), entry('enquiries', 'missing')])).toEqual([
    'Left out, as the site remembers that it was erased since: 1.',
  ]);
  const warning = erasedLines([entry('enquiries', 'missing')]).join(' ');
  expect(warning).toContain('what was erased since COMES BACK, enquiries too that people asked');
  expect(erasedLines([entry('enquiries', 'same'), entry('enquiries', 'different')])).toEqual([]);
});

it('the report names the marks of what was erased', () => {
  const compared = [entry('erased', 'missing')];
  expect(reportLines({ compared, siteOnly: [] }, { replace: false })).toEqual([
    'marks of what was erased',
    '  1 new',
  ]);
});
