import { describe, expect, it } from 'vitest';
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

describe('what was erased since the backup', () => {
  const [erased, missing] = [entry('enquiries', 'erased'), entry('enquiries', 'missing')];
  const notRestored = 'Not restored, as the site remembers that it was erased since: 1.';

  it('is counted where the site remembers it', () => {
    expect(erasedLines([erased, entry('enquiries', 'same')])).toEqual([notRestored]);
  });

  it('comes back where it does not, which is said, however much else it remembers', () => {
    const warning = erasedLines([missing]);
    expect(warning.join(' ')).toContain(
      'erased after the newest backup restored to it. That COMES BACK, enquiries too that people asked',
    );
    expect(erasedLines([erased, missing])).toEqual([notRestored, ...warning]);
  });

  it('is not spoken of where nothing of the file is missing but marks', () => {
    const there = [entry('enquiries', 'same'), entry('enquiries', 'different')];
    expect(erasedLines([...there, entry('erased', 'missing')])).toEqual([]);
  });
});

it('the report names the marks of what was erased', () => {
  const compared = [entry('erased', 'missing')];
  expect(reportLines({ compared, siteOnly: [] }, { replace: false })).toEqual([
    'marks of what was erased',
    '  1 new',
  ]);
});
